#include "apps/arbiter/frame/peek.hpp"

#include <array>
#include <chrono>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace arbiter {

namespace {

/// Closes what it holds.
class OpenFile {
  public:
    explicit OpenFile(int descriptor) : descriptor_(descriptor) {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() {
        if (descriptor_ >= 0)
            close(descriptor_);
    }
    [[nodiscard]] int descriptor() const { return descriptor_; }

  private:
    int descriptor_;
};

std::string filled(std::string text, ssize_t length) {
    text.resize(length > 0 ? static_cast<std::size_t>(length) : 0);
    return text;
}

std::string beginning_of_file(int descriptor, std::size_t most_bytes) {
    std::string text(most_bytes, '\0');
    const off_t at = lseek(descriptor, 0, SEEK_CUR);
    const ssize_t length = at < 0 ? -1 : pread(descriptor, text.data(), text.size(), at);
    return filled(std::move(text), length);
}

/// What stands in the pipe is copied into another, and stays where it is. Waits for something.
std::string standing_in_pipe(int descriptor, std::size_t most_bytes) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return {};
    const OpenFile out(ends[0]);
    const OpenFile in(ends[1]);
    const ssize_t copied = tee(descriptor, in.descriptor(), most_bytes, 0);
    std::string text(copied > 0 ? static_cast<std::size_t>(copied) : 0, '\0');
    const ssize_t length = copied > 0 ? ::read(out.descriptor(), text.data(), text.size()) : 0;
    return filled(std::move(text), length);
}

bool has_writer(int descriptor) {
    pollfd state{.fd = descriptor, .events = POLLIN, .revents = 0};
    return poll(&state, 1, 0) >= 0 && (state.revents & POLLHUP) == 0;
}

/// Nothing tells when more comes behind what stands there: it is looked at again and again.
std::string beginning_of_pipe(int descriptor, std::size_t most_bytes) {
    constexpr std::chrono::milliseconds between_looks(5);
    for (;;) {
        const bool may_grow = has_writer(descriptor);
        std::string text = standing_in_pipe(descriptor, most_bytes);
        const std::size_t begin = text.find_first_not_of(" \t\r\n");
        const bool has_line =
            begin != std::string::npos && text.find('\n', begin) != std::string::npos;
        if (!may_grow || text.empty() || text.size() == most_bytes || has_line)
            return text;
        std::this_thread::sleep_for(between_looks);
    }
}

}  // namespace

std::string beginning_of(const std::string& path, std::size_t most_bytes) {
    struct stat state{};
    if (path == "-") {
        if (fstat(STDIN_FILENO, &state) != 0)
            return {};
        if (S_ISFIFO(state.st_mode))
            return beginning_of_pipe(STDIN_FILENO, most_bytes);
        return S_ISREG(state.st_mode) ? beginning_of_file(STDIN_FILENO, most_bytes) : "";
    }
    // To open anything else may take something of it, or wait for ever.
    if (stat(path.c_str(), &state) != 0 || !S_ISREG(state.st_mode))
        return {};
    const OpenFile file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
    return file.descriptor() < 0 ? std::string() : beginning_of_file(file.descriptor(), most_bytes);
}

}  // namespace arbiter
