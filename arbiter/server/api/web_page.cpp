#include "arbiter/server/api/web_page.hpp"

#include <algorithm>
#include <string>

#include "arbiter/server/api/house_error.hpp"
#include "arbiter/server/chance.hpp"
#include "arbiter/server/page_address.hpp"
#include "arbiter/server/token.hpp"

namespace arbiter {

namespace {

constexpr std::string_view index_path = "/index.html";

}  // namespace

std::optional<Response> WebPage::read(const Request& request, std::string_view path) {
    if (const auto address = page_address(paths_, path)) {
        if (address->is_nowhere || (address->game && !is_game_id(*address->game)))
            return index(request, 404);
        if (!address->game)
            return index(request, 200);
        const auto game = house_.look_up(*address->game);
        return index(request, game ? 200 : error_of(game.error()).status);
    }
    const auto file = std::ranges::find(files_, path, &PageFile::path);
    if (file == files_.end() || path == index_path)
        return std::nullopt;
    const bool is_named_by_content = path.starts_with("/assets/");
    return Response{
        .content_type = std::string(file->content_type),
        .headers = {{"Cache-Control",
                     is_named_by_content ? "public, max-age=31536000, immutable" : "no-cache"}},
        .file = file->bytes};
}

Response WebPage::index(const Request& request, unsigned status) const {
    const auto file = std::ranges::find(files_, index_path, &PageFile::path);
    Response response{.status = status,
                      .content_type = std::string(file->content_type),
                      .headers = {{"Cache-Control", "no-store"}},
                      .file = file->bytes};
    if (!token_of(request))
        response.headers.emplace_back("Set-Cookie", cookie_with(new_token()));
    return response;
}

}  // namespace arbiter
