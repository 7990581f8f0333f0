// Proofs as text, in the format of docs/proofs.md. Reading is `verify`'s.
#pragma once

#include <string>

#include "arbiter/winnable/verdict.hpp"

namespace arbiter {

/// One line of tokens with single blanks between them, no tab, no newline.
[[nodiscard]] std::string write_proof(const Proof& proof);

/// The theorem's name in that format: "lone_king".
[[nodiscard]] std::string_view name(Theorem theorem);

}  // namespace arbiter
