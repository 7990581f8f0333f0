// The disk as SQLite sees it, which fails when a test wants it to, and can tell what would be there
// after a crash.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include <sqlite3.h>

namespace arbiter {

/// Stands between SQLite and the files of one folder that are opened while this lives. It must
/// outlive them.
class FaultyDisk {
  public:
    enum class Act : std::uint8_t { write, sync };
    /// What comes of it: SQLITE_OK, and it is done, or the failure, and it is not. Asked in the
    /// thread that acts. The name is that of the file in its folder.
    using Rule = std::function<int(Act act, std::string_view name)>;
    /// The bytes of files by their names.
    using Contents = std::map<std::string, std::string>;

    explicit FaultyDisk(std::filesystem::path folder);
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;
    ~FaultyDisk();

    void follow(Rule rule);
    void mend() { follow({}); }

    /// What a program that is killed now leaves behind: for use in a rule.
    [[nodiscard]] Contents present();
    /// What a power cut leaves, at worst: each file as it was synced last.
    [[nodiscard]] Contents synced();

  private:
    struct File;
    struct Methods;

    int ask(Act act, const File& file);
    void note_synced(File& file);

    std::filesystem::path folder_;
    sqlite3_vfs* real_;
    sqlite3_vfs vfs_;
    std::mutex mutex_;
    Rule rule_;
    std::map<std::string, std::vector<File*>> open_;
    Contents synced_;
};

/// Writes the files into a folder.
void write_files(const FaultyDisk::Contents& contents, const std::filesystem::path& folder);

}  // namespace arbiter
