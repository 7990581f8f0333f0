#include "tests/sqlite/faulty_disk.hpp"

#include <fstream>
#include <utility>

namespace arbiter {

/// As SQLite allocates it: what it knows of a file, then ours, then the real one right behind.
struct FaultyDisk::File {
    sqlite3_file base;
    FaultyDisk* disk;
    std::string* name;

    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
    const sqlite3_io_methods* methods() { return real()->pMethods; }

    std::string bytes() {
        sqlite3_int64 size = 0;
        methods()->xFileSize(real(), &size);
        std::string all(static_cast<std::size_t>(size), '\0');
        if (!all.empty())
            methods()->xRead(real(), all.data(), static_cast<int>(all.size()), 0);
        return all;
    }
};

struct FaultyDisk::Methods {
    static File& file(sqlite3_file* base) { return *reinterpret_cast<File*>(base); }

    static int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* base, int flags, int* got) {
        auto& disk = *static_cast<FaultyDisk*>(vfs->pAppData);
        if (path == nullptr || std::filesystem::path(path).parent_path() != disk.folder_)
            return disk.real_->xOpen(disk.real_, path, base, flags, got);
        auto& opened = *reinterpret_cast<File*>(base);
        const int outcome = disk.real_->xOpen(disk.real_, path, opened.real(), flags, got);
        opened.base.pMethods = opened.real()->pMethods == nullptr ? nullptr : &table;
        if (opened.base.pMethods == nullptr)
            return outcome;
        opened.disk = &disk;
        opened.name =
            new std::string(path == nullptr ? "" : std::filesystem::path(path).filename().string());
        const std::lock_guard lock(disk.mutex_);
        disk.open_[*opened.name].push_back(&opened);
        disk.synced_.try_emplace(*opened.name, opened.bytes());
        return outcome;
    }

    static int remove(sqlite3_vfs* vfs, const char* path, int is_synced) {
        auto& disk = *static_cast<FaultyDisk*>(vfs->pAppData);
        if (std::filesystem::path(path).parent_path() == disk.folder_) {
            const std::lock_guard lock(disk.mutex_);
            disk.synced_.erase(std::filesystem::path(path).filename());
        }
        return disk.real_->xDelete(disk.real_, path, is_synced);
    }

    static int close(sqlite3_file* base) {
        File& closed = file(base);
        {
            const std::lock_guard lock(closed.disk->mutex_);
            auto& handles = closed.disk->open_[*closed.name];
            std::erase(handles, &closed);
            if (handles.empty())
                closed.disk->open_.erase(*closed.name);
        }
        delete closed.name;
        return closed.methods()->xClose(closed.real());
    }

    static int write(sqlite3_file* base, const void* bytes, int count, sqlite3_int64 offset) {
        File& written = file(base);
        const int outcome = written.disk->ask(Act::write, written);
        return outcome != SQLITE_OK
                   ? outcome
                   : written.methods()->xWrite(written.real(), bytes, count, offset);
    }

    static int sync(sqlite3_file* base, int flags) {
        File& synced = file(base);
        if (const int failure = synced.disk->ask(Act::sync, synced); failure != SQLITE_OK)
            return failure;
        const int outcome = synced.methods()->xSync(synced.real(), flags);
        if (outcome == SQLITE_OK)
            synced.disk->note_synced(synced);
        return outcome;
    }

    static int read(sqlite3_file* base, void* bytes, int count, sqlite3_int64 offset) {
        return file(base).methods()->xRead(file(base).real(), bytes, count, offset);
    }
    static int truncate(sqlite3_file* base, sqlite3_int64 size) {
        return file(base).methods()->xTruncate(file(base).real(), size);
    }
    static int file_size(sqlite3_file* base, sqlite3_int64* size) {
        return file(base).methods()->xFileSize(file(base).real(), size);
    }
    static int lock(sqlite3_file* base, int level) {
        return file(base).methods()->xLock(file(base).real(), level);
    }
    static int unlock(sqlite3_file* base, int level) {
        return file(base).methods()->xUnlock(file(base).real(), level);
    }
    static int check_lock(sqlite3_file* base, int* is_locked) {
        return file(base).methods()->xCheckReservedLock(file(base).real(), is_locked);
    }
    static int control(sqlite3_file* base, int what, void* argument) {
        return file(base).methods()->xFileControl(file(base).real(), what, argument);
    }
    static int sector_size(sqlite3_file* base) {
        return file(base).methods()->xSectorSize(file(base).real());
    }
    static int characteristics(sqlite3_file* base) {
        return file(base).methods()->xDeviceCharacteristics(file(base).real());
    }
    static int map(sqlite3_file* base, int page, int size, int extend, void volatile** mapped) {
        return file(base).methods()->xShmMap(file(base).real(), page, size, extend, mapped);
    }
    static int shared_lock(sqlite3_file* base, int offset, int count, int flags) {
        return file(base).methods()->xShmLock(file(base).real(), offset, count, flags);
    }
    static void barrier(sqlite3_file* base) {
        file(base).methods()->xShmBarrier(file(base).real());
    }
    static int unmap(sqlite3_file* base, int is_removed) {
        return file(base).methods()->xShmUnmap(file(base).real(), is_removed);
    }

    static constexpr sqlite3_io_methods table{
        .iVersion = 2,
        .xClose = close,
        .xRead = read,
        .xWrite = write,
        .xTruncate = truncate,
        .xSync = sync,
        .xFileSize = file_size,
        .xLock = lock,
        .xUnlock = unlock,
        .xCheckReservedLock = check_lock,
        .xFileControl = control,
        .xSectorSize = sector_size,
        .xDeviceCharacteristics = characteristics,
        .xShmMap = map,
        .xShmLock = shared_lock,
        .xShmBarrier = barrier,
        .xShmUnmap = unmap,
        .xFetch = nullptr,
        .xUnfetch = nullptr,
    };
};

FaultyDisk::FaultyDisk(std::filesystem::path folder)
    : folder_(std::move(folder)), real_(sqlite3_vfs_find(nullptr)), vfs_(*real_) {
    vfs_.zName = "faulty";
    vfs_.pAppData = this;
    vfs_.szOsFile += static_cast<int>(sizeof(File));
    vfs_.xOpen = Methods::open;
    vfs_.xDelete = Methods::remove;
    sqlite3_vfs_register(&vfs_, 1);
}

FaultyDisk::~FaultyDisk() {
    sqlite3_vfs_unregister(&vfs_);
    sqlite3_vfs_register(real_, 1);
}

void FaultyDisk::follow(Rule rule) {
    const std::lock_guard lock(mutex_);
    rule_ = std::move(rule);
}

int FaultyDisk::ask(Act act, const File& file) {
    Rule rule;
    {
        const std::lock_guard lock(mutex_);
        rule = rule_;
    }
    return rule ? rule(act, *file.name) : SQLITE_OK;
}

void FaultyDisk::note_synced(File& file) {
    const std::lock_guard lock(mutex_);
    synced_[*file.name] = file.bytes();
}

FaultyDisk::Contents FaultyDisk::present() {
    const std::lock_guard lock(mutex_);
    Contents contents;
    for (const auto& [name, handles] : open_)
        contents[name] = handles.front()->bytes();
    return contents;
}

FaultyDisk::Contents FaultyDisk::synced() {
    const std::lock_guard lock(mutex_);
    return synced_;
}

void write_files(const FaultyDisk::Contents& contents, const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    for (const auto& [name, bytes] : contents)
        std::ofstream(folder / name, std::ios::binary) << bytes;
}

}  // namespace arbiter
