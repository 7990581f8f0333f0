#include "arbiter/game/pgn_time_control.hpp"

#include <cstddef>

#include "arbiter/game/detail/time_reader.hpp"

namespace arbiter {

namespace {

using detail::in_units;
using detail::TimeReader;
using std::chrono::seconds;

class PgnReader {
  public:
    explicit PgnReader(std::string_view text) : text_(text), reader_(text) {}

    std::expected<TimeControl, TextError> read() {
        if (reader_.at_end())
            reader_.fail("the tag is empty; a game without clock has -");
        else if (reader_.take("?"))
            reader_.fail_at(0, "? says that the time control is not known");
        else if (!reader_.take("-"))
            periods();
        return reader_.finish(std::move(control_), text_, "300+3 or 40/5400+30:1800+30");
    }

  private:
    void periods() {
        do {
            period();
        } while (!reader_.has_failed() && reader_.take(":"));
    }

    void period() {
        const std::size_t begin = reader_.at();
        Period period;
        if (reader_.take("*")) {
            if (!control_.periods.empty())
                return reader_.fail_at(begin,
                                       "an hourglass has one time for the whole game, as in *180");
            reader_.count(Counting::hourglass, control_, begin);
        } else {
            period.moves = reader_.quota();
        }
        period.base = time();
        if (reader_.take("+"))
            reader_.count(Counting::increment, control_, begin);
        else if (reader_.take("d"))
            reader_.count(Counting::delay, control_, begin);
        else if (reader_.take("b"))
            reader_.count(Counting::bronstein, control_, begin);
        else
            return reader_.add_period(period, control_, begin);
        period.per_move = time();
        reader_.add_period(period, control_, begin);
    }

    Duration time() {
        const std::size_t begin = reader_.at();
        return reader_.checked(begin, Duration(reader_.number()));
    }

    std::string_view text_;
    TimeReader reader_;
    TimeControl control_;
};

}  // namespace

std::expected<TimeControl, TextError> read_pgn_time_control(std::string_view text) {
    return PgnReader(text).read();
}

std::string write_pgn_time_control(const TimeControl& control) {
    if (control.is_untimed())
        return "-";
    if (control.counting == Counting::hourglass)
        return '*' + in_units(control.periods.front().base, seconds(1));
    if (detail::is_for_each_move(control))
        return "1/" + in_units(control.periods.front().per_move, seconds(1));
    std::string text;
    for (const Period& period : control.periods) {
        if (!text.empty())
            text += ':';
        if (period.moves)
            text += std::to_string(*period.moves) + '/';
        text += in_units(period.base, seconds(1));
        if (period.per_move != Duration::zero())
            text.append(detail::sign(control.counting))
                .append(in_units(period.per_move, seconds(1)));
    }
    return text;
}

}  // namespace arbiter
