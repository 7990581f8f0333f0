// Short words for tests of proofs: what docs/proofs.md writes as text, as values.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "arbiter/verify/certificate.hpp"

namespace arbiter::testing {

/// "layer Pa2 w:e1/e8 b:-" and more of them.
inline std::vector<verify::ClaimedLayer> claimed_layers(std::string_view text) {
    const auto read = verify::read_certificate("closure 0 " + std::string(text));
    if (!read)
        throw std::invalid_argument(std::string(text) + ": " + read.error().text);
    return std::get<verify::ClosureClaim>(*read).layers;
}

/// "Pa2,q00000000000000ff"
inline std::vector<verify::ClaimedMan> claimed_men(std::string_view text) {
    return std::move(claimed_layers("layer " + std::string(text) + " w:- b:-").front().men);
}

}  // namespace arbiter::testing
