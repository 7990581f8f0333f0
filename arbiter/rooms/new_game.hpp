// A game that is to be made; the doors read what somebody asks for into one.
#pragma once

#include <vector>

#include "arbiter/rules/move.hpp"
#include "arbiter/store/stored_game.hpp"

namespace arbiter {

struct NewGame {
    /// Without id and date, which the house gives it.
    GameStart start;
    /// Of a game that goes on: legal, one after another. Mostly none.
    std::vector<Move> moves;
};

}  // namespace arbiter
