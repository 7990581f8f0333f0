#include "arbiter/journal/event_words.hpp"

#include <charconv>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include <nlohmann/json.hpp>

#include "arbiter/base/alternatives.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/journal/event_moves.hpp"
#include "arbiter/journal/event_shapes.hpp"
#include "arbiter/journal/event_value.hpp"
#include "arbiter/journal/member_words.hpp"

namespace arbiter {

namespace {

/// So much of what was typed as a refusal shows.
std::string_view shown(std::string_view typed) {
    constexpr std::size_t longest_shown = 40;
    return utf8_beginning(typed, longest_shown);
}

template <typename T>
struct Without {
    using Optional = T;
    static constexpr bool is_optional = false;
};
template <typename T>
struct Without<std::optional<T>> {
    using Optional = T;
    static constexpr bool is_optional = true;
};

template <typename E, typename T>
std::string usage_of(const Member<E, T>& member) {
    using Type = Without<T>::Optional;
    std::string usage = upper(member.name);
    if (std::is_same_v<Type, std::string>)
        usage += "…";
    return Without<T>::is_optional ? " [" + usage + "]" : " " + usage;
}

template <typename E>
std::string usage_of_event() {
    return std::apply(
        [](const auto&... member) {
            return (std::string(Shape<E>::name) + ... + usage_of(member));
        },
        Shape<E>::members);
}

/// What `event_choices` tells of one member.
template <typename E, typename T>
void add_choice(std::vector<std::string>& choices, const Member<E, T>& member) {
    using Type = Without<T>::Optional;
    auto words = member_words<Type>();
    if (std::is_same_v<Type, bool>)
        words = {"yes", "no"};
    if (!std::is_same_v<Type, Color> && !words.empty())
        choices.push_back(upper(member.name) + " is " + alternatives(words));
}

/// Calls `visit` with a null pointer of each kind of event until it says that it has found its own.
template <typename Visit, std::size_t I = 0>
void find_kind(Visit visit) {
    if constexpr (I < std::variant_size_v<Event>)
        if (!visit(static_cast<std::variant_alternative_t<I, Event>*>(nullptr)))
            find_kind<Visit, I + 1>(visit);
}

/// Makes the JSON object of an event out of the words of a line.
class WordReader {
  public:
    WordReader(const History& history, std::string_view line, const std::optional<MoveStyle>& style)
        : history_(history), style_(style), cursor_(line) {
        cursor_.skip_blanks();
        name_ = cursor_.take_word();
        object_ = {{"event", name_}};
    }

    [[nodiscard]] std::string_view name() const { return name_; }

    template <typename E, typename T>
    void take(const Member<E, T>& taken, bool is_last) {
        const char* const member = taken.name;
        using Type = Without<T>::Optional;
        cursor_.skip_blanks();
        if (fault_)
            return;
        const std::size_t at = cursor_.at();
        // Of a move that is spoken several words.
        const bool goes_on = is_last && (std::is_same_v<Type, std::string> || is_move<Type>);
        const std::string_view given = goes_on ? cursor_.rest() : cursor_.take_word();
        cursor_.skip(goes_on ? given.size() : 0);
        const std::string word(is_move<Type> ? trimmed(given) : given);
        const bool is_left_out = word.empty() || word == "-";
        if (Without<T>::is_optional && is_left_out)
            return;
        if (is_left_out && !std::is_same_v<Type, std::string>) {
            fault_ = {at, std::string(member) + " is missing"};
            return;
        }
        if constexpr (is_move<Type>)
            object_[member] =
                take_text(std::is_same_v<Type, Move> ? move_in_uci(history_, word, style_)
                                                     : attempt_in_uci(game_of<E>(), word, style_),
                          at, member);
        else if constexpr (std::is_same_v<E, AnswersNamed> && std::is_same_v<Type, std::string>)
            object_[member] =
                take_text(lines_in_uci(history_, is_left_out ? "" : word, style_), at, member);
        else
            object_[member] = value<Type>(is_left_out ? "" : word, at, member);
    }

    std::expected<Event, TextError> read(std::string_view usage) {
        cursor_.skip_blanks();
        if (!fault_ && !cursor_.at_end())
            fault_ = {cursor_.at(), "nothing more was expected here"};
        if (!fault_) {
            auto event = event_of(history_.current(), object_);
            if (event)
                return std::get<Event>(*std::move(event));
            fault_ = {0, std::move(event).error()};
        }
        fault_->text += "; the form is: " + std::string(usage);
        return std::unexpected(*fault_);
    }

  private:
    template <typename Type>
    static constexpr bool is_move = std::is_same_v<Type, Move> || std::is_same_v<Type, Attempt>;

    /// The game as it stood when the move was made: what a player says of it follows it.
    template <typename E>
    [[nodiscard]] History game_of() const {
        if constexpr (std::is_same_v<E, MoveAnnounced> || std::is_same_v<E, MoveRepeated>) {
            const std::string said_by = object_.value("by", "");
            const bool is_movers = std::is_same_v<E, MoveAnnounced>;
            const bool is_made = (said_by == arbiter::name(history_.current().turn())) != is_movers;
            if (is_made && !history_.moves().empty()) {
                History before = history_;
                before.take_back();
                return before;
            }
        }
        return history_;
    }

    Json take_text(std::expected<std::string, TextError> read, std::size_t at, const char* member) {
        if (read)
            return *std::move(read);
        fault_ = {at + read.error().at, std::string(member) + " " + read.error().text};
        return nullptr;
    }

    template <typename Type>
    Json value(const std::string& word, std::size_t at, const char* member) {
        if constexpr (std::is_same_v<Type, Duration>) {
            const auto time = read_clock_text(word);
            if (!time)
                fault_ = {at, std::string(member) + " is no time such as 1:30:00 or 90s"};
            return time.value_or(Duration()).count();
        } else if constexpr (std::is_same_v<Type, int>) {
            int number = 0;
            const auto [end, error] =
                std::from_chars(word.data(), word.data() + word.size(), number);
            if (error != std::errc() || end != word.data() + word.size())
                fault_ = {at, std::string(member) + " is no whole number"};
            return number;
        } else if constexpr (std::is_same_v<Type, bool>) {
            if (word != "yes" && word != "no")
                fault_ = {at, std::string(member) + " '" + std::string(shown(word)) +
                                  "' is neither yes nor no"};
            return word == "yes";
        } else {
            return word;
        }
    }

    const History& history_;
    const std::optional<MoveStyle>& style_;
    TextCursor cursor_;
    std::string name_;
    Json object_;
    std::optional<TextError> fault_;
};

}  // namespace

std::vector<std::string> event_usages() {
    std::vector<std::string> usages;
    find_kind([&]<typename T>(const T* /*kind*/) {
        usages.push_back(usage_of_event<T>());
        return false;
    });
    return usages;
}

std::vector<std::string> event_choices(std::string_view name) {
    std::vector<std::string> choices;
    find_kind([&]<typename T>(const T* /*kind*/) {
        if (Shape<T>::name != name)
            return false;
        std::apply([&](const auto&... member) { (add_choice(choices, member), ...); },
                   Shape<T>::members);
        return true;
    });
    return choices;
}

bool is_event_name(std::string_view name) {
    bool is_known = false;
    find_kind([&]<typename T>(const T* /*kind*/) { return is_known = Shape<T>::name == name; });
    return is_known;
}

std::expected<Event, TextError> read_event_words(const History& history, std::string_view line,
                                                 const std::optional<MoveStyle>& style) {
    WordReader reader(history, line, style);
    std::expected<Event, TextError> event = std::unexpected(
        TextError{0, "there is no event named '" + std::string(shown(reader.name())) + "'"});
    find_kind([&]<typename T>(const T* /*kind*/) {
        if (Shape<T>::name != reader.name())
            return false;
        std::apply(
            [&](const auto&... member) {
                std::size_t left = sizeof...(member);
                (reader.take(member, --left == 0), ...);
            },
            Shape<T>::members);
        event = reader.read(usage_of_event<T>());
        return true;
    });
    return event;
}

}  // namespace arbiter
