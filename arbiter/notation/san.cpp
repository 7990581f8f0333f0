#include "arbiter/notation/san.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include "arbiter/notation/san_candidates.hpp"
#include "arbiter/notation/san_form.hpp"
#include "arbiter/notation/san_refusal.hpp"
#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/movegen.hpp"

namespace arbiter {

std::expected<Move, SanError> read_san(const Position& position, std::string_view text) {
    auto form = read_san_form(text);
    if (!form)
        return std::unexpected(SanError{.problem = SanProblem::syntax,
                                        .at = form.error().at,
                                        .text = std::move(form.error().text),
                                        .explanation = {},
                                        .article = {},
                                        .squares = {}});
    const SanCandidates legal = legal_candidates(position, *form);
    if (legal.size() == 1)
        return legal[0];
    return std::unexpected(refuse_san(position, *form, legal));
}

std::string write_san(const Position& position, Move move, SanStyle style) {
    assert(is_legal(position, move));
    std::string text = san_stem(position, move);
    if (style == SanStyle::fide) {
        std::ranges::replace(text, 'O', '0');
        std::erase(text, '=');
    }
    const Position next = position.play(move);
    if (is_check(next))
        text += has_legal_move(next) ? '+' : '#';
    return text;
}

}  // namespace arbiter
