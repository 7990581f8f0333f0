#include "arbiter/archive/byte_source.hpp"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace arbiter {

namespace {

std::unexpected<SourceError> failed(int error) {
    return std::unexpected(SourceError{SourceFault::read, std::generic_category().message(error)});
}

class FileSource : public ByteSource {
  public:
    enum class Ownership : bool { kept, closed };

    FileSource(int descriptor, Ownership ownership, IsStopped stop)
        : descriptor_(descriptor), ownership_(ownership), is_stopped_(stop) {}
    ~FileSource() override {
        if (ownership_ == Ownership::closed)
            close(descriptor_);
    }

    std::expected<std::size_t, SourceError> read(std::span<char> into) override {
        while (!is_stopped()) {
            // Not for long: a signal may come just before a read that would wait for ever.
            if (!is_readable_within(100))
                continue;
            const ssize_t got = ::read(descriptor_, into.data(), into.size());
            if (got >= 0)
                return static_cast<std::size_t>(got);
            if (errno != EAGAIN && errno != EINTR)
                return failed(errno);
        }
        return 0;
    }

    bool is_silent() override {
        // A writer that is merely slower than the reader is not to be asked for every word.
        constexpr int milliseconds = 50;
        return !is_readable_within(milliseconds);
    }

  private:
    [[nodiscard]] bool is_stopped() const { return is_stopped_ != nullptr && is_stopped_(); }

    [[nodiscard]] bool is_readable_within(int milliseconds) const {
        pollfd ready{.fd = descriptor_, .events = POLLIN, .revents = 0};
        const int count = poll(&ready, 1, milliseconds);
        return count > 0 || (count < 0 && errno != EINTR);
    }

    int descriptor_;
    Ownership ownership_;
    IsStopped is_stopped_;
};

}  // namespace

std::string_view code(SourceFault fault) {
    switch (fault) {
        case SourceFault::read:
            return "read";
        case SourceFault::truncated:
            return "archive-truncated";
        case SourceFault::corrupt:
            return "archive-corrupt";
        case SourceFault::window:
            return "archive-window";
        case SourceFault::unsupported:
            return "archive-unsupported";
    }
    std::unreachable();
}

std::expected<std::unique_ptr<ByteSource>, SourceError> open_file(const std::string& path,
                                                                  IsStopped is_stopped) {
    if (path == "-")
        return std::make_unique<FileSource>(STDIN_FILENO, FileSource::Ownership::kept, is_stopped);
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor == -1)
        return failed(errno);
    return std::make_unique<FileSource>(descriptor, FileSource::Ownership::closed, is_stopped);
}

}  // namespace arbiter
