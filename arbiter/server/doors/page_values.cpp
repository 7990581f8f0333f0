#include "arbiter/server/doors/page_values.hpp"

#include <utility>

#include <nlohmann/json.hpp>

#include "arbiter/game/ending_text.hpp"
#include "arbiter/journal/said_value.hpp"

namespace arbiter {

namespace {

std::string_view code(ShownPlayer::Kind kind) {
    switch (kind) {
        case ShownPlayer::Kind::open:
            return "open";
        case ShownPlayer::Kind::person:
            return "person";
        case ShownPlayer::Kind::computer:
            return "computer";
    }
    std::unreachable();
}

}  // namespace

Json text_or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

Json names(Bitboard squares) {
    Json list = Json::array();
    for (const Square square : squares)
        list.push_back(name(square));
    return list;
}

Json side_or_null(std::optional<Color> side) { return side ? Json(name(*side)) : Json(nullptr); }

Json square_or_null(std::optional<Square> square) {
    return square ? Json(name(*square)) : Json(nullptr);
}

Json end_of(const std::optional<Ending>& ending) {
    if (!ending)
        return nullptr;
    Json end{{"result", text(ending->result)},
             {"reason", code(ending->reason)},
             {"article", text_or_null(ending->article)},
             {"by", side_or_null(ending->by)},
             {"text", ending_in_words(*ending)}};
    end.update(json_of(said_of(*ending)));
    if (ending->is_undecided)
        end["undecided"] = true;
    return end;
}

Json ply_of(const PlayedPly& ply) {
    return {{"u", ply.uci},
            {"s", ply.san},
            {"fen", ply.fen},
            {"check", square_or_null(ply.check)},
            {"left", ply.left ? Json(ply.left->count()) : Json(nullptr)}};
}

Json player_of(const ShownPlayer& player) {
    Json value{{"kind", code(player.kind)},
               {"name", text_or_null(player.name)},
               {"level", player.level ? Json(*player.level) : Json(nullptr)}};
    if (player.is_invited)
        value["invited"] = true;
    return value;
}

Json player_of(const ShownPlayer& player, bool here) {
    Json value = player_of(player);
    value["here"] = player.kind == ShownPlayer::Kind::computer || here;
    return value;
}

}  // namespace arbiter
