#include "apps/arbiter/games/segments.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include "apps/arbiter/frame/interrupt.hpp"
#include "arbiter/archive/unpack.hpp"
#include "arbiter/pgn/game_boundary.hpp"

namespace arbiter {

namespace {

/// Small enough for the processor's cache, large enough to be worth a thread's while.
constexpr std::size_t usual_size = std::size_t{1} << 20;
/// Text that cannot be cut within this length is handed on in parts.
constexpr std::size_t longest = std::size_t{4} << 20;

/// In pieces that fill wide registers and whose count fits a byte.
std::uint64_t count_newlines(std::string_view text) {
    constexpr std::size_t most = 192;
    std::uint64_t count = 0;
    while (!text.empty()) {
        std::uint8_t in_piece = 0;
        const std::string_view piece(text.data(), std::min(text.size(), most));
        for (const char c : piece)
            in_piece = static_cast<std::uint8_t>(in_piece + (c == '\n' ? 1 : 0));
        count += in_piece;
        text.remove_prefix(piece.size());
    }
    return count;
}

/// CR, LF and CR LF end a line, as for the lexer.
std::uint64_t line_ends(std::string_view text, char before) {
    if (text.empty())
        return 0;
    std::uint64_t count = count_newlines(text);
    if (text.front() == '\n' && before == '\r')
        --count;
    if (!text.contains('\r'))
        return count;
    for (std::size_t i = 0; i < text.size(); ++i)
        count += static_cast<std::uint64_t>(text[i] == '\r' &&
                                            !(i + 1 < text.size() && text[i + 1] == '\n'));
    return count;
}

}  // namespace

SegmentReader::SegmentReader(std::vector<std::string> paths) : paths_(std::move(paths)) {
    if (paths_.empty())
        paths_.emplace_back("-");
    open();
}

void SegmentReader::open() {
    if (file_ == paths_.size())
        return;
    continues_ = false;
    has_ended_ = false;
    line_ = 1;
    column_ = 1;
    offset_ = 0;
    last_byte_ = '\0';
    error_.reset();
    auto file = open_file(paths_[file_], &is_interrupted);
    if (file) {
        source_ = unpack(*std::move(file));
    } else {
        error_ = file.error();
        has_ended_ = true;
    }
}

bool SegmentReader::fill() {
    if (has_ended_)
        return false;
    const std::size_t held = buffer_.size();
    buffer_.resize_and_overwrite(held + usual_size, [&](char* bytes, std::size_t size) {
        std::size_t filled = held;
        while (filled < size && !has_ended_) {
            const auto got = source_->read(std::span(bytes + filled, size - filled));
            if (!got)
                error_ = got.error();
            has_ended_ = !got || *got == 0;
            filled += got.value_or(0);
            if (!has_ended_ && source_->is_silent())
                break;
        }
        return filled;
    });
    return !has_ended_;
}

Segment SegmentReader::take(std::size_t length) {
    Segment segment;
    segment.file = file_;
    segment.text = std::move(buffer_);
    buffer_.assign(segment.text, length);
    segment.text.resize(length);
    segment.first_line = line_;
    segment.continues = continues_;
    line_ += line_ends(segment.text, last_byte_);
    last_byte_ = segment.text.empty() ? '\0' : segment.text.back();
    offset_ += length;
    const std::size_t line_end = segment.text.find_last_of("\r\n");
    const bool ends_line = line_end != std::string::npos;
    column_ = ends_line ? length - line_end : column_ + length;
    segment.end = {offset_, line_, column_};
    return segment;
}

std::optional<Segment> SegmentReader::next() {
    while (file_ < paths_.size() && !is_interrupted()) {
        fill();
        // What has been read of the last game is not all of it.
        if (is_interrupted())
            break;
        const auto boundary = has_ended_ ? std::nullopt : last_game_boundary(buffer_);
        if (boundary) {
            Segment segment = take(*boundary);
            continues_ = false;
            return segment;
        }
        if (has_ended_) {
            Segment segment = take(buffer_.size());
            segment.error = std::exchange(error_, std::nullopt);
            source_.reset();
            ++file_;
            open();
            return segment;
        }
        if (buffer_.size() < longest)
            continue;
        Segment segment = take(buffer_.size());
        segment.is_continued = true;
        continues_ = true;
        return segment;
    }
    return std::nullopt;
}

}  // namespace arbiter
