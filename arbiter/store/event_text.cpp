#include "arbiter/store/event_text.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "arbiter/base/text_cursor.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

struct Writer {
    std::string operator()(const Event& event) const { return std::visit(*this, event); }
    std::string operator()(const MoveMade& made) const {
        return "move " + write_uci_move(made.move);
    }
    std::string operator()(const DrawOffered& offered) const { return words("offer", offered.by); }
    std::string operator()(const DrawAccepted& accepted) const {
        return words("accept", accepted.by);
    }
    std::string operator()(const DrawDeclined& declined) const {
        return words("decline", declined.by);
    }
    std::string operator()(const DrawClaimed& claimed) const {
        std::string text = words("claim", claimed.by);
        text += claimed.kind == ClaimKind::threefold ? " threefold" : " fifty";
        if (claimed.with_move)
            text += ' ' + write_uci_move(*claimed.with_move);
        return text;
    }
    std::string operator()(const Resigned& resigned) const { return words("resign", resigned.by); }
    std::string operator()(const FlagFallen& fallen) const { return words("flag", fallen.of); }
    std::string operator()(const IllegalMovesCompleted& completed) const {
        return words("illegal_moves", completed.by);
    }
    std::string operator()(const DeadPositionFound& /*found*/) const { return "dead"; }
    std::string operator()(const WinnabilityRuled& ruled) const {
        return ruled.can_mate ? "ruled winnable" : "ruled unwinnable";
    }
    std::string operator()(const SeatTaken& taken) const {
        return words("join", taken.side) + ' ' + taken.token_hash;
    }
    std::string operator()(const RematchOffered& offered) const {
        return words("rematch", offered.by);
    }
    std::string operator()(const RematchMade& made) const {
        return words("rematch", made.by) + ' ' + made.id;
    }

    static std::string words(std::string_view verb, Color color) {
        return std::string(verb) + ' ' + std::string(name(color));
    }
};

constexpr std::array<std::string_view, 9> verbs_of_sides{
    "offer", "accept", "decline", "claim", "resign", "flag", "illegal_moves", "join", "rematch"};

using Read = std::expected<TableEvent, TextError>;

class Reader {
  public:
    Reader(const Position& position, std::string_view text) : position_(position), cursor_(text) {}

    Read read() {
        const std::string_view verb = cursor_.take_word();
        if (verb == "move")
            return move();
        if (verb == "dead")
            return Event{DeadPositionFound{}};
        if (verb == "ruled")
            return ruling();
        if (std::ranges::find(verbs_of_sides, verb) == verbs_of_sides.end())
            return failed(0, "no such event");
        const std::string_view side = word();
        if (side != name(Color::white) && side != name(Color::black))
            return failed("white or black expected");
        return of(verb, side == name(Color::white) ? Color::white : Color::black);
    }

    /// Requires: `read` has succeeded.
    [[nodiscard]] bool at_end() const { return cursor_.at_end(); }
    [[nodiscard]] std::size_t at() const { return cursor_.at(); }

  private:
    std::string_view word() {
        cursor_.skip_blanks();
        word_at_ = cursor_.at();
        return cursor_.take_word();
    }
    static std::unexpected<TextError> failed(std::size_t at, std::string text) {
        return std::unexpected(TextError{at, std::move(text)});
    }
    [[nodiscard]] std::unexpected<TextError> failed(std::string text) const {
        return failed(word_at_, std::move(text));
    }

    std::expected<Move, TextError> uci(std::string_view text) {
        auto move = read_uci_move(position_, text);
        if (!move)
            return failed(word_at_ + move.error().at, move.error().text);
        return *move;
    }

    Read move() {
        const auto move = uci(word());
        if (!move)
            return std::unexpected(move.error());
        return Event{MoveMade{*move}};
    }

    Read ruling() {
        const std::string_view word_ruled = word();
        if (word_ruled != "winnable" && word_ruled != "unwinnable")
            return failed("winnable or unwinnable expected");
        return Event{WinnabilityRuled{word_ruled == "winnable"}};
    }

    Read of(std::string_view verb, Color color) {
        if (verb == "offer")
            return Event{DrawOffered{color}};
        if (verb == "accept")
            return Event{DrawAccepted{color}};
        if (verb == "decline")
            return Event{DrawDeclined{color}};
        if (verb == "resign")
            return Event{Resigned{color}};
        if (verb == "flag")
            return Event{FlagFallen{color}};
        if (verb == "illegal_moves")
            return Event{IllegalMovesCompleted{color}};
        if (verb == "claim")
            return claim(color);
        const std::string_view rest = word();
        if (verb == "rematch")
            return rest.empty() ? Read(RematchOffered{color})
                                : Read(RematchMade{color, std::string(rest)});
        if (rest.empty())
            return failed("the hash of a token expected");
        return SeatTaken{color, std::string(rest)};
    }

    Read claim(Color color) {
        const std::string_view kind = word();
        if (kind != "threefold" && kind != "fifty")
            return failed("threefold or fifty expected");
        DrawClaimed claimed{color, kind == "fifty" ? ClaimKind::fifty : ClaimKind::threefold,
                            std::nullopt};
        if (const std::string_view text = word(); !text.empty()) {
            const auto move = uci(text);
            if (!move)
                return std::unexpected(move.error());
            claimed.with_move = *move;
        }
        return Event{claimed};
    }

    const Position& position_;
    TextCursor cursor_;
    std::size_t word_at_ = 0;
};

}  // namespace

std::string write_event(const TableEvent& event) { return std::visit(Writer{}, event); }

std::expected<TableEvent, TextError> read_event(const Position& position, std::string_view text) {
    Reader reader(position, text);
    auto event = reader.read();
    if (event && !reader.at_end())
        return std::unexpected(TextError{reader.at(), "nothing more was expected here"});
    return event;
}

}  // namespace arbiter
