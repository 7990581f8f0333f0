#include "arbiter/notation/san_deviations.hpp"

#include <string>
#include <utility>

#include "arbiter/notation/san_candidates.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

namespace {

class Comparison {
  public:
    Comparison(const SanForm& form, const Position& position, Move move)
        : form_(form), position_(position), move_(move) {}

    std::vector<TextError> run() {
        if (move_.is_castling()) {
            if (!form_.castling)
                deviate(form_.at, "castling is written O-O or O-O-O");
        } else {
            letter();
            departure();
            capture_mark();
            if (!form_.to_rank)
                deviate(form_.at_arrival, "the rank of arrival is missing");
        }
        check_mark();
        return std::move(found_);
    }

  private:
    void deviate(std::size_t at, std::string text) { found_.push_back({at, std::move(text)}); }

    void letter() {
        if (!form_.role && move_.role() != Role::pawn)
            deviate(form_.at,
                    "the letter of the " + std::string(name(move_.role())) + " is missing");
    }

    void departure() {
        std::string given;
        if (form_.from_file)
            given += name(*form_.from_file);
        if (form_.from_rank)
            given += name(*form_.from_rank);
        const std::string needed = needed_departure(position_, move_);
        if (given == needed)
            return;
        deviate(form_.at_departure,
                needed.empty()
                    ? "nothing of the square of departure is needed; " + given + " is too much"
                    : "of the square of departure " + needed + " is written, not " + given);
    }

    void capture_mark() {
        const bool captures = is_capture(position_, move_);
        if (captures && !form_.has_capture_mark)
            deviate(form_.at_arrival, "the capture sign x is missing");
        else if (!captures && form_.has_capture_mark)
            deviate(form_.at_capture_mark, "nothing is captured, so no x is written");
    }

    void check_mark() {
        using Check = SanForm::Check;
        const Position next = position_.play(move_);
        const Check real = !is_check(next)        ? Check::none
                           : has_legal_move(next) ? Check::check
                                                  : Check::mate;
        // That ++ is not the standard sign was told by the text already.
        const bool is_told = form_.check == Check::double_plus && real != Check::none;
        if (form_.check == real || is_told)
            return;
        if (real == Check::none)
            deviate(form_.at_check, form_.check == Check::mate ? "it is not mate, not even check"
                                                               : "it is not check");
        else if (real == Check::mate)
            deviate(form_.at_check, "it is mate, which is written #");
        else if (form_.check == Check::mate)
            deviate(form_.at_check, "it is check, but not mate");
        else
            deviate(form_.at_check, "it is check, which is written +");
    }

    const SanForm& form_;
    const Position& position_;
    Move move_;
    std::vector<TextError> found_;
};

}  // namespace

std::vector<TextError> deviations_of(const SanForm& form, const Position& position, Move move) {
    return Comparison(form, position, move).run();
}

}  // namespace arbiter
