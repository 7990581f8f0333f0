// What is agreed on for correspondence chess, and how its clock counts: in whole days. The numbers
// are those of the ICCF Rules valid from 2020, as far as they could be read; a value without a
// source says so.
#pragma once

#include <optional>

#include "arbiter/game/time_control.hpp"

namespace arbiter {

/// How reflection time is charged.
struct DayCounting {
    /// In one move every whole day beyond so many counts double (ICCF Rules 2.4.2).
    int doubled_after = 20;
    /// Who is silent for so many days of his time in one move loses, unless he has said that he
    /// will be (ICCF server, "Use 40+ reflection"); nothing: nobody does.
    std::optional<int> longest_silence = 40;

    /// What is taken off the clock for so much time used in one move: whole days of 24 hours.
    [[nodiscard]] Duration charged(Duration used) const;
    /// The least time in one move for which more is charged than this. Requires: not below zero.
    [[nodiscard]] Duration first_beyond(Duration main_time) const;

    bool operator==(const DayCounting&) const = default;
};

/// Nothing is charged but whole days, so that nothing else can be given; untimed is all right.
[[nodiscard]] bool is_in_days(const TimeControl& time);

/// Means nothing by other rules.
struct CorrespondenceTerms {
    DayCounting counting = {};  ///< see there
    /// Days of leave in a calendar year (UTC), in which a player's time stands still. The number is
    /// without a source.
    int leave_a_year = 45;
    /// A player who has offered a draw makes so many moves before he offers one again, unless the
    /// opponent has offered one meanwhile, in a later position. The number is without a source.
    int moves_between_offers = 10;

    bool operator==(const CorrespondenceTerms&) const = default;
};

}  // namespace arbiter
