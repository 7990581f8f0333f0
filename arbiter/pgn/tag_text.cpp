#include "arbiter/pgn/tag_text.hpp"

#include <algorithm>
#include <optional>

#include "arbiter/base/ascii.hpp"
#include "arbiter/pgn/plain_tag.hpp"

namespace arbiter {

namespace {

bool ends_name(char c) { return is_blank(c) || is_line_end(c) || c == '"' || c == '[' || c == ']'; }
bool is_special_in_value(char c) { return c == '"' || c == '\\' || is_line_end(c); }

/// The place of the first such byte, or the size of the text. A plain loop: tags are short, and
/// most of some files.
template <typename Predicate>
std::size_t find_byte(std::string_view text, std::size_t from, Predicate predicate) {
    while (from < text.size() && !predicate(text[from]))
        ++from;
    return from;
}

bool is_odd_value(std::string_view raw) {
    for (std::size_t at = 0; at < raw.size(); ++at) {
        const bool escapes =
            raw[at] == '\\' && at + 1 < raw.size() && (raw[at + 1] == '"' || raw[at + 1] == '\\');
        if (!escapes && (is_special_in_value(raw[at]) || is_control(raw[at])))
            return true;
        at += escapes ? 1 : 0;
    }
    return false;
}

class TagFinder {
  public:
    TagFinder(std::string_view text, Input input)
        : text_(text.substr(0, max_tag_bytes)),
          is_complete_(input == Input::complete || text.size() > max_tag_bytes) {}

    TagText run() {
        std::size_t at = skip_blanks(1);
        const std::size_t name_begin = at;
        at = find_byte(text_, at, ends_name);
        if (at == text_.size())
            return is_complete_ ? broken() : TagText{};
        tag_.name = text_.substr(name_begin, at - name_begin);
        at = skip_blanks(at);
        if (at == text_.size() && !is_complete_)
            return TagText{};
        if (tag_.name.empty() || at == text_.size() || text_[at] != '"')
            return broken();
        return value(at + 1);
    }

  private:
    [[nodiscard]] std::size_t skip_blanks(std::size_t at) const {
        return find_byte(text_, at, [](char c) { return !is_blank(c); });
    }

    TagText whole(std::size_t value_begin, std::size_t quote, std::size_t end) {
        tag_.raw_value = text_.substr(value_begin, quote - value_begin);
        tag_.length = end;
        tag_.is_odd = text_[end - 1] != ']' || is_odd_value(tag_.raw_value);
        tag_.extent = Extent::whole;
        return tag_;
    }

    TagText broken() {
        const std::size_t line_end = find_byte(text_, 0, is_line_end);
        if (line_end == text_.size() && !is_complete_)
            return TagText{};
        const std::size_t bracket = text_.find(']', 1);
        const bool is_quoted = text_.substr(0, line_end).contains('"');
        tag_.length = bracket < line_end && !is_quoted ? bracket + 1 : line_end;
        tag_.extent = Extent::broken;
        return tag_;
    }

    TagText value(std::size_t begin) {
        std::size_t at = begin;
        while (true) {
            at = find_byte(text_, at, is_special_in_value);
            if (at == text_.size())
                return is_complete_ ? unclosed(begin, text_.size()) : TagText{};
            if (text_[at] == '\\') {
                const bool escapes =
                    at + 1 < text_.size() && (text_[at + 1] == '"' || text_[at + 1] == '\\');
                at += escapes ? 2 : 1;
            } else if (text_[at] == '"') {
                const std::size_t next = skip_blanks(at + 1);
                if (next == text_.size() && !is_complete_)
                    return TagText{};
                if (next < text_.size() && text_[next] == ']')
                    return whole(begin, at, next + 1);
                ++at;
            } else {
                const auto next = next_line(begin, at);
                if (!next)
                    return result_;
                at = *next;
            }
        }
    }

    /// Where the value goes on after the end of a line, if it does; otherwise `result_` is set.
    std::optional<std::size_t> next_line(std::size_t begin, std::size_t line_end) {
        std::size_t next = line_end + 1;
        const bool is_carriage_return = text_[line_end] == '\r';
        if (is_carriage_return && next < text_.size() && text_[next] == '\n')
            ++next;
        if (next >= text_.size() && !is_complete_) {
            result_ = TagText{};
            return std::nullopt;
        }
        result_ = unclosed(begin, line_end);
        const bool goes_on = next < text_.size() && text_[next] != '[' && !is_line_end(text_[next]);
        if (result_.extent == Extent::broken && goes_on)
            return next;
        return std::nullopt;
    }

    /// A line that ends inside the value: the last quote with a bracket behind it closes the pair
    /// even where a backslash stands before it. On the line of its name a last quote without
    /// bracket does too; on others it may be any quote of the text.
    TagText unclosed(std::size_t begin, std::size_t line_end) {
        const std::string_view line = text_.substr(0, line_end);
        const bool is_first_line = find_byte(line, begin, is_line_end) == line_end;
        for (std::size_t quote = line.rfind('"'); quote != std::string_view::npos && quote >= begin;
             quote = line.rfind('"', quote - 1)) {
            const std::size_t next = std::min(line.find_first_not_of(" \t", quote + 1), line_end);
            if (next == line_end && is_first_line)
                return whole(begin, quote, line_end);
            if (next < line_end && line[next] == ']')
                return whole(begin, quote, next + 1);
        }
        return broken();
    }

    std::string_view text_;
    bool is_complete_;
    TagText tag_;
    TagText result_;
};

}  // namespace

TagText find_tag(std::string_view text, Input input) {
    if (const auto plain = find_plain_tag(text))
        return {.extent = Extent::whole,
                .length = plain->length,
                .name = plain->name,
                .raw_value = plain->value,
                .is_plain = true};
    return TagFinder(text, input).run();
}

bool can_be_tag_name(std::string_view name) {
    return !name.empty() && std::ranges::none_of(name, &ends_name);
}

std::string unescaped(std::string_view raw_value) {
    std::string value;
    for (std::size_t i = 0; i < raw_value.size(); ++i) {
        const bool escapes = raw_value[i] == '\\' && i + 1 < raw_value.size() &&
                             (raw_value[i + 1] == '"' || raw_value[i + 1] == '\\');
        value += raw_value[escapes ? ++i : i];
    }
    return value;
}

}  // namespace arbiter
