#include "arbiter/server/net/refuse.hpp"

namespace arbiter {

Response refusal(const ApiError& error) {
    return {.status = error.status,
            .content_type = "application/json",
            .headers = {{"Cache-Control", "no-store"}},
            .text = write_error(error)};
}

Response refuse(unsigned status, std::string_view code, const std::string& text) {
    return refusal({.status = status, .code = code, .text = text});
}

}  // namespace arbiter
