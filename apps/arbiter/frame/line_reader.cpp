#include "apps/arbiter/frame/line_reader.hpp"

#include <algorithm>
#include <cerrno>
#include <string_view>

#include <poll.h>
#include <unistd.h>

#include "arbiter/base/utf8.hpp"

namespace arbiter {

namespace {

constexpr std::size_t chunk_size = 1 << 16;

/// Standard input may have been made non-blocking by whoever shares it.
void wait_until_readable(int descriptor) {
    pollfd ready{.fd = descriptor, .events = POLLIN, .revents = 0};
    poll(&ready, 1, -1);
}

}  // namespace

bool LineReader::fill() {
    buffer_.resize(chunk_size);
    at_ = 0;
    while (true) {
        const ssize_t got = ::read(descriptor_, buffer_.data(), buffer_.size());
        if (got >= 0) {
            buffer_.resize(static_cast<std::size_t>(got));
            return got > 0;
        }
        if (errno == EAGAIN) {
            wait_until_readable(descriptor_);
        } else if (errno != EINTR) {
            error_ = errno;
            buffer_.clear();
            return false;
        }
    }
}

void LineReader::append(TextLine& line, std::size_t begin, std::size_t end) const {
    // One byte more than the bound, for the "\r" that may turn out not to belong to the line.
    const std::size_t room = max_length_ + 1 - line.text.size();
    line.is_too_long |= end - begin > room;
    line.text.append(buffer_, begin, std::min(room, end - begin));
}

void LineReader::finish(TextLine& line) {
    if (is_first_ && line.text.starts_with(byte_order_mark))
        line.text.erase(0, byte_order_mark.size());
    is_first_ = false;
    if (!line.is_too_long && line.text.ends_with('\r'))
        line.text.pop_back();
    if (line.text.size() > max_length_) {
        line.is_too_long = true;
        line.text.resize(max_length_);
    }
}

bool LineReader::next(TextLine& line) {
    line.text.clear();
    line.is_too_long = false;
    bool has_begun = false;
    while (at_ < buffer_.size() || fill()) {
        has_begun = true;
        const std::size_t end = buffer_.find('\n', at_);
        append(line, at_, std::min(end, buffer_.size()));
        if (end != std::string::npos) {
            at_ = end + 1;
            finish(line);
            return true;
        }
        at_ = buffer_.size();
    }
    if (!has_begun || error_ != 0)
        return false;
    finish(line);
    return true;
}

bool LineReader::has_buffered_line() const { return buffer_.find('\n', at_) != std::string::npos; }

}  // namespace arbiter
