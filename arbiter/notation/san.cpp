#include "arbiter/notation/san.hpp"

#include <utility>

#include "arbiter/notation/plain_san.hpp"
#include "arbiter/notation/san_candidates.hpp"
#include "arbiter/notation/san_form.hpp"
#include "arbiter/notation/san_refusal.hpp"

namespace arbiter {

std::expected<Move, SanError> read_san(const Position& position, std::string_view text) {
    if (const Move move = read_plain_san(position, text).move; move != Move())
        return move;
    auto form = read_san_form(text);
    if (!form)
        return std::unexpected(no_san(std::move(form.error())));
    const SanCandidates legal = legal_candidates(position, *form);
    if (legal.size() == 1)
        return legal[0];
    return std::unexpected(refuse_san(position, *form, legal));
}

}  // namespace arbiter
