// A vector that lives where it is declared and never allocates. For trivial values only, so that
// an unused element costs nothing.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>

namespace arbiter {

/// At most `Capacity` elements of trivial type, one behind the other in memory.
template <typename T, std::size_t Capacity>
class StaticVector {
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

  public:
    constexpr StaticVector() noexcept {
        // The compiler wants to see the array begin; the machine does without.
        if consteval {
            std::construct_at(&values_);
        }
    }

    /// Requires: `size() < Capacity`.
    constexpr void push_back(T value) {
        assert(size_ < Capacity);
        values_[size_++] = value;
    }
    /// Makes the vector longer and gives where the new elements stand; they have no value yet.
    /// Requires: there is room.
    [[nodiscard]] constexpr T* grow(std::size_t count) {
        assert(count <= Capacity - size_);
        T* const old_end = end();
        size_ += count;
        return old_end;
    }
    /// Back to no elements; the memory stays as it is.
    constexpr void clear() { size_ = 0; }

    /// Elements, 0 to `Capacity`.
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    /// True at first, and after `clear`.
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    /// Requires: `index < size()`.
    [[nodiscard]] constexpr T& operator[](std::size_t index) {
        assert(index < size_);
        return values_[index];
    }
    /// The same to read only.
    [[nodiscard]] constexpr const T& operator[](std::size_t index) const {
        assert(index < size_);
        return values_[index];
    }
    /// The first element; never null, even where there is none.
    [[nodiscard]] constexpr T* begin() { return values_.data(); }
    /// Behind the last element; moves with `push_back`, `grow` and `clear`.
    [[nodiscard]] constexpr T* end() { return values_.data() + size_; }
    /// The same to read only.
    [[nodiscard]] constexpr const T* begin() const { return values_.data(); }
    /// The same to read only.
    [[nodiscard]] constexpr const T* end() const { return values_.data() + size_; }

  private:
    // In a union nothing is initialized, not even by the default constructor of T.
    union {
        std::array<T, Capacity> values_;  // NOLINT(readability-identifier-naming): private
    };
    std::size_t size_ = 0;
};

}  // namespace arbiter
