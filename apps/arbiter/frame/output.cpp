#include "apps/arbiter/frame/output.hpp"

#include <cerrno>

#include <poll.h>
#include <unistd.h>

#include "apps/arbiter/frame/report.hpp"

namespace arbiter {

namespace {

constexpr std::size_t buffer_size = 1 << 16;

/// Standard output may have been made non-blocking by whoever shares it.
void wait_until_writable() {
    pollfd ready{.fd = STDOUT_FILENO, .events = POLLOUT, .revents = 0};
    poll(&ready, 1, -1);
}

/// An `errno`, or 0.
int write_all(std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
        if (written >= 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno == EAGAIN)
            wait_until_writable();
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

}  // namespace

Output::~Output() { flush(); }

void Output::write(std::string_view text) {
    if (!is_open())
        return;
    buffer_ += text;
    if (buffer_.size() >= buffer_size)
        flush();
}

void Output::flush() {
    if (is_open())
        error_ = write_all(buffer_);
    buffer_.clear();
}

ExitCode Output::finish(ExitCode code) {
    flush();
    if (error_ == 0 || error_ == EPIPE)
        return code;
    report("write", "standard output", system_error_text(error_));
    return ExitCode::failed;
}

}  // namespace arbiter
