#include "arbiter/uci/answer.hpp"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <iterator>
#include <limits>
#include <span>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/words.hpp"
#include "arbiter/uci/words.hpp"

namespace arbiter::uci {

namespace {

using Words = std::span<const std::string_view>;

/// From the word to the end of the line.
std::string_view from(std::string_view word, std::string_view line) {
    return trimmed(line.substr(static_cast<std::size_t>(word.data() - line.data())));
}

/// A line of thought in the notation of its words.
std::vector<std::string> texts(Words words) { return {words.begin(), words.end()}; }

std::string joined(Words words) {
    std::string text;
    for (const std::string_view word : words)
        (text += text.empty() ? "" : " ") += word;
    return text;
}

/// Reads the words behind "option": name, type, and what else is told of it.
class OptionReader {
  public:
    explicit OptionReader(Words words) {
        // The words of a name may be anything but the next of these.
        std::size_t begin = 0;
        for (std::size_t i = 0; i <= words.size(); ++i) {
            if (i < words.size() && !is_keyword(words[i]))
                continue;
            if (i > begin)
                parts_.emplace_back(words[begin], words.subspan(begin + 1, i - begin - 1));
            begin = i;
        }
    }

    [[nodiscard]] std::optional<Option> read() const {
        const std::string name = text("name");
        const auto setting = read_setting(text("type"));
        if (name.empty() || !setting)
            return std::nullopt;
        return Option{name, *setting};
    }

  private:
    static bool is_keyword(std::string_view word) {
        constexpr std::string_view keywords[] = {"name", "type", "default", "min", "max", "var"};
        return std::ranges::find(keywords, word) != std::end(keywords);
    }

    [[nodiscard]] std::string text(std::string_view keyword) const {
        for (const auto& [word, rest] : parts_)
            if (word == keyword)
                return joined(rest);
        return {};
    }

    [[nodiscard]] std::int64_t number(std::string_view keyword, std::int64_t otherwise) const {
        return number_in<std::int64_t>(text(keyword)).value_or(otherwise);
    }

    [[nodiscard]] std::vector<std::string> choices() const {
        std::vector<std::string> all;
        for (const auto& [word, rest] : parts_)
            if (word == "var")
                all.push_back(joined(rest));
        return all;
    }

    [[nodiscard]] std::optional<Setting> read_setting(std::string_view type) const {
        using Limits = std::numeric_limits<std::int64_t>;
        const std::string value = text("default");
        if (type == "check")
            return Check{value == "true"};
        if (type == "spin")
            return Spin{number("default", 0), number("min", Limits::min()),
                        number("max", Limits::max())};
        if (type == "combo")
            return Combo{value, choices()};
        if (type == "button")
            return Button{};
        if (type == "string")
            return Text{value == empty_text ? "" : value};
        return std::nullopt;
    }

    std::vector<std::pair<std::string_view, Words>> parts_;
};

/// Reads the words behind "info".
class InfoReader {
  public:
    InfoReader(Words words, std::string_view line) : words_(words), line_(line) {}

    [[nodiscard]] Info read() {
        while (!words_.empty()) {
            const std::string_view word = next();
            if (word == "string") {
                info_.text = words_.empty() ? "" : from(words_.front(), line_);
                break;
            }
            if (!take_count(word) && !take_move(word) && !take_score(word))
                continue;
        }
        return std::move(info_);
    }

  private:
    std::string_view next() {
        const std::string_view word = words_.front();
        words_ = words_.subspan(1);
        return word;
    }

    /// Of the next word, if it is one.
    template <std::integral Number>
    std::optional<Number> take_number() {
        const auto number = words_.empty() ? std::nullopt : number_in<Number>(words_.front());
        if (number)
            next();
        return number;
    }

    bool take_count(std::string_view word) {
        if (word == "depth")
            info_.depth = take_number<int>();
        else if (word == "seldepth")
            info_.deepest = take_number<int>();
        else if (word == "multipv")
            info_.rank = take_number<int>();
        else if (word == "hashfull")
            info_.table_permille = take_number<int>();
        else if (word == "currmovenumber")
            info_.current_number = take_number<int>();
        else if (word == "nodes")
            info_.nodes = take_number<std::uint64_t>();
        else if (word == "nps")
            info_.nodes_per_second = take_number<std::uint64_t>();
        else if (word == "tbhits")
            info_.table_hits = take_number<std::uint64_t>();
        else if (word == "time")
            take_time();
        else
            return false;
        return true;
    }

    void take_time() {
        const auto time = words_.empty() ? std::nullopt : milliseconds_in(words_.front());
        if (!time)
            return;
        next();
        info_.time = std::max(*time, std::chrono::milliseconds::zero());
    }

    bool take_move(std::string_view word) {
        if (word == "currmove") {
            info_.current_move = words_.empty() ? "" : next();
            return true;
        }
        if (word != "pv")
            return false;
        const auto end = std::ranges::find_if(words_, is_keyword);
        const auto size = static_cast<std::size_t>(end - words_.begin());
        info_.line = texts(words_.first(size));
        words_ = words_.subspan(size);
        return true;
    }

    bool take_score(std::string_view word) {
        if (word == "cp" || word == "mate") {
            // Whoever reckons with it never leaves the numbers that there are.
            constexpr int most = 1'000'000;
            if (const auto number = take_number<int>())
                info_.score = {
                    std::clamp(*number, -most, most),
                    word == "cp" ? ReportedScore::Unit::centipawns : ReportedScore::Unit::mates,
                    ScoreBound::exact};
        } else if (word == "lowerbound" || word == "upperbound") {
            if (info_.score)
                info_.score->bound = word == "lowerbound" ? ScoreBound::lower : ScoreBound::upper;
        } else if (word == "wdl") {
            const auto wins = take_number<int>();
            const auto draws = wins ? take_number<int>() : std::nullopt;
            const auto losses = draws ? take_number<int>() : std::nullopt;
            if (losses)
                info_.chances = Chances{*wins, *draws, *losses};
        } else {
            return word == "score";
        }
        return true;
    }

    static bool is_keyword(std::string_view word) {
        constexpr std::string_view keywords[] = {
            "depth",    "seldepth",   "multipv",    "score",      "cp",       "mate",
            "wdl",      "nodes",      "nps",        "hashfull",   "tbhits",   "time",
            "currmove", "pv",         "string",     "refutation", "currline", "currmovenumber",
            "cpuload",  "lowerbound", "upperbound",
        };
        return std::ranges::find(keywords, word) != std::end(keywords);
    }

    Words words_;
    std::string_view line_;
    Info info_;
};

std::optional<Answer> read_identity(Words words, std::string_view line) {
    if (words.size() < 2)
        return std::nullopt;
    const std::string text(from(words[1], line));
    if (words.front() == "name")
        return Name{text};
    if (words.front() == "author")
        return Author{text};
    return std::nullopt;
}

BestMove read_best_move(Words words) {
    BestMove best;
    if (!words.empty())
        best.move = words.front();
    if (words.size() > 2 && words[1] == "ponder")
        best.ponder = words[2];
    return best;
}

std::string write_setting(const Check& check) {
    return std::string("check default ") + (check.is_on ? "true" : "false");
}
std::string write_setting(const Spin& spin) {
    return "spin default " + std::to_string(spin.value) + " min " + std::to_string(spin.least) +
           " max " + std::to_string(spin.most);
}
std::string write_setting(const Combo& combo) {
    std::string text = "combo default " + combo.value;
    for (const std::string& choice : combo.choices)
        text += " var " + choice;
    return text;
}
std::string write_setting(const Button& /*button*/) { return "button"; }
std::string write_setting(const Text& text) {
    return "string default " + (text.value.empty() ? std::string(empty_text) : text.value);
}

std::string write_score(const ReportedScore& score) {
    std::string text = score.unit == ReportedScore::Unit::mates ? " score mate " : " score cp ";
    text += std::to_string(score.value);
    if (score.bound != ScoreBound::exact)
        text += score.bound == ScoreBound::lower ? " lowerbound" : " upperbound";
    return text;
}

class AnswerWriter {
  public:
    std::string operator()(const Name& name) const { return "id name " + name.text; }
    std::string operator()(const Author& author) const { return "id author " + author.text; }
    std::string operator()(const Greeted& /*answer*/) const { return "uciok"; }
    std::string operator()(const Ready& /*answer*/) const { return "readyok"; }
    std::string operator()(const Option& option) const {
        return "option name " + option.name + " type " +
               std::visit([](const auto& setting) { return write_setting(setting); },
                          option.setting);
    }
    std::string operator()(const BestMove& best) const {
        return "bestmove " + best.move + (best.ponder.empty() ? "" : " ponder " + best.ponder);
    }
    std::string operator()(const Info& info) const {
        std::string text = "info";
        const auto add = [&](std::string_view name, const auto& number) {
            if (number)
                (text += name) += std::to_string(*number);
        };
        add(" depth ", info.depth);
        add(" seldepth ", info.deepest);
        add(" multipv ", info.rank);
        if (info.score)
            text += write_score(*info.score);
        if (info.chances)
            text += " wdl " + std::to_string(info.chances->wins) + ' ' +
                    std::to_string(info.chances->draws) + ' ' +
                    std::to_string(info.chances->losses);
        add(" nodes ", info.nodes);
        add(" nps ", info.nodes_per_second);
        add(" hashfull ", info.table_permille);
        add(" tbhits ", info.table_hits);
        if (info.time)
            text += " time " + std::to_string(info.time->count());
        if (!info.current_move.empty())
            text += " currmove " + info.current_move;
        add(" currmovenumber ", info.current_number);
        text += info.line.empty() ? "" : " pv";
        for (const std::string& move : info.line)
            (text += ' ') += move;
        return info.text.empty() ? text : text + " string " + info.text;
    }
};

}  // namespace

std::optional<Answer> read_answer(std::string_view said) {
    const std::string line = in_one_line(said);
    const auto all = words_of(line);
    if (all.empty())
        return std::nullopt;
    const std::string_view word = all.front();
    const Words rest = Words(all).subspan(1);
    if (word == "uciok")
        return Greeted{};
    if (word == "readyok")
        return Ready{};
    if (word == "id")
        return read_identity(rest, line);
    if (word == "option")
        return OptionReader(rest).read();
    if (word == "info")
        return InfoReader(rest, line).read();
    if (word == "bestmove")
        return read_best_move(rest);
    return std::nullopt;
}

std::string write_answer(const Answer& answer) {
    return in_one_line(std::visit(AnswerWriter(), answer));
}

}  // namespace arbiter::uci
