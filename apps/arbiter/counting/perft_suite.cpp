#include "apps/arbiter/counting/perft_suite.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/text_cursor.hpp"

namespace arbiter {

namespace {

template <typename Number>
std::optional<Number> number_in(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [stop, status] = std::from_chars(text.data(), end, number);
    if (status != std::errc() || stop != end)
        return std::nullopt;
    return number;
}

/// "1 20"
std::optional<KnownCount> count_in(std::string_view text) {
    TextCursor cursor(text);
    cursor.skip_blanks();
    const auto depth = number_in<int>(cursor.take_word());
    cursor.skip_blanks();
    const auto nodes = number_in<std::uint64_t>(cursor.take_word());
    cursor.skip_blanks();
    if (!depth || *depth < 0 || *depth > max_perft_depth || !nodes || !cursor.at_end())
        return std::nullopt;
    return KnownCount{*depth, *nodes};
}

class SuiteReader {
  public:
    void take(const TextLine& line) {
        ++line_;
        const std::string_view text = trimmed(line.text);
        if (line.is_too_long)
            refuse(line.text, line.text.size(), "the line is too long");
        else if (text.starts_with("id "))
            begin_block(line.text);
        else if (text.starts_with("epd "))
            take_epd_line(line.text, trimmed(text.substr(4)));
        else if (text.starts_with("perft "))
            take_count_line(line.text, text.substr(6));
        else if (!text.empty() && !text.starts_with('#'))
            take_entry_line(line.text);
    }

    std::vector<SuiteEntry> finish() {
        refuse_lonely_id();
        for (SuiteEntry& entry : entries_)
            if (entry.faults.empty() && entry.counts.empty())
                entry.faults.push_back({"syntax", entry.input.size(), "no count is given"});
        return std::move(entries_);
    }

  private:
    void begin_block(std::string_view text) {
        refuse_lonely_id();
        id_ = Id{line_, std::string(text)};
        is_in_block_ = false;
    }

    void take_epd_line(std::string_view input, std::string_view fen) {
        id_.reset();
        begin_entry(input, fen);
        is_in_block_ = true;
    }

    void refuse_lonely_id() {
        if (!id_)
            return;
        entries_.push_back({.line = id_->line,
                            .input = id_->text,
                            .fen = {},
                            .counts = {},
                            .faults = {{"syntax", 0, "a line id needs a line epd after it"}}});
        id_.reset();
    }

    void begin_entry(std::string_view input, std::string_view fen) {
        refuse_lonely_id();
        entries_.push_back({.line = line_,
                            .input = std::string(input),
                            .fen = std::string(fen),
                            .counts = {},
                            .faults = {}});
    }

    void refuse(std::string_view input, std::size_t at, std::string why) {
        begin_entry(input, {});
        entries_.back().faults.push_back({"syntax", at, std::move(why)});
        is_in_block_ = false;
    }

    void take_count_line(std::string_view input, std::string_view text) {
        const auto count = count_in(text);
        if (count && is_in_block_)
            entries_.back().counts.push_back(*count);
        else
            refuse(input, 0,
                   count ? "a line perft needs a line epd before it"
                         : "a line perft needs a depth and a count, such as perft 1 20");
    }

    /// FEN ;D1 20 ;D2 400
    void take_entry_line(std::string_view input) {
        std::size_t end = std::min(input.find(';'), input.size());
        begin_entry(input, trimmed(input.substr(0, end)));
        is_in_block_ = false;
        while (end < input.size()) {
            const std::size_t begin = end + 1;
            end = std::min(input.find(';', begin), input.size());
            const std::string_view part = trimmed(input.substr(begin, end - begin));
            if (part.empty())
                continue;
            const auto count = part.starts_with('D') ? count_in(part.substr(1)) : std::nullopt;
            if (!count) {
                entries_.back().faults.push_back(
                    {"syntax", begin, "a count needs a depth and a number, such as ;D1 20"});
                return;
            }
            entries_.back().counts.push_back(*count);
        }
    }

    /// A line id whose line epd has not come yet.
    struct Id {
        std::size_t line;
        std::string text;
    };

    std::vector<SuiteEntry> entries_;
    std::optional<Id> id_;
    std::size_t line_ = 0;
    bool is_in_block_ = false;
};

}  // namespace

std::vector<SuiteEntry> read_suite(LineReader& reader) {
    SuiteReader suite;
    TextLine line;
    while (reader.next(line))
        suite.take(line);
    return suite.finish();
}

}  // namespace arbiter
