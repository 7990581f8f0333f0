// Handing a failure on to whoever asked.
#pragma once

#include <expected>
#include <utility>

#include "arbiter/store/store.hpp"

namespace arbiter {

/// `return passed_on(outcome);` where there is no value in it. The error is moved out. Requires: it
/// has failed.
template <typename T>
[[nodiscard]] std::unexpected<StoreError> passed_on(std::expected<T, StoreError>& failure) {
    return std::unexpected(std::move(failure.error()));
}

}  // namespace arbiter
