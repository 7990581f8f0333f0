#include "arbiter/analysis/move_mark.hpp"

#include "arbiter/analysis/win_chance.hpp"

namespace arbiter {

namespace {

constexpr double marked_fall = 0.1;
constexpr int mistake_loss = 100;
constexpr int blunder_loss = 300;
/// So many centipawns decide a game for most, and for all.
constexpr int decided = 700;
constexpr int long_decided = 999;

/// `standing`: how well the side stands that lost a mate, or how badly the one that allowed it did.
MoveMark mark_of_mate(int standing) {
    if (standing > long_decided)
        return MoveMark::inaccuracy;
    return standing > decided ? MoveMark::mistake : MoveMark::blunder;
}

bool wins_by_mate(Score score) { return score.is_mate() && score > Score(); }
bool loses_by_mate(Score score) { return score.is_mate() && score < Score(); }

}  // namespace

MoveMark mark_of(Score before, Score after) {
    if (wins_by_mate(before)) {
        if (wins_by_mate(after))
            return MoveMark::none;
        return loses_by_mate(after) ? MoveMark::blunder : mark_of_mate(after.value());
    }
    if (loses_by_mate(before))
        return MoveMark::none;
    if (loses_by_mate(after))
        return mark_of_mate(-before.value());
    if (wins_by_mate(after) || winning_chances(before) - winning_chances(after) < marked_fall)
        return MoveMark::none;
    const int loss = before.value() - after.value();
    if (loss >= blunder_loss)
        return MoveMark::blunder;
    return loss >= mistake_loss ? MoveMark::mistake : MoveMark::inaccuracy;
}

}  // namespace arbiter
