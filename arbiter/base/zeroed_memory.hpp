// Memory for large tables, all zero and given by the machine only where it is touched: a table of
// many gigabytes is made, and made anew, at once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <new>
#include <type_traits>

namespace arbiter {

/// An allocator for `std::vector<T>`: elements that are made without a value are zero in all bytes,
/// and nothing is written to make them so. Requires: that is what `T()` is.
template <typename T>
class ZeroedMemory {
  public:
    /// What memory is given for.
    using value_type = T;
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

    ZeroedMemory() = default;
    /// Nothing is taken over: there is nothing to tell one from another.
    template <typename Other>
    explicit ZeroedMemory(const ZeroedMemory<Other>& /*other*/) {}

    /// Throws `std::bad_alloc` where there is not so much.
    [[nodiscard]] T* allocate(std::size_t count) {
        constexpr std::size_t most = (std::numeric_limits<std::size_t>::max() - room) / sizeof(T);
        void* const block = count > most ? nullptr : std::calloc(count * sizeof(T) + room, 1);
        if (block == nullptr)
            throw std::bad_alloc();
        // The block's own address stands before the first element.
        auto first = reinterpret_cast<std::uintptr_t>(block) + sizeof(void*);
        first += (alignof(T) - first % alignof(T)) % alignof(T);
        auto* const elements = reinterpret_cast<T*>(first);
        reinterpret_cast<void**>(elements)[-1] = block;
        return elements;
    }
    /// Requires: `elements` came from `allocate` and was not given back before.
    void deallocate(T* elements, std::size_t /*count*/) {
        std::free(reinterpret_cast<void**>(elements)[-1]);
    }

    /// Zero already.
    template <typename Element>
    void construct(Element* /*element*/) {}

    /// What one has given, any other takes back.
    bool operator==(const ZeroedMemory& /*other*/) const { return true; }

  private:
    static constexpr std::size_t room = sizeof(void*) + alignof(T);
};

}  // namespace arbiter
