#include "arbiter/server/net/request_reader.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/server/net/refuse.hpp"

namespace arbiter {

namespace {

Response no_request() { return refuse(400, "http", "this is no HTTP/1.1 request"); }

Response no_field() {
    return refuse(400, "http", "a header field is NAME: VALUE on one line of its own");
}

/// What may stand in a field's value, a comment or an extension: no control characters but tabs.
bool is_printable(std::string_view text) {
    return std::ranges::none_of(text, [](char c) { return is_control(c) && c != '\t'; });
}

/// A line that is no field has no name: "no colon", " folded: line", "space : before".
std::optional<std::pair<std::string_view, std::string_view>> field_in(std::string_view line) {
    const auto colon = line.find(':');
    if (colon == line.npos || !is_token(line.substr(0, colon)) || !is_printable(line))
        return std::nullopt;
    return std::pair(line.substr(0, colon), trimmed(line.substr(colon + 1)));
}

std::optional<HttpVersion> version_of(std::string_view text) {
    constexpr std::string_view prefix = "HTTP/1.";
    if (text.size() != prefix.size() + 1 || !text.starts_with(prefix) || !is_digit(text.back()))
        return std::nullopt;
    return text.back() == '0' ? HttpVersion::v1_0 : HttpVersion::v1_1;
}

/// METHOD TARGET VERSION, with one space between them.
std::optional<Request> request_in(std::string_view line) {
    const auto first = line.find(' ');
    const auto last = line.rfind(' ');
    if (first == line.npos || first == last)
        return std::nullopt;
    const std::string_view method = line.substr(0, first);
    const std::string_view target = line.substr(first + 1, last - first - 1);
    const auto version = version_of(line.substr(last + 1));
    const bool is_one_word = !target.empty() && target.find_first_of(" \t") == target.npos;
    if (!is_token(method) || !is_one_word || !is_printable(target) || !version)
        return std::nullopt;
    return Request{
        .method = std::string(method), .target = std::string(target), .version = *version};
}

std::optional<std::uint64_t> number_in(std::string_view digits, int base) {
    std::uint64_t number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stopped, problem] = std::from_chars(digits.data(), end, number, base);
    const bool is_number = !digits.empty() && problem == std::errc() && stopped == end;
    return is_number ? std::optional(number) : std::nullopt;
}

}  // namespace

Reading RequestReader::next() {
    for (;;) {
        if (stage_ == Stage::complete)
            return take_request();
        auto stepped = step();
        if (!stepped)
            return std::move(stepped.error());
        if (*stepped == Step::go_on)
            continue;
        unread_.erase(0, position_);
        searched_ -= std::min(searched_, position_);
        position_ = 0;
        return NeedsMore{std::exchange(awaits_continue_, false)};
    }
}

std::size_t RequestReader::held_bytes() const {
    return unread_.capacity() + request_.body.capacity() + field_bytes_;
}

RequestReader::Stepped RequestReader::step() {
    switch (stage_) {
        case Stage::empty_lines:
            return skip_empty_lines();
        case Stage::request_line:
            return read_request_line();
        case Stage::fields:
            return read_field();
        case Stage::body:
            return read_body();
        case Stage::chunk_size:
            return read_chunk_size();
        case Stage::chunk:
            return read_chunk();
        case Stage::chunk_end:
            return read_chunk_end();
        case Stage::trailers:
            return read_trailer();
        case Stage::complete:
            break;
    }
    return Step::wait;
}

/// RFC 9112, section 2.2: clients were known to send one after a body.
RequestReader::Stepped RequestReader::skip_empty_lines() {
    const std::string_view rest = std::string_view(unread_).substr(position_);
    if (rest.empty() || rest == "\r")
        return Step::wait;
    if (!rest.starts_with("\r\n")) {
        // At once, because whoever speaks something else may wait for us before he ends a line.
        if (!is_token(rest.substr(0, 1)))
            return std::unexpected(no_request());
        stage_ = Stage::request_line;
        return Step::go_on;
    }
    position_ += 2;
    if (++empty_lines_ > limits_.empty_lines)
        return std::unexpected(no_request());
    return Step::go_on;
}

RequestReader::Stepped RequestReader::read_request_line() {
    const auto read = line();
    if (!read || !*read)
        return read ? Stepped(Step::wait) : std::unexpected(read.error());
    auto request = request_in(**read);
    if (!request)
        return std::unexpected(no_request());
    request_ = *std::move(request);
    request_.peer = peer_;
    stage_ = Stage::fields;
    return Step::go_on;
}

RequestReader::Stepped RequestReader::read_field() {
    const auto read = line();
    if (!read || !*read)
        return read ? Stepped(Step::wait) : std::unexpected(read.error());
    if ((*read)->empty())
        return end_fields();
    const auto field = field_in(**read);
    if (!field)
        return std::unexpected(no_field());
    if (request_.headers.size() == limits_.header_fields)
        return std::unexpected(
            refuse(431, "header",
                   "more than " + std::to_string(limits_.header_fields) + " header fields"));
    request_.headers.emplace_back(field->first, field->second);
    field_bytes_ += field->first.size() + field->second.size() + sizeof request_.headers.front();
    return Step::go_on;
}

RequestReader::Stepped RequestReader::end_fields() {
    line_bytes_ = 0;
    if (auto framed = read_framing(); !framed)
        return std::unexpected(std::move(framed.error()));
    if (auto expected = read_expectation(); !expected)
        return std::unexpected(std::move(expected.error()));
    return Step::go_on;
}

std::expected<void, Response> RequestReader::read_framing() {
    const auto codings = request_.all("transfer-encoding");
    if (codings.empty())
        return read_length();
    // Whoever reads such a request otherwise than we do takes a part of it for another request.
    if (!request_.all("content-length").empty())
        return std::unexpected(refuse(
            400, "http", "a request has a Content-Length or a Transfer-Encoding and not both"));
    if (request_.version == HttpVersion::v1_0)
        return std::unexpected(refuse(400, "http", "HTTP/1.0 knows no Transfer-Encoding"));
    if (codings.size() != 1 || !is_same_word(codings.front(), "chunked"))
        return std::unexpected(
            refuse(501, "http", "the only Transfer-Encoding known here is chunked, and once"));
    stage_ = Stage::chunk_size;
    return {};
}

std::expected<void, Response> RequestReader::read_length() {
    const auto lengths = request_.all("content-length");
    if (!lengths.empty()) {
        const bool is_number = lengths.size() == 1 && !lengths.front().empty() &&
                               std::ranges::all_of(lengths.front(), is_digit);
        if (!is_number)
            return std::unexpected(refuse(400, "http", "a Content-Length is one number"));
        // A number of digits that is none for us is too large.
        const auto length = number_in(lengths.front(), 10);
        if (!length || *length > limits_.body_bytes)
            return std::unexpected(too_large());
        to_come_ = *length;
    }
    stage_ = to_come_ > 0 ? Stage::body : Stage::complete;
    return {};
}

std::expected<void, Response> RequestReader::read_expectation() {
    const auto expectations = request_.all("expect");
    // RFC 9110, section 10.1.1: from HTTP/1.0 it does not count.
    if (expectations.empty() || request_.version == HttpVersion::v1_0)
        return {};
    if (expectations.size() != 1 || !is_same_word(expectations.front(), "100-continue"))
        return std::unexpected(
            refuse(417, "http", "the only expectation known here is 100-continue"));
    const bool has_sent_on = position_ < unread_.size();
    awaits_continue_ = stage_ != Stage::complete && !has_sent_on;
    return {};
}

RequestReader::Stepped RequestReader::read_body() {
    if (!take_body())
        return Step::wait;
    stage_ = Stage::complete;
    return Step::go_on;
}

RequestReader::Stepped RequestReader::read_chunk_size() {
    const auto read = line();
    if (!read || !*read)
        return read ? Stepped(Step::wait) : std::unexpected(read.error());
    const std::string_view text = **read;
    // What stands behind a semicolon concerns nobody here (RFC 9112, section 7.1.1).
    const auto semicolon = text.find(';');
    std::string_view digits = text.substr(0, semicolon);
    if (semicolon != text.npos)
        digits = digits.substr(0, digits.find_last_not_of(" \t") + 1);
    const auto size = number_in(digits, 16);
    if (!size || !is_printable(text))
        return std::unexpected(
            refuse(400, "http", "a chunk begins with its size in hexadecimal digits"));
    if (*size > limits_.body_bytes - request_.body.size())
        return std::unexpected(too_large());
    to_come_ = *size;
    stage_ = *size > 0 ? Stage::chunk : Stage::trailers;
    return Step::go_on;
}

RequestReader::Stepped RequestReader::read_chunk() {
    if (!take_body())
        return Step::wait;
    stage_ = Stage::chunk_end;
    return Step::go_on;
}

RequestReader::Stepped RequestReader::read_chunk_end() {
    const auto read = line();
    if (!read || !*read)
        return read ? Stepped(Step::wait) : std::unexpected(read.error());
    if (!(*read)->empty())
        return std::unexpected(refuse(400, "http", "a chunk is longer than it says"));
    stage_ = Stage::chunk_size;
    return Step::go_on;
}

RequestReader::Stepped RequestReader::read_trailer() {
    const auto read = line();
    if (!read || !*read)
        return read ? Stepped(Step::wait) : std::unexpected(read.error());
    if ((*read)->empty())
        stage_ = Stage::complete;
    else if (!field_in(**read))
        return std::unexpected(no_field());
    return Step::go_on;
}

std::expected<std::optional<std::string_view>, Response> RequestReader::line() {
    const auto end = unread_.find('\n', std::max(searched_, position_));
    const bool has_come = end != unread_.npos;
    const std::size_t taken = (has_come ? end + 1 : unread_.size()) - position_;
    if (line_bytes_ + taken > limits_.header_bytes)
        return std::unexpected(too_long());
    if (!has_come) {
        searched_ = unread_.size();
        return std::optional<std::string_view>();
    }
    // A line feed by itself is read as the end of a line by some and not by others.
    if (end == position_ || unread_[end - 1] != '\r')
        return std::unexpected(no_request());
    const auto text = std::string_view(unread_).substr(position_, end - 1 - position_);
    line_bytes_ += taken;
    position_ = end + 1;
    return text;
}

bool RequestReader::take_body() {
    const auto size =
        static_cast<std::size_t>(std::min<std::uint64_t>(to_come_, unread_.size() - position_));
    request_.body.append(unread_, position_, size);
    position_ += size;
    to_come_ -= size;
    return to_come_ == 0;
}

Response RequestReader::too_long() const {
    const bool is_header = stage_ == Stage::request_line || stage_ == Stage::fields;
    return refuse(
        431, "header",
        std::string(is_header ? "the header is" : "the sizes and trailers of chunks are") +
            " longer than " + in_bytes(limits_.header_bytes));
}

Response RequestReader::too_large() const {
    return refuse(413, "body", "the body is longer than " + in_bytes(limits_.body_bytes));
}

ReadRequest RequestReader::take_request() {
    const bool is_new = request_.version == HttpVersion::v1_1;
    const bool is_kept = is_new ? !request_.lists("connection", "close")
                                : request_.lists("connection", "keep-alive");
    const bool is_upgrade = is_new && request_.method == "GET" &&
                            request_.lists("connection", "upgrade") &&
                            request_.lists("upgrade", "websocket");
    stage_ = Stage::empty_lines;
    empty_lines_ = 0;
    line_bytes_ = 0;
    field_bytes_ = 0;
    awaits_continue_ = false;
    unread_.erase(0, position_);
    position_ = 0;
    searched_ = 0;
    return {std::exchange(request_, {}), is_kept ? Connection::keep_alive : Connection::close,
            is_upgrade};
}

}  // namespace arbiter
