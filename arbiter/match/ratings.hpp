// How strong each of several engines is, from all their games together.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "arbiter/match/fixtures.hpp"
#include "arbiter/match/pair_results.hpp"

namespace arbiter::match {

/// The Elo of each engine, their mean being 0, that makes the results likeliest (Bradley and Terry,
/// "Rank analysis of incomplete block designs", 1952; a draw is half a win), with the error of 95 %
/// over pairs of games. `results`: of each encounter. Nothing where some of them have taken no
/// point from the others, which says nothing of how far apart they are.
[[nodiscard]] std::optional<std::vector<Estimate>> ratings_of(std::size_t engines,
                                                              std::span<const Encounter> encounters,
                                                              std::span<const PairResults> results);

}  // namespace arbiter::match
