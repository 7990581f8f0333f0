#include "arbiter/uci/command.hpp"

#include <algorithm>
#include <concepts>
#include <span>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/words.hpp"
#include "arbiter/uci/words.hpp"

namespace arbiter::uci {

namespace {

using Words = std::span<const std::string_view>;

void append_word(std::string& text, std::string_view word) {
    (text += text.empty() ? "" : " ") += word;
}

/// Reads the words behind "go".
class GoReader {
  public:
    explicit GoReader(Words words) : words_(words) {}

    [[nodiscard]] Go read() {
        while (!words_.empty())
            if (!take_flag() && !take_time() && !take_count())
                words_ = words_.subspan(1);
        return std::move(go_);
    }

  private:
    bool take_flag() {
        const std::string_view word = words_.front();
        if (word == "infinite") {
            go_.is_infinite = true;
        } else if (word == "ponder") {
            go_.is_pondering = true;
        } else if (word == "searchmoves") {
            take_moves();
            return true;
        } else {
            return false;
        }
        words_ = words_.subspan(1);
        return true;
    }

    void take_moves() {
        words_ = words_.subspan(1);
        while (!words_.empty() && !is_keyword(words_.front())) {
            go_.moves.emplace_back(words_.front());
            words_ = words_.subspan(1);
        }
    }

    bool take_time() {
        return take("wtime", go_.time[Color::white]) || take("btime", go_.time[Color::black]) ||
               take("winc", go_.increment[Color::white]) ||
               take("binc", go_.increment[Color::black]) || take("movetime", go_.move_time);
    }

    bool take(std::string_view keyword, std::optional<Go::Milliseconds>& into) {
        if (words_.front() != keyword)
            return false;
        if (const auto time = take_word(milliseconds_in))
            into = time;
        return true;
    }

    bool take_count() {
        return take("movestogo", go_.moves_to_go) || take("depth", go_.depth) ||
               take("nodes", go_.nodes) || take("mate", go_.mate) || take("perft", go_.perft);
    }

    /// None and less of something limits nothing.
    template <std::integral Number>
    bool take(std::string_view keyword, std::optional<Number>& into) {
        if (words_.front() != keyword)
            return false;
        if (const auto number = take_word(number_in<Number>); number && *number > 0)
            into = number;
        return true;
    }

    /// The word behind the keyword, if it can be read so.
    template <typename Value>
    std::optional<Value> take_word(std::optional<Value> (*read)(std::string_view)) {
        words_ = words_.subspan(1);
        const auto value = words_.empty() ? std::nullopt : read(words_.front());
        if (value)
            words_ = words_.subspan(1);
        return value;
    }

    static bool is_keyword(std::string_view word) {
        constexpr std::string_view keywords[] = {
            "searchmoves", "ponder", "wtime", "btime", "winc",     "binc",     "movestogo",
            "depth",       "nodes",  "mate",  "perft", "movetime", "infinite",
        };
        return std::ranges::find(keywords, word) != std::end(keywords);
    }

    Words words_;
    Go go_;
};

/// Everything behind the first word "value" of a name, which itself is not empty.
std::optional<SetOption> read_option(Words words, std::string_view line) {
    const auto name = std::ranges::find(words, "name");
    if (name == words.end())
        return std::nullopt;
    SetOption option;
    for (auto word = name + 1; word != words.end(); ++word) {
        if (*word == "value" && !option.name.empty()) {
            const char* const begin = word->data() + word->size();
            option.value = trimmed(line.substr(static_cast<std::size_t>(begin - line.data())));
            break;
        }
        append_word(option.name, *word);
    }
    return option.name.empty() ? std::nullopt : std::optional(std::move(option));
}

std::optional<SetPosition> read_position(Words words) {
    const auto first = std::ranges::find_if(
        words, [](std::string_view word) { return word == "startpos" || word == "fen"; });
    if (first == words.end())
        return std::nullopt;
    const auto moves = std::find(first, words.end(), "moves");
    SetPosition position;
    if (*first == "fen") {
        position.fen.emplace();
        for (auto word = first + 1; word != moves; ++word)
            append_word(*position.fen, *word);
    }
    if (moves != words.end())
        position.moves.assign(moves + 1, words.end());
    return position;
}

/// The command that a word begins; of "debug", "setoption" and "position" also what must follow.
std::optional<Command> read_from(Words words, std::string_view line) {
    const std::string_view word = words.front();
    const Words rest = words.subspan(1);
    if (word == "uci")
        return Greet{};
    if (word == "isready")
        return AskReady{};
    if (word == "ucinewgame")
        return NewGame{};
    if (word == "stop")
        return Stop{};
    if (word == "ponderhit")
        return PonderHit{};
    if (word == "quit")
        return Quit{};
    if (word == "go")
        return GoReader(rest).read();
    if (word == "debug" && !rest.empty() && (rest.front() == "on" || rest.front() == "off"))
        return Debug{rest.front() == "on"};
    if (word == "setoption")
        return read_option(rest, line);
    if (word == "position")
        return read_position(rest);
    return std::nullopt;
}

class CommandWriter {
  public:
    std::string operator()(const Greet& /*command*/) const { return "uci"; }
    std::string operator()(const AskReady& /*command*/) const { return "isready"; }
    std::string operator()(const NewGame& /*command*/) const { return "ucinewgame"; }
    std::string operator()(const Stop& /*command*/) const { return "stop"; }
    std::string operator()(const PonderHit& /*command*/) const { return "ponderhit"; }
    std::string operator()(const Quit& /*command*/) const { return "quit"; }
    std::string operator()(const Debug& command) const {
        return command.is_on ? "debug on" : "debug off";
    }
    std::string operator()(const SetOption& command) const {
        return "setoption name " + command.name + (command.value ? " value " + *command.value : "");
    }
    std::string operator()(const SetPosition& command) const {
        std::string text = "position ";
        text += command.fen ? "fen " + *command.fen : "startpos";
        add(text, " moves", command.moves);
        return text;
    }
    std::string operator()(const Go& command) const {
        std::string text = "go";
        text += command.is_pondering ? " ponder" : "";
        add(text, " wtime ", command.time[Color::white]);
        add(text, " btime ", command.time[Color::black]);
        add(text, " winc ", command.increment[Color::white]);
        add(text, " binc ", command.increment[Color::black]);
        add(text, " movestogo ", command.moves_to_go);
        add(text, " depth ", command.depth);
        add(text, " nodes ", command.nodes);
        add(text, " mate ", command.mate);
        add(text, " movetime ", command.move_time);
        text += command.is_infinite ? " infinite" : "";
        add(text, " perft ", command.perft);
        add(text, " searchmoves", command.moves);
        return text;
    }

  private:
    static void add(std::string& text, std::string_view name,
                    const std::vector<std::string>& moves) {
        if (!moves.empty())
            text += name;
        for (const std::string& move : moves)
            (text += ' ') += move;
    }
    template <std::integral Number>
    static void add(std::string& text, std::string_view name, std::optional<Number> number) {
        if (number)
            (text += name) += std::to_string(*number);
    }
    static void add(std::string& text, std::string_view name,
                    std::optional<Go::Milliseconds> time) {
        if (time)
            (text += name) += std::to_string(time->count());
    }
};

}  // namespace

std::optional<Command> read_command(std::string_view said) {
    const std::string line = in_one_line(said);
    // Each of them may look at all that follows.
    constexpr std::size_t most_unknown_words = 100;
    const auto words = words_of(line);
    for (std::size_t i = 0; i < std::min(words.size(), most_unknown_words); ++i)
        if (auto command = read_from(Words(words).subspan(i), line))
            return command;
    return std::nullopt;
}

std::string write_command(const Command& command) {
    return in_one_line(std::visit(CommandWriter(), command));
}

}  // namespace arbiter::uci
