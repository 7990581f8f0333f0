#include "bench/support/server_process.hpp"

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace arbiter::bench {

namespace {

constexpr int appends = 200;
constexpr std::size_t append_bytes = 4096;
constexpr std::chrono::milliseconds poll_pause{150};

std::string read_all(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// "VmRSS:     1234 kB".
double mebibytes_of(const std::string& status, std::string_view name) {
    const std::size_t at = status.find("\n" + std::string(name) + ":");
    return at == status.npos ? 0
                             : std::strtod(status.c_str() + at + name.size() + 2, nullptr) / 1024;
}

double cpu_seconds_of(const std::string& stat) {
    // The name, in brackets, may have anything in it; user and system time are the 12th and 13th
    // of what follows it (proc(5)).
    constexpr int before = 12;
    const char* at = stat.c_str() + stat.rfind(')') + 1;
    for (int i = 0; i < before && at != nullptr; ++i)
        at = std::char_traits<char>::find(at + 1, std::char_traits<char>::length(at + 1), ' ');
    if (at == nullptr)
        return 0;
    char* rest = nullptr;
    const double user = std::strtod(at, &rest);
    return (user + std::strtod(rest, nullptr)) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

[[noreturn]] void become(const std::string& program, const std::string& data, int output) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(output, STDOUT_FILENO);
    execl(program.c_str(), program.c_str(), "serve", "--listen", "127.0.0.1:0", "--data",
          data.c_str(), static_cast<char*>(nullptr));
    _exit(127);
}

std::string read_line(int descriptor) {
    std::string line;
    char c = 0;
    while (line.size() < 1000 && ::read(descriptor, &c, 1) == 1 && c != '\n')
        line += c;
    return line;
}

}  // namespace

Usage usage_of(pid_t process) {
    const std::string folder = "/proc/" + std::to_string(process);
    const std::string status = read_all(folder + "/status");
    const std::string stat = read_all(folder + "/stat");
    if (status.empty() || stat.empty())
        return {};
    return {mebibytes_of(status, "VmRSS"), mebibytes_of(status, "VmHWM"), cpu_seconds_of(stat)};
}

std::optional<Address> read_address(std::string_view url) {
    constexpr std::string_view scheme = "http://";
    if (url.starts_with(scheme))
        url.remove_prefix(scheme.size());
    if (url.ends_with('/'))
        url.remove_suffix(1);
    std::array<unsigned, 5> parts{};
    const char* at = url.data();
    const char* const end = url.data() + url.size();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto [rest, problem] = std::from_chars(at, end, parts[i]);
        const bool is_right_end =
            i + 1 == parts.size() ? rest == end : rest != end && *rest == (i == 3 ? ':' : '.');
        if (problem != std::errc() || !is_right_end || parts[i] > (i == 4 ? 65535U : 255U))
            return std::nullopt;
        at = rest + 1;
    }
    if (parts[0] != 127)
        return std::nullopt;
    return Address{parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | parts[3],
                   static_cast<std::uint16_t>(parts[4])};
}

ServerProcess::ServerProcess(const std::string& program, const std::filesystem::path& data) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        throw std::system_error(errno, std::generic_category(), "pipe");
    id_ = fork();
    if (id_ < 0)
        throw std::system_error(errno, std::generic_category(), "fork");
    if (id_ == 0)
        become(program, data.string(), ends[1]);
    ::close(ends[1]);
    output_ = ends[0];
    constexpr std::string_view before = "listening on ";
    const std::string line = read_line(output_);
    const auto address = line.starts_with(before)
                             ? read_address(std::string_view(line).substr(before.size()))
                             : std::nullopt;
    if (address) {
        address_ = *address;
        return;
    }
    ::close(output_);
    kill(id_, SIGKILL);
    waitpid(id_, nullptr, 0);
    throw std::runtime_error(program + ": no server that listens; it said: " + line);
}

ServerProcess::~ServerProcess() {
    kill(id_, SIGTERM);
    waitpid(id_, nullptr, 0);
    ::close(output_);
}

TemporaryFolder::TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "arbiter-load-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr)
        throw std::system_error(errno, std::generic_category(), name);
    path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

Disk::Disk(const std::filesystem::path& folder) {
    std::string name = (folder / "arbiter-disk-XXXXXX").string();
    file_ = mkstemp(name.data());
    if (file_ < 0)
        throw std::system_error(errno, std::generic_category(), name);
    // It goes when it is closed, however this program ends.
    unlink(name.c_str());
}

Disk::~Disk() {
    end_watching();
    ::close(file_);
}

Figures Disk::measure() const {
    Figures figures;
    for (int i = 0; i < appends; ++i)
        append(figures);
    return figures;
}

void Disk::begin_watching() {
    watcher_ = std::jthread([this](const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            append(watched_);
            std::this_thread::sleep_for(poll_pause);
        }
    });
}

Figures Disk::end_watching() {
    watcher_.request_stop();
    if (watcher_.joinable())
        watcher_.join();
    return watched_;
}

void Disk::append(Figures& figures) const {
    static const std::string bytes(append_bytes, 'x');
    const Time begin = Clock::now();
    // On a full disk there is nothing to tell.
    if (write(file_, bytes.data(), bytes.size()) > 0 && fdatasync(file_) == 0)
        figures.add(Clock::now() - begin);
}

}  // namespace arbiter::bench
