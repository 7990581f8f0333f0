#include "arbiter/journal/event_value.hpp"

#include <chrono>
#include <optional>
#include <tuple>
#include <type_traits>
#include <utility>

#include <nlohmann/json.hpp>

#include "arbiter/base/utf8.hpp"
#include "arbiter/game/time_control_text.hpp"
#include "arbiter/journal/codes.hpp"
#include "arbiter/journal/event_shapes.hpp"
#include "arbiter/journal/member_words.hpp"
#include "arbiter/journal/verdict_value.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

Json value_of(Color color) { return name(color); }
Json value_of(Square square) { return name(square); }
Json value_of(Move move) { return write_uci_move(move); }
Json value_of(const Attempt& attempt) { return write_uci_attempt(attempt); }
Json value_of(ClaimKind kind) { return code(kind); }
Json value_of(Penalty penalty) { return code(penalty); }
Json value_of(NormalMeansDecision decision) { return code(decision); }
Json value_of(DowntimeCause cause) { return code(cause); }
Json value_of(const TimeControl& control) { return write_time_control(control); }
Json value_of(Result result) { return text(result); }
Json value_of(Duration time) { return time.count(); }
Json value_of(const std::string& text) { return text; }
Json value_of(int number) { return number; }
Json value_of(bool flag) { return flag; }

/// Calls `visit` with the name and the place of each member.
template <typename T, typename Visit>
void for_each_member(Visit visit) {
    std::apply([&](const auto&... member) { (visit(member.name, member.place), ...); },
               Shape<T>::members);
}

template <typename T>
void add_member(Json& object, const char* name, const T& value) {
    object[name] = value_of(value);
}
template <typename T>
void add_member(Json& object, const char* name, const std::optional<T>& value) {
    if (value)
        add_member(object, name, *value);
}

struct EventWriter {
    Json operator()(const Event& event) const { return std::visit(*this, event); }
    template <typename T>
    Json operator()(const T& event) const {
        Json object{{"event", Shape<T>::name}};
        for_each_member<T>(
            [&](const char* name, auto place) { add_member(object, name, event.*place); });
        return object;
    }
};

/// Fills the fields of one event; the first that does not fit is told.
class FieldReader {
  public:
    FieldReader(const Position& position, const Json& object)
        : position_(position), object_(object) {}

    template <typename T>
    void operator()(const char* name, T& field) {
        const auto found = object_.find(name);
        if (found == object_.end())
            return fail(name, "is missing");
        ++fields_;
        read(name, *found, field);
    }
    template <typename T>
    void operator()(const char* name, std::optional<T>& field) {
        const auto found = object_.find(name);
        if (found == object_.end())
            return;
        ++fields_;
        read(name, *found, field.emplace());
    }

    /// What is wrong, if anything is.
    [[nodiscard]] std::optional<std::string> fault() const {
        if (fault_)
            return fault_;
        // "event" itself is no field.
        if (object_.size() != fields_ + 1)
            return "it has a member that does not belong to it";
        return std::nullopt;
    }

  private:
    void fail(const char* name, std::string_view what) {
        if (!fault_)
            fault_ = std::string(name) + " " + std::string(what);
    }
    /// Of a value that is no text there is nothing to show.
    void fail(const char* name, const Json& value, std::string_view what) {
        constexpr std::size_t longest_shown = 40;
        const std::string_view typed = text(value);
        std::string fault;
        if (!typed.empty())
            fault.append("'").append(utf8_beginning(typed, longest_shown)).append("' ");
        fail(name, fault.append(what));
    }
    std::string_view text(const Json& value) const {
        return value.is_string() ? std::string_view(value.get_ref<const std::string&>())
                                 : std::string_view();
    }

    /// A whole number from -most to most.
    static bool is_within(const Json& value, std::int64_t most) {
        if (value.is_number_unsigned())
            return value.get<std::uint64_t>() <= static_cast<std::uint64_t>(most);
        return value.is_number_integer() && value.get<std::int64_t>() >= -most;
    }

    void read(const char* name, const Json& value, Color& field) {
        const auto color = color_named(text(value));
        if (!color)
            return fail(name, value, is_none_of_its_words<Color>());
        field = *color;
    }
    void read(const char* name, const Json& value, Move& field) {
        const auto move = read_uci_move(position_, text(value));
        if (!move)
            return fail(name, "is no legal move: " + move.error().text);
        field = *move;
    }
    void read(const char* name, const Json& value, Square& field) {
        const auto square = square_named(text(value));
        if (!square)
            return fail(name, value, "is no square such as e4");
        field = *square;
    }
    void read(const char* name, const Json& value, Attempt& field) {
        const auto attempt = read_uci_attempt(text(value));
        if (!attempt)
            return fail(name, "is no move: " + attempt.error().text);
        field = *attempt;
    }
    void read(const char* name, const Json& value, ClaimKind& field) {
        const auto kind = claim_kind_named(text(value));
        if (!kind)
            return fail(name, value, is_none_of_its_words<ClaimKind>());
        field = *kind;
    }
    void read(const char* name, const Json& value, Penalty& field) {
        const auto penalty = value_named<Penalty>(text(value));
        if (!penalty)
            return fail(name, value, is_none_of_its_words<Penalty>());
        field = *penalty;
    }
    void read(const char* name, const Json& value, NormalMeansDecision& field) {
        const auto decision = value_named<NormalMeansDecision>(text(value));
        if (!decision)
            return fail(name, value, is_none_of_its_words<NormalMeansDecision>());
        field = *decision;
    }
    void read(const char* name, const Json& value, DowntimeCause& field) {
        const auto cause = value_named<DowntimeCause>(text(value));
        if (!cause)
            return fail(name, value, is_none_of_its_words<DowntimeCause>());
        field = *cause;
    }
    void read(const char* name, const Json& value, TimeControl& field) {
        auto control = read_time_control(text(value));
        if (!control)
            return fail(name, "is no time control: " + control.error().text);
        field = *std::move(control);
    }
    void read(const char* name, const Json& value, Result& field) {
        const auto result = result_named(text(value));
        if (!result)
            return fail(name, value, is_none_of_its_words<Result>());
        field = *result;
    }
    void read(const char* name, const Json& value, Duration& field) {
        constexpr std::int64_t ten_years =
            std::chrono::milliseconds(std::chrono::days(3653)).count();
        if (!is_within(value, ten_years))
            return fail(name, "is no time in milliseconds");
        field = Duration(value.get<std::int64_t>());
    }
    void read(const char* name, const Json& value, int& field) {
        constexpr std::int64_t most = 1'000'000;
        if (!is_within(value, most))
            return fail(name, "is no whole number, or too large");
        field = value.get<int>();
    }
    void read(const char* name, const Json& value, bool& field) {
        if (!value.is_boolean())
            return fail(name, "is neither true nor false");
        field = value.get<bool>();
    }
    void read(const char* name, const Json& value, std::string& field) {
        if (!value.is_string())
            return fail(name, "is no text");
        field = value.get<std::string>();
    }

    const Position& position_;
    const Json& object_;
    std::size_t fields_ = 0;
    std::optional<std::string> fault_;
};

using Read = std::expected<TableEvent, std::string>;

Read failed(std::string why) { return std::unexpected(std::move(why)); }

/// Looks the event up among the alternatives of a variant, one after the other.
template <typename Variant, std::size_t I = 0>
std::optional<Read> read_as(const Position& position, const Json& object, std::string_view code) {
    if constexpr (I == std::variant_size_v<Variant>) {
        return std::nullopt;
    } else {
        using T = std::variant_alternative_t<I, Variant>;
        if constexpr (std::is_same_v<T, Event>) {
            if (auto read = read_as<Event>(position, object, code))
                return read;
        } else if (Shape<T>::name == code) {
            T event{};
            FieldReader reader(position, object);
            for_each_member<T>([&](const char* name, auto place) { reader(name, event.*place); });
            if (auto fault = reader.fault())
                return failed(std::string(code) + ": " + *std::move(fault));
            return TableEvent(Variant(std::move(event)));
        }
        return read_as<Variant, I + 1>(position, object, code);
    }
}

}  // namespace

Json json_of(const TableEvent& event) { return std::visit(EventWriter{}, event); }

Read event_of(const Position& position, const Json& object) {
    if (!object.is_object())
        return failed("it is no JSON object");
    const auto code = object.find("event");
    if (code == object.end() || !code->is_string())
        return failed("event is missing: the member that says what happened");
    const auto& named = code->get_ref<const std::string&>();
    if (auto read = read_as<TableEvent>(position, object, named))
        return *std::move(read);
    constexpr std::size_t longest_shown = 40;
    return failed("there is no event named " + std::string(utf8_beginning(named, longest_shown)));
}

Json json_of(const KeptEvent& event) {
    Json object = json_of(event.event);
    if (!event.verdicts.empty())
        object["verdicts"] = json_of(event.verdicts);
    return object;
}

std::expected<KeptEvent, std::string> kept_event_of(const Position& position, Json object) {
    KeptEvent kept;
    if (object.is_object() && object.contains("verdicts")) {
        auto verdicts = verdicts_of(object["verdicts"]);
        if (!verdicts)
            return std::unexpected("verdicts: " + verdicts.error());
        kept.verdicts = *std::move(verdicts);
        object.erase("verdicts");
    }
    auto event = event_of(position, object);
    if (!event)
        return std::unexpected(std::move(event.error()));
    kept.event = *std::move(event);
    return kept;
}

}  // namespace arbiter
