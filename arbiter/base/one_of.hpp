// One of several types, named one by one: for visitors that answer the same for many types and are
// to be refused by the compiler when a type is new to them. A catch-all would answer silently.
#pragma once

#include <concepts>
#include <type_traits>

namespace arbiter {

/// `T` is one of `Types`, but for references and const.
template <typename T, typename... Types>
concept OneOf = (std::same_as<std::remove_cvref_t<T>, Types> || ...);

}  // namespace arbiter
