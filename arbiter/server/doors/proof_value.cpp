#include "arbiter/server/doors/proof_value.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "arbiter/base/one_of.hpp"
#include "arbiter/server/doors/page_values.hpp"
#include "arbiter/verify/certificate.hpp"

namespace arbiter {

namespace {

/// More of them nobody looks at.
constexpr std::size_t most_layers_shown = 8;

std::string_view code(verify::MaterialClaim claim) {
    switch (claim) {
        case verify::MaterialClaim::lone_king:
            return "lone_king";
        case verify::MaterialClaim::knight_against_queens:
            return "knight_against_queens";
        case verify::MaterialClaim::bishops_of_one_colour:
            return "bishops_of_one_colour";
    }
    std::unreachable();
}

/// Where each king may be, whoever is to move.
PerColor<Bitboard> squares_of_kings(const verify::ClaimedLayer& layer) {
    PerColor<Bitboard> squares{};
    for (const Color turn : both_colors)
        for (const Square white : all_squares)
            if (const Bitboard black = layer.kings[turn][white]; black != Bitboard()) {
                squares[Color::white] |= Bitboard(white);
                squares[Color::black] |= black;
            }
    return squares;
}

Json json_of(const verify::ClaimedLayer& layer) {
    Json men = Json::array();
    for (const auto& [piece, squares] : layer.men)
        men.push_back({{"piece", std::string(1, letter(piece))}, {"squares", names(squares)}});
    const PerColor<Bitboard> kings = squares_of_kings(layer);
    return {
        {"men", std::move(men)},
        {"kings", {{"white", names(kings[Color::white])}, {"black", names(kings[Color::black])}}}};
}

struct CertificateWriter {
    Json operator()(verify::MaterialClaim claim) const {
        return {{"kind", "material"}, {"theorem", code(claim)}};
    }
    Json operator()(const verify::ClosureClaim& closure) const {
        Json shown = Json::array();
        const std::size_t number = std::min(closure.layers.size(), most_layers_shown);
        for (std::size_t i = 0; i < number; ++i)
            shown.push_back(json_of(closure.layers[i]));
        return {{"kind", "closure"},
                {"positions", closure.positions},
                {"layers", closure.layers.size()},
                {"shown", std::move(shown)}};
    }
};

Json helpmate(const std::vector<PlayedPly>& line) {
    Json moves = Json::array();
    for (const PlayedPly& ply : line)
        moves.push_back(ply_of(ply));
    return {{"kind", "helpmate"}, {"moves", std::move(moves)}};
}

/// Nothing where there is none that can be shown.
std::optional<Json> evidence_of(const ShownEnd& end, const KeptVerdict& verdict) {
    const std::vector<PlayedPly>& mate = end.mates[verdict.side];
    if (verdict.winnability == Winnability::winnable)
        return mate.empty() ? std::nullopt : std::optional(helpmate(mate));
    const auto certificate = verify::read_certificate(verdict.evidence);
    return certificate ? std::optional(std::visit(CertificateWriter(), *certificate))
                       : std::nullopt;
}

}  // namespace

Json proofs_of(const ShownEnd& end) {
    Json proofs = Json::array();
    PerColor<bool> is_told{};
    for (const KeptVerdict& verdict : end.verdicts) {
        const auto evidence =
            is_told[verdict.side] ? std::optional<Json>() : evidence_of(end, verdict);
        if (!evidence)
            continue;
        is_told[verdict.side] = true;
        Json proof{{"side", name(verdict.side)},
                   {"can_mate", verdict.winnability == Winnability::winnable}};
        proof.update(*evidence);
        proofs.push_back(std::move(proof));
    }
    return proofs;
}

}  // namespace arbiter
