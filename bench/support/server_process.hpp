// `arbiter serve` as a child, and what the system tells of it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <thread>

#include <sys/types.h>

#include "bench/support/connection.hpp"
#include "bench/support/figures.hpp"

namespace arbiter::bench {

/// What the system tells of a process.
struct Usage {
    double resident_mib = 0;
    double peak_mib = 0;
    double cpu_seconds = 0;
};

/// Zeros where there is no such process.
Usage usage_of(pid_t process);

/// "http://127.0.0.1:8080/" or "127.0.0.1:8080", of the loopback network only: nothing else is ever
/// put under load.
std::optional<Address> read_address(std::string_view url);

/// Ends with its owner.
class ServerProcess {
  public:
    /// Any free port; its games are in `data`. Throws where it does not listen.
    ServerProcess(const std::string& program, const std::filesystem::path& data);
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;
    ~ServerProcess();

    [[nodiscard]] const Address& address() const { return address_; }
    [[nodiscard]] pid_t id() const { return id_; }

  private:
    pid_t id_ = -1;
    int output_ = -1;
    Address address_;
};

/// A folder that goes with its owner.
class TemporaryFolder {
  public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

/// How long this machine takes to have 4 KiB more of a file in a folder on its disk.
class Disk {
  public:
    explicit Disk(const std::filesystem::path& folder);
    Disk(const Disk&) = delete;
    Disk& operator=(const Disk&) = delete;
    ~Disk();

    /// 200 times, one after the other.
    [[nodiscard]] Figures measure() const;

    /// Now and then, in a thread of its own: what the disk gives beside all that uses it.
    void begin_watching();
    Figures end_watching();

  private:
    void append(Figures& figures) const;

    int file_ = -1;
    Figures watched_;
    std::jthread watcher_;
};

}  // namespace arbiter::bench
