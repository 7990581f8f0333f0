// Generating and playing moves takes no memory from the heap. ThreadSanitizer replaces the same
// operators as this and does not let them be replaced; the other builds show it all the same.
#ifdef __has_feature
#if __has_feature(thread_sanitizer)
#define ARBITER_CANNOT_COUNT_ALLOCATIONS
#endif
#endif
#ifndef ARBITER_CANNOT_COUNT_ALLOCATIONS

#include <cstddef>
#include <cstdlib>
#include <new>

#include <gtest/gtest.h>

#include "arbiter/rules/legality.hpp"
#include "arbiter/rules/perft.hpp"
#include "arbiter/rules/pins.hpp"
#include "tests/support/moves.hpp"

namespace {

std::size_t allocations = 0;

void* counted(std::size_t size) noexcept {
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}

void* counted_or_throw(std::size_t size) {
    if (void* const memory = counted(size))
        return memory;
    throw std::bad_alloc();
}

}  // namespace

// Replaced for the whole program.
void* operator new(std::size_t size) { return counted_or_throw(size); }
void* operator new[](std::size_t size) { return counted_or_throw(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace arbiter::testing {
namespace {

TEST(Allocation, is_counted_here) {
    const std::size_t before = allocations;
    ::operator delete(::operator new(8));
    EXPECT_EQ(allocations, before + 1);
}

TEST(Allocation, is_not_needed_to_generate_and_play_moves) {
    // Castling, en passant and promotions come within three plies.
    const Position position = position_of("r3k2r/1P4P1/8/3pP3/8/8/1p4p1/R3K2R w KQkq d6 0 1");
    const std::size_t before = allocations;
    std::uint64_t nodes = perft(position, 3) + perft_by_listing(position, 2);
    for (const Move move : legal_moves(position))
        nodes += is_legal(position, move) && has_legal_move(position.play(move)) ? 1U : 0U;
    nodes += static_cast<std::uint64_t>(checkers(position).size());
    nodes += static_cast<std::uint64_t>(pinned(position, Color::white).size());
    EXPECT_EQ(allocations, before);
    EXPECT_GT(nodes, 0U);
}

}  // namespace
}  // namespace arbiter::testing

#endif
