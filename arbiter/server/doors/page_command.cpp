#include "arbiter/server/doors/page_command.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <nlohmann/json.hpp>

#include "arbiter/base/ascii.hpp"
#include "arbiter/journal/event_value.hpp"
#include "arbiter/journal/json.hpp"
#include "arbiter/server/people_text.hpp"
#include "arbiter/server/token.hpp"

namespace arbiter {

namespace {

constexpr std::size_t longest_id = 32;

/// Otherwise code and text.
using Unread = std::pair<std::string_view, std::string>;
using ReadAction = std::expected<Action, Unread>;

std::unexpected<Unread> bad_message(std::string text) {
    return std::unexpected(Unread("bad_message", std::move(text)));
}
std::unexpected<Unread> unknown(std::string text) {
    return std::unexpected(Unread("unknown", std::move(text)));
}

/// The member, unless it is missing or null.
const Json* member(const Json& object, const char* name) {
    const auto found = object.find(name);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

const std::string* text_member(const Json& object, const char* name) {
    const Json* const value = member(object, name);
    return value == nullptr ? nullptr : value->get_ptr<const std::string*>();
}

bool is_id(std::string_view text) {
    return !text.empty() && text.size() <= longest_id && std::ranges::all_of(text, [](char c) {
        return is_alphanumeric(c) || c == '-' || c == '_';
    });
}

ReadAction read_play(const Json& d) {
    const Json* const plies = member(d, "p");
    if (plies == nullptr || !plies->is_number_unsigned())
        return bad_message("d.p must be the number of half-moves that you have seen");
    const std::string* const uci = text_member(d, "u");
    const std::string* const typed = text_member(d, "s");
    if ((uci == nullptr) == (typed == nullptr))
        return bad_message("d.u must be a move in UCI, or d.s one as it was typed");
    return Play{uci != nullptr ? *uci : *typed, typed != nullptr, plies->get<std::uint64_t>()};
}

std::optional<Role> promotion_named(std::string_view text) {
    for (const Role role : promotion_roles)
        if (text.size() == 1 && text.front() == letter(Piece{Color::black, role}))
            return role;
    return std::nullopt;
}

ReadAction read_explain(const Json& d) {
    const std::string* const from = text_member(d, "from");
    const std::string* const to = text_member(d, "to");
    const auto from_square = from != nullptr ? square_named(*from) : std::nullopt;
    const auto to_square = to != nullptr ? square_named(*to) : std::nullopt;
    if (!from_square || !to_square)
        return bad_message("d.from and d.to must be squares such as e4");
    Attempt attempt{*from_square, *to_square, std::nullopt};
    if (member(d, "promotion") != nullptr) {
        const std::string* const letter = text_member(d, "promotion");
        attempt.promotion = letter != nullptr ? promotion_named(*letter) : std::nullopt;
        if (!attempt.promotion)
            return bad_message("d.promotion must be q, r, b, n or null");
    }
    return AskWhy{attempt};
}

ReadAction read_hint(const Json& d) {
    constexpr std::uint64_t most_steps = 3;
    const Json* const steps = member(d, "steps");
    if (steps == nullptr)
        return AskHint{};
    if (!steps->is_number_unsigned() || steps->get<std::uint64_t>() - 1 >= most_steps)
        return bad_message("d.steps must be 1, 2 or 3");
    return AskHint{steps->get<int>()};
}

template <typename SideCommand>
ReadAction read_side(const Json& d) {
    if (member(d, "side") == nullptr)
        return SideCommand{};
    const std::string* const side = text_member(d, "side");
    if (const auto color = side == nullptr ? std::nullopt : color_named(*side))
        return SideCommand{*color};
    return bad_message("d.side must be white or black");
}

ReadAction read_claim(const Json& d) {
    const std::string* const what = text_member(d, "what");
    const auto kind = what == nullptr ? std::nullopt : claim_kind_named(*what);
    if (!kind)
        return bad_message("d.what must be threefold or fifty");
    ClaimDraw claim{*kind, std::nullopt};
    if (member(d, "move") != nullptr) {
        const std::string* const move = text_member(d, "move");
        if (move == nullptr)
            return bad_message("d.move must be a move in UCI or null");
        claim.move = *move;
    }
    return claim;
}

/// 128 bits, as the server's own keys have them.
bool is_key(std::string_view text) {
    constexpr std::size_t digits = 32;
    return text.size() == digits &&
           std::ranges::all_of(text, [](char c) { return is_digit(c) || (c >= 'a' && c <= 'f'); });
}

/// A key is chosen by who invites; of it as of a token only a digest is kept.
ReadAction read_invitation(const Json& d) {
    const std::string* const by = text_member(d, "by");
    const auto side = by == nullptr ? std::nullopt : color_named(*by);
    const std::string* const key = text_member(d, "key");
    if (!side || key == nullptr || !is_key(*key))
        return bad_message(
            "d.by must be white or black, and d.key 32 lower-case hexadecimal digits");
    return Act{AssistantInvited{*side, hash_of_token(*key)}};
}

ReadAction read_act(const Json& d) {
    if (text_member(d, "event") == nullptr)
        return bad_message("d.event must be the name of an event, with its members beside it");
    std::string objection;
    for (const auto& [name, value] : d.items())
        if (const auto* const text = value.get_ptr<const std::string*>(); text != nullptr) {
            if (const auto fault = fault_of_length(*text, longest_text))
                return bad_message("d." + name + ' ' + *fault);
            if (const auto fault =
                    name == "name" ? fault_of_name(*text) : fault_of_characters(*text))
                objection = "d." + name + ' ' + *fault;
        }
    // No act depends on the position but a move, which has a command of its own.
    if (*text_member(d, "event") == "move")
        return unknown("a move is no act: send the command move");
    if (*text_member(d, "event") == "invite_assistant")
        return read_invitation(d);
    auto event = event_of(Position(), d);
    if (!event)
        return bad_message("d: " + event.error());
    if (const auto* const named = std::get_if<PlayerNamed>(&*event))
        if (const auto fault = fault_of_own_name(named->name))
            objection = "d.name " + *fault;
    return Act{*std::move(event), std::move(objection)};
}

/// Of a draw, unless it is said of what.
template <typename OfDraw, typename OfTakeBack>
ReadAction read_answer(const Json& d) {
    if (member(d, "what") == nullptr)
        return OfDraw{};
    const std::string* const what = text_member(d, "what");
    if (what != nullptr && *what == "draw")
        return OfDraw{};
    if (what != nullptr && *what == "take_back")
        return OfTakeBack{};
    return bad_message("d.what must be draw or take_back");
}

template <typename Plain>
ReadAction read_plain(const Json& /*d*/) {
    return Plain{};
}

ReadAction read_action(std::string_view type, const Json& d) {
    using ActionReader = ReadAction (*)(const Json&);
    static constexpr std::array<std::pair<std::string_view, ActionReader>, 11> readers{{
        {"move", &read_play},
        {"explain", &read_explain},
        {"hint", &read_hint},
        {"resign", &read_side<Resign>},
        {"offer", &read_side<OfferDraw>},
        {"accept", &read_answer<AcceptDraw, AcceptTakeBack>},
        {"decline", &read_answer<DeclineDraw, DeclineTakeBack>},
        {"claim", &read_claim},
        {"act", &read_act},
        {"rematch", &read_plain<PlayAgain>},
        {"ping", &read_plain<Ping>},
    }};
    for (const auto& [name, read] : readers)
        if (name == type)
            return read(d);
    return unknown(
        "there is no such command; there are move, explain, hint, resign, offer, accept, decline,"
        " claim, act, rematch and ping");
}

}  // namespace

std::expected<Command, UnreadCommand> read_command(std::string_view text) {
    const auto message = read_json(text);
    std::optional<std::string> id;
    const auto refuse = [&id](Unread why) {
        return std::unexpected(UnreadCommand{std::move(id), why.first, std::move(why.second)});
    };
    if (!message || !message->is_object())
        return refuse({"bad_message", "a message is a JSON object with t, i and d"});
    if (const std::string* const i = text_member(*message, "i"); i != nullptr && is_id(*i))
        id = *i;
    else
        return refuse({"bad_message", "i must be 1 to 32 characters of A-Z a-z 0-9 - _"});
    const std::string* const type = text_member(*message, "t");
    const Json* const d = member(*message, "d");
    if (type == nullptr || d == nullptr || !d->is_object())
        return refuse({"bad_message", "t must be the command's name and d an object"});
    auto action = read_action(*type, *d);
    if (!action)
        return refuse(std::move(action.error()));
    return Command{*std::move(id), *std::move(action)};
}

}  // namespace arbiter
