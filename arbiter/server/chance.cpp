#include "arbiter/server/chance.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include <sodium.h>

#include "arbiter/base/ascii.hpp"

namespace arbiter {

namespace {

constexpr std::string_view id_characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

}  // namespace

void need_sodium() {
    static const bool ready = sodium_init() >= 0;
    if (!ready)
        std::abort();
}

std::string new_game_id() {
    std::string id;
    for (std::size_t i = 0; i < game_id_length; ++i)
        id += id_characters[static_cast<std::size_t>(
            random_below(static_cast<int>(id_characters.size())))];
    return id;
}

bool is_game_id(std::string_view text) {
    return text.size() == game_id_length && std::ranges::all_of(text, is_alphanumeric);
}

int random_below(int limit) {
    need_sodium();
    return static_cast<int>(randombytes_uniform(static_cast<std::uint32_t>(limit)));
}

}  // namespace arbiter
