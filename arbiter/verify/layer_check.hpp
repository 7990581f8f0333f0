// Checks that layers of positions are what a proof claims: that no legal move leaves them, and that
// the winner never mates in them. Everything is gone through one by one, in the plainest way.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "arbiter/rules/piece.hpp"
#include "arbiter/rules/position.hpp"
#include "arbiter/verify/certificate.hpp"

namespace arbiter::verify {

/// The layers of a proof.
class ClaimedLayers {
  public:
    /// They must live as long.
    explicit ClaimedLayers(std::span<const ClaimedLayer> layers);

    /// Fails with what is wrong with which layer, counted from 1.
    [[nodiscard]] std::expected<void, std::string> check(Color winner) const;

    /// Does one of them describe the position? None does with castling rights.
    [[nodiscard]] bool contain(const Position& position) const;

    /// Those with the same pieces, and with the pawns on the same squares: no other can hold
    /// positions with these men.
    [[nodiscard]] std::span<const ClaimedLayer* const> alike(
        const std::vector<ClaimedMan>& men) const;

  private:
    std::span<const ClaimedLayer> layers_;
    std::unordered_map<std::string, std::vector<const ClaimedLayer*>> alike_;
};

}  // namespace arbiter::verify
