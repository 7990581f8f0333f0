#include "arbiter/server/api/web_page.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "arbiter/server/api/house_error.hpp"
#include "arbiter/server/chance.hpp"
#include "arbiter/server/page_address.hpp"
#include "arbiter/server/token.hpp"

namespace arbiter {

namespace {

constexpr std::string_view index_path = "/index.html";

Coding coding_for(const Request& request, const PageFile& file) {
    EachCoding<bool> is_there;
    std::ranges::transform(file.bodies, is_there.values.begin(),
                           [](const PageBody& body) { return !body.bytes.empty(); });
    return best_coding(read_accept_encoding(request.only("accept-encoding").value_or("")),
                       is_there);
}

/// What was packed on its way by somebody else may come back with a weak tag, which here is as good
/// (RFC 9110, section 13.1.2).
bool has_already(const Request& request, std::string_view tag) {
    constexpr std::string_view header = "if-none-match";
    return request.lists(header, tag) || request.lists(header, "W/" + std::string(tag)) ||
           request.lists(header, "*");
}

Response answer(const Request& request, const PageFile& file, unsigned status, std::string cache) {
    const Coding coding = coding_for(request, file);
    const auto& [tag, bytes] = file.bodies[coding];
    const bool is_known = status == 200 && has_already(request, tag);
    Response response{.status = is_known ? 304 : status,
                      .headers = {{"Cache-Control", std::move(cache)},
                                  {"ETag", std::string(tag)},
                                  {"Vary", "Accept-Encoding"}},
                      .file = bytes,
                      .is_without_body = is_known};
    if (is_known)
        return response;
    response.content_type = file.content_type;
    if (coding != Coding::identity)
        response.headers.emplace_back("Content-Encoding", name_of(coding));
    return response;
}

/// By somebody who would read a page, and not a program's answer, there.
bool is_looked_for_by_people(const Request& request, std::string_view path) {
    return !path.starts_with("/api/") && request.lists("accept", "text/html");
}

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
        return is_looked_for_by_people(request, path) ? std::optional(index(request, 404))
                                                      : std::nullopt;
    const bool is_named_by_content = path.starts_with("/assets/");
    return answer(request, *file, 200,
                  is_named_by_content ? "public, max-age=31536000, immutable" : "no-cache");
}

Response WebPage::index(const Request& request, unsigned status) const {
    const auto file = std::ranges::find(files_, index_path, &PageFile::path);
    // No cache that others share may keep it: its cookie is somebody's.
    Response response =
        answer(request, *file, status, status == 200 ? "private, no-cache" : "no-store");
    if (!token_of(request))
        response.headers.emplace_back("Set-Cookie", cookie_with(new_token()));
    return response;
}

}  // namespace arbiter
