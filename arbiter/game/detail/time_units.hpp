// The names and signs of units of time, small letters in place of capitals.
#pragma once

#include <string_view>

#include "arbiter/game/time_control.hpp"

namespace arbiter::detail {

/// A unit by one of its names.
struct TimeUnit {
    std::string_view name;  ///< "minutes", "min", "'"
    Duration length;        ///< of one
};

inline constexpr Duration second_unit = std::chrono::seconds(1);
inline constexpr Duration minute_unit = std::chrono::minutes(1);
inline constexpr Duration hour_unit = std::chrono::hours(1);
inline constexpr Duration day_unit = std::chrono::days(1);
inline constexpr Duration week_unit = std::chrono::weeks(1);

/// In English, in German and in signs; of signs the longer ones before those that begin so.
inline constexpr TimeUnit time_units[] = {
    {"seconds", second_unit},
    {"second", second_unit},
    {"secs", second_unit},
    {"sec", second_unit},
    {"s", second_unit},
    {"minutes", minute_unit},
    {"minute", minute_unit},
    {"mins", minute_unit},
    {"min", minute_unit},
    {"m", minute_unit},
    {"hours", hour_unit},
    {"hour", hour_unit},
    {"hrs", hour_unit},
    {"hr", hour_unit},
    {"h", hour_unit},
    {"days", day_unit},
    {"day", day_unit},
    {"d", day_unit},
    {"weeks", week_unit},
    {"week", week_unit},
    {"sekunden", second_unit},
    {"sekunde", second_unit},
    {"sek", second_unit},
    {"minuten", minute_unit},
    {"stunden", hour_unit},
    {"stunde", hour_unit},
    {"std", hour_unit},
    {"tagen", day_unit},
    {"tage", day_unit},
    {"tag", day_unit},
    {"wochen", week_unit},
    {"woche", week_unit},
    {"\"", second_unit},
    {"''", second_unit},
    {"\u2033", second_unit},
    {"\u201D", second_unit},
    {"\u2032\u2032", second_unit},
    {"\u2019\u2019", second_unit},
    {"'", minute_unit},
    {"\u2032", minute_unit},
    {"\u2019", minute_unit},
};

}  // namespace arbiter::detail
