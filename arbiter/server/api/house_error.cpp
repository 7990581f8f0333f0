#include "arbiter/server/api/house_error.hpp"

#include <utility>

namespace arbiter {

ApiError error_of(HouseProblem problem) {
    switch (problem) {
        case HouseProblem::no_game:
            return {.status = 404, .code = "no_game", .text = "there is no such game"};
        case HouseProblem::busy:
            return {.status = 503,
                    .code = "busy",
                    .text =
                        "as many games are being played here as the server may keep; try again"
                        " later"};
        case HouseProblem::unavailable:
            return {.status = 503,
                    .code = "store",
                    .text = "the server cannot keep or read games at the moment; try again"};
        case HouseProblem::corrupt:
            return {.status = 500, .code = "store", .text = "the kept game cannot be read"};
    }
    std::unreachable();
}

}  // namespace arbiter
