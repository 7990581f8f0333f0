#include "arbiter/server/site.hpp"

#include <gtest/gtest.h>

#include "arbiter/server/token.hpp"
#include "tests/server/page_house.hpp"
#include "tests/support/playout.hpp"

namespace arbiter {
namespace {

using testing::json;
using testing::PageHouse;

const std::string token = "0123456789abcdef0123456789abcdef";
const unsigned char page_bytes[] = {'p', 'a', 'g', 'e'};
const unsigned char gzip_bytes[] = {'g', 'z', 'p'};
const unsigned char brotli_bytes[] = {'b', 'r'};
const EachCoding<PageBody> bare{{{{R"("plain")", page_bytes}, {}, {}}}};
const EachCoding<PageBody> packed{
    {{{R"("plain")", page_bytes}, {R"("gz")", gzip_bytes}, {R"("br")", brotli_bytes}}}};
const PageFile files[] = {
    {"/assets/app-1a2b.js", "text/javascript; charset=utf-8", packed},
    {"/favicon.svg", "image/svg+xml", bare},
    {"/index.html", "text/html; charset=utf-8", packed},
};
constexpr std::string_view paths[] = {"/", "/game/:game"};
const Moment now{SteadyTime(), Timestamp()};

Request request(std::string method, std::string target) {
    return {.method = std::move(method),
            .target = std::move(target),
            .headers = {{"Host", "localhost:8080"}, {"cookie", "arbiter=" + token}},
            .peer = "192.168.1.7"};
}

Request from_page(Request request) {
    request.headers.emplace_back("Origin", "http://localhost:8080");
    request.headers.emplace_back("Content-Type", "application/json");
    return request;
}

Request upgrade(std::string target) {
    Request asked = from_page(request("GET", std::move(target)));
    asked.headers.emplace_back("Sec-WebSocket-Version", "13");
    asked.headers.emplace_back("Sec-WebSocket-Key", "c2l4dGVlbiBieXRlcyBvaw==");
    return asked;
}

Request post_game(std::string body = R"({"opponent":"screen"})") {
    Request post = from_page(request("POST", "/api/games"));
    post.body = std::move(body);
    return post;
}

struct Web {
    explicit Web(const NetworkLimits& wanted = {}) : limits(wanted) {}

    NetworkLimits limits;
    PageHouse house;
    Site site{house.house,
              KnownHosts(8080, {"192.168.1.5"}),
              {"0.1.0", true, {"http://192.168.1.5:8080/"}, "arbiter serve --lan"},
              files,
              paths,
              limits};

    Response get(std::string target) { return answer(request("GET", std::move(target))); }
    Response answer(const Request& asked, const Moment& at = now) {
        std::optional<Response> answered;
        site.answer(asked, at, [&answered](Response response) { answered = std::move(response); });
        house.settle();
        return answered.value();
    }
    std::string made_game() {
        return json::parse(answer(post_game()).text)["id"].get<std::string>();
    }
};

std::optional<std::string> header(const Response& response, std::string_view name) {
    for (const auto& [key, value] : response.headers)
        if (key == name)
            return value;
    return std::nullopt;
}

std::string code(const Response& response) {
    return json::parse(response.text)["error"]["code"].get<std::string>();
}

TEST(Site, gives_a_game_as_pgn) {
    Web web;
    const std::string body = R"({"opponent":"screen","white":{"name":"Anna"},"pgn":"1. e4 e5 *"})";
    const auto made = web.answer(post_game(body));
    ASSERT_EQ(made.status, 201U) << made.text;
    const std::string id = json::parse(made.text)["id"].get<std::string>();
    const Response answer = web.get("/api/games/" + id + "/pgn");
    EXPECT_EQ(answer.status, 200U);
    EXPECT_EQ(answer.content_type, "application/vnd.chess-pgn");
    EXPECT_EQ(answer.text,
              "[Event \"?\"]\n[Site \"?\"]\n[Date \"1970.01.01\"]\n[Round \"?\"]\n"
              "[White \"Anna\"]\n[Black \"?\"]\n[Result \"*\"]\n"
              "[Termination \"unterminated\"]\n\n1. e4 e5 *\n\n");
    EXPECT_EQ(web.get("/api/games/AAAAAAAA/pgn").status, 404U);
    EXPECT_EQ(web.get("/api/games/short/pgn").status, 404U);
}

TEST(Site, lists_the_games_of_who_asks) {
    Web web;
    EXPECT_EQ(web.get("/api/my-games").text, R"({"games":[]})");
    const auto made = web.answer(post_game(
        R"({"opponent":"friend","time":"5+3","rules":"casual","white":{"name":"Anna"}})"));
    const std::string id = json::parse(made.text)["id"].get<std::string>();
    const Response answer = web.get("/api/my-games");
    EXPECT_EQ(answer.status, 200U);
    EXPECT_EQ(header(answer, "Cache-Control"), "no-store");
    const json open{{"kind", "open"}, {"name", nullptr}, {"level", nullptr}};
    const json anna{{"kind", "person"}, {"name", "Anna"}, {"level", nullptr}};
    const json expected{{"id", id},
                        {"url", "/game/" + id},
                        {"opponent", "friend"},
                        {"you", {"white"}},
                        {"presides", false},
                        {"players", {{"white", anna}, {"black", open}}},
                        {"time", "5+3"},
                        {"rules", "casual"},
                        {"turn", "white"},
                        {"plies", 0},
                        {"fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
                        {"last_move", nullptr},
                        {"end", nullptr},
                        {"created", 0},
                        {"changed", 0}};
    EXPECT_EQ(json::parse(answer.text)["games"], json::array({expected}));
    EXPECT_EQ(web.answer(request("POST", "/api/my-games")).status, 403U);
}

TEST(Site, lists_no_games_of_others) {
    Web web;
    web.made_game();
    Request stranger = request("GET", "/api/my-games");
    stranger.headers[1].second = "arbiter=ffffffffffffffffffffffffffffffff";
    EXPECT_EQ(web.answer(stranger).text, R"({"games":[]})");
    stranger.headers[1].second = "";
    const Response answer = web.answer(stranger);
    EXPECT_EQ(answer.text, R"({"games":[]})");
    EXPECT_EQ(header(answer, "Set-Cookie"), std::nullopt);
    EXPECT_EQ(web.get("/api/my-games").text.find(hash_of_token(token)), std::string::npos);
}

TEST(Site, lists_a_game_that_has_ended_with_its_end) {
    Web web;
    const auto made = web.answer(
        post_game(R"({"opponent":"screen","rules":"fide","pgn":"1. f3 e5 2. g4 Qh4#"})"));
    ASSERT_EQ(made.status, 201U) << made.text;
    const json game = json::parse(web.get("/api/my-games").text)["games"][0];
    EXPECT_EQ(game["you"], (json{"white", "black"}));
    EXPECT_EQ(game["end"]["reason"], "checkmate");
    EXPECT_EQ(game["last_move"], "d8h4");
    EXPECT_EQ(game["plies"], 4);
}

TEST(Site, serves_the_page) {
    Web web;
    const Response index = web.get("/");
    EXPECT_EQ(index.status, 200U);
    EXPECT_EQ(index.content_type, "text/html; charset=utf-8");
    EXPECT_EQ(header(index, "Cache-Control"), "private, no-cache");
    EXPECT_EQ(header(index, "Set-Cookie"), std::nullopt) << "it has a token";
    EXPECT_EQ(index.length(), 4U);
    const Response asset = web.get("/assets/app-1a2b.js");
    EXPECT_EQ(header(asset, "Cache-Control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(header(web.get("/favicon.svg"), "Cache-Control"), "no-cache");
    for (const char* nothing : {"/index.html", "/assets/", "/assets/app-1a2b.jsx", "/favicon.svg/",
                                "/assets/../index.html", "//"})
        EXPECT_EQ(web.get(nothing).status, 404U) << nothing;
}

Request asking(std::string target, std::string name, std::string value) {
    Request asked = request("GET", std::move(target));
    asked.headers.emplace_back(std::move(name), std::move(value));
    return asked;
}

TEST(Site, sends_a_file_as_the_client_wants_it_packed) {
    Web web;
    for (const char* target : {"/", "/assets/app-1a2b.js", "/game/AAAAAAAA"}) {
        const Response tight = web.answer(asking(target, "Accept-Encoding", "gzip, deflate, br"));
        EXPECT_EQ(header(tight, "Content-Encoding"), "br") << target;
        EXPECT_EQ(header(tight, "ETag"), R"("br")") << target;
        EXPECT_EQ(header(tight, "Vary"), "Accept-Encoding") << target;
        EXPECT_EQ(tight.content_type, web.get(target).content_type) << target;
        EXPECT_EQ(tight.length(), 2U) << target;
        EXPECT_EQ(web.answer(asking(target, "Accept-Encoding", "gzip")).length(), 3U) << target;
        const Response plain = web.get(target);
        EXPECT_EQ(header(plain, "Content-Encoding"), std::nullopt) << target;
        EXPECT_EQ(header(plain, "Vary"), "Accept-Encoding") << target;
        EXPECT_EQ(plain.length(), 4U) << target;
    }
    Request twice = asking("/", "Accept-Encoding", "br");
    twice.headers.emplace_back("accept-encoding", "gzip");
    EXPECT_EQ(web.answer(twice).length(), 4U);
    const Response bare = web.answer(asking("/favicon.svg", "Accept-Encoding", "identity;q=0, br"));
    EXPECT_EQ(header(bare, "Content-Encoding"), std::nullopt) << "it is not packed";
    EXPECT_EQ(bare.status, 200U);
}

TEST(Site, does_not_send_again_what_the_client_has) {
    Web web;
    for (const char* tags : {R"("plain")", R"("old", "plain")", R"(W/"plain")", "*"}) {
        const Response known = web.answer(asking("/", "If-None-Match", tags));
        EXPECT_EQ(known.status, 304U) << tags;
        EXPECT_TRUE(known.is_without_body) << tags;
        EXPECT_EQ(known.length(), 4U) << "as 200 would say";
        EXPECT_EQ(known.content_type, "") << tags;
        EXPECT_EQ(header(known, "ETag"), R"("plain")") << tags;
        EXPECT_EQ(header(known, "Cache-Control"), "private, no-cache") << tags;
        EXPECT_EQ(header(known, "Vary"), "Accept-Encoding") << tags;
    }
    for (const char* tags : {R"("old")", "plain", "", R"("br")", R"("plain)"})
        EXPECT_EQ(web.answer(asking("/", "If-None-Match", tags)).status, 200U) << tags;
    Request packed_one = asking("/assets/app-1a2b.js", "If-None-Match", R"("br")");
    packed_one.headers.emplace_back("Accept-Encoding", "br");
    EXPECT_EQ(web.answer(packed_one).status, 304U);
    packed_one.method = "HEAD";
    EXPECT_EQ(web.answer(packed_one).status, 304U);
    EXPECT_EQ(web.answer(asking("/game/AAAAAAAA", "If-None-Match", "*")).status, 404U);
}

TEST(Site, hands_out_a_token_with_a_page_that_the_client_has) {
    Web web;
    Request stranger = asking("/", "If-None-Match", R"("plain")");
    stranger.headers[1].second = "";
    const Response known = web.answer(stranger);
    EXPECT_EQ(known.status, 304U);
    EXPECT_TRUE(header(known, "Set-Cookie"));
}

TEST(Site, hands_out_a_token_where_there_is_none) {
    Web web;
    for (const char* target : {"/", "/game/AAAAAAAA"})
        for (const char* cookie : {"", "arbiter=bad"}) {
            Request stranger = request("GET", target);
            stranger.headers[1].second = cookie;
            const auto handed = header(web.answer(stranger), "Set-Cookie");
            ASSERT_TRUE(handed) << target;
            EXPECT_TRUE(token_in_cookies(*handed)) << *handed;
        }
    Request stranger = post_game();
    stranger.headers[1].second = "";
    const Response made = web.answer(stranger);
    const auto handed = token_in_cookies(header(made, "Set-Cookie").value());
    const auto id = json::parse(made.text)["id"].get<std::string>();
    EXPECT_TRUE(web.house.house.find(id, now.wall)
                    .value()
                    ->table()
                    .places_of(hash_of_token(*handed))[Place::white]);
}

TEST(Site, finds_the_token_in_any_cookie_header) {
    Web web;
    Request two = request("GET", "/");
    two.headers[1].second = "theme=dark";
    two.headers.emplace_back("COOKIE", "x=y; arbiter=" + token);
    EXPECT_EQ(header(web.answer(two), "Set-Cookie"), std::nullopt);
}

TEST(Site, answers_head_without_a_body) {
    Web web;
    const Response head = web.answer(request("HEAD", "/"));
    EXPECT_EQ(head.status, 200U);
    EXPECT_TRUE(head.is_without_body);
    EXPECT_EQ(head.length(), 4U);
}

TEST(Site, tells_of_itself) {
    Web web;
    EXPECT_EQ(
        json::parse(web.get("/api/server").text),
        (json{{"protocol", 2},
              {"version", "0.1.0"},
              {"lan", true},
              {"addresses", json{"http://192.168.1.5:8080/"}},
              {"lan_command", nullptr},
              {"levels", {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}},
              {"rulesets", {"fide", "fide-rapid", "fide-blitz", "fide-online", "uscf", "casual"}},
              {"times",
               {"untimed", "1", "1+1", "3", "3+2", "5", "5+3", "10", "10+5", "15+10", "30+30",
                "40/90+30;30+30", "1 day/move"}}}));
}

TEST(Site, makes_every_game_that_it_offers) {
    Web web;
    const json offered = json::parse(web.get("/api/server").text);
    const auto status = [&](const json& wish) { return web.answer(post_game(wish.dump())).status; };
    for (const json& level : offered["levels"])
        EXPECT_EQ(status({{"opponent", "computer"}, {"level", level}}), 201U) << level;
    EXPECT_EQ(status({{"opponent", "computer"}, {"level", offered["levels"].size() + 1}}), 400U);
    for (const json& rules : offered["rulesets"])
        EXPECT_EQ(status({{"opponent", "screen"}, {"rules", rules}}), 201U) << rules;
    for (const json& time : offered["times"])
        EXPECT_EQ(status({{"opponent", "screen"}, {"time", time}}), 201U) << time;
}

TEST(Site, makes_a_game_and_tells_of_it) {
    Web web;
    const Response made = web.answer(post_game());
    ASSERT_EQ(made.status, 201U) << made.text;
    const json answer = json::parse(made.text);
    const auto id = answer["id"].get<std::string>();
    EXPECT_EQ(answer["url"], "/game/" + id);
    EXPECT_EQ(web.get("/game/" + id).status, 200U);
    EXPECT_EQ(json::parse(web.get("/api/games/" + id).text), (json{{"id", id},
                                                                   {"v", 1},
                                                                   {"opponent", "screen"},
                                                                   {"rules", "fide-online"},
                                                                   {"ended", false}}));
}

/// A game of one minute a side in which White thinks; a minute later his flag has fallen.
struct WebWithAFallenFlag : Web {
    std::string id = house.new_game({{"opponent", "screen"}, {"time", "1"}});
    Moment later{SteadyTime(), Timestamp(std::chrono::minutes(2))};

    WebWithAFallenFlag() {
        house.enter(1, id, testing::alice);
        house.play(1, {"e2e4", "e7e5"});
    }
    /// Filled when there is an answer.
    std::shared_ptr<std::optional<Response>> ask(const std::string& method,
                                                 const std::string& suffix) {
        auto answered = std::make_shared<std::optional<Response>>();
        site.answer(request(method, "/api/games/" + id + suffix), later,
                    [answered](Response response) { *answered = std::move(response); });
        return answered;
    }
};

TEST(Site, tells_of_a_game_when_its_fallen_flag_is_kept) {
    WebWithAFallenFlag web;
    web.house.store.hold();
    const auto info = web.ask("GET", "");
    const auto pgn = web.ask("GET", "/pgn");
    const auto head = web.ask("HEAD", "/pgn");
    web.house.settle();
    for (const auto& early : {info, pgn, head})
        EXPECT_FALSE(*early) << "the store has not answered";
    web.house.store.release();
    web.house.settle();
    ASSERT_TRUE(*info && *pgn && *head);
    EXPECT_EQ(json::parse((*info)->text)["ended"], true);
    EXPECT_TRUE((*pgn)->text.contains("[Result \"0-1\"]")) << (*pgn)->text;
    EXPECT_TRUE((*head)->is_without_body);
    EXPECT_EQ((*head)->length(), (*pgn)->length());
    EXPECT_FALSE((*pgn)->is_without_body);
}

TEST(Site, says_503_where_a_fallen_flag_cannot_be_kept) {
    WebWithAFallenFlag web;
    web.house.store.always(ScriptedStore::Fate::refuse);
    for (const char* suffix : {"", "/pgn"}) {
        const auto refused = web.ask("GET", suffix);
        web.house.settle();
        ASSERT_TRUE(*refused);
        EXPECT_EQ((*refused)->status, 503U);
        EXPECT_EQ(code(**refused), "store");
    }
    web.house.store.always(ScriptedStore::Fate::keep);
    const auto info = web.ask("GET", "");
    web.house.settle();
    EXPECT_EQ(json::parse(info->value().text)["ended"], true);
}

TEST(Site, hands_out_the_key_to_a_seat_with_the_address_alone) {
    Web web;
    const Response made = web.answer(post_game(R"({"opponent":"friend","invitation":true})"));
    const json answer = json::parse(made.text);
    const std::string id = answer["id"];
    const std::string url = answer["url"];
    ASSERT_TRUE(url.starts_with("/game/" + id + "?key=")) << url;
    EXPECT_EQ(header(made, "Location"), url);
    const std::string key = url.substr(url.find('=') + 1);
    const auto granted =
        web.site.answer_upgrade(upgrade("/api/games/" + id + "/socket?key=" + key), now);
    ASSERT_TRUE(granted);
    const Seat seat = web.house.house.find(id, now.wall).value()->table().seat(Color::black);
    EXPECT_EQ(seat, Seat(OpenSeat{hash_of_token(key)})) << "kept as a digest";
    EXPECT_EQ(granted->key_hash, hash_of_token(key));
    EXPECT_EQ(web.get(url).status, 200U);
    for (const char* other : {R"({"opponent":"friend"})", R"({"opponent":"screen"})"})
        EXPECT_FALSE(web.answer(post_game(other)).text.contains("key=")) << other;
}

TEST(Site, has_the_page_tell_of_a_game_that_is_not_there) {
    Web web;
    for (const char* target : {"/game/AAAAAAAA", "/game/", "/game/x/y"}) {
        const Response page = web.get(target);
        EXPECT_EQ(page.status, 404U) << target;
        EXPECT_EQ(page.content_type, "text/html; charset=utf-8") << target;
    }
    EXPECT_EQ(code(web.get("/api/games/AAAAAAAA")), "no_game");
    EXPECT_EQ(code(web.get("/api/games/short")), "no_game");
}

TEST(Site, has_the_page_tell_people_that_nothing_is_there) {
    Web web;
    const std::string by_browsers = "text/html,application/xhtml+xml,*/*;q=0.8";
    for (const char* target : {"/foo", "/games/", "/index.html", "/assets/gone.js"}) {
        const Response page = web.answer(asking(target, "Accept", by_browsers));
        EXPECT_EQ(page.status, 404U) << target;
        EXPECT_EQ(page.content_type, "text/html; charset=utf-8") << target;
        EXPECT_EQ(header(page, "Cache-Control"), "no-store") << target;
        EXPECT_EQ(code(web.answer(asking(target, "Accept", "*/*"))), "no_page") << target;
        EXPECT_EQ(code(web.get(target)), "no_page") << target;
    }
    EXPECT_EQ(code(web.answer(asking("/api/foo", "Accept", by_browsers))), "no_page");
}

TEST(Site, answers_only_to_its_names) {
    Web web;
    for (const char* host : {"evil.example:8080", "localhost", "localhost:8081", ""}) {
        Request other = request("GET", "/");
        other.headers[0].second = host;
        EXPECT_EQ(web.answer(other).status, 421U) << host;
    }
    Request none = request("GET", "/");
    none.headers.erase(none.headers.begin());
    EXPECT_EQ(web.answer(none).status, 400U);
    Request two = request("GET", "/");
    two.headers.emplace_back("host", "localhost:8080");
    EXPECT_EQ(web.answer(two).status, 400U);
}

TEST(Site, takes_posts_only_from_its_own_page) {
    Web web;
    const std::vector<std::vector<std::pair<std::string, std::string>>> wrong{
        {},
        {{"Origin", "null"}},
        {{"Origin", "http://evil.example"}},
        {{"Origin", "https://localhost:8080"}},
        {{"Origin", "http://127.0.0.1:8080"}},
        {{"Origin", "http://localhost:8080"}, {"Origin", "http://localhost:8080"}},
        {{"Origin", "http://localhost:8080"}, {"Sec-Fetch-Site", "cross-site"}},
        {{"Origin", "http://localhost:8080"}, {"Sec-Fetch-Site", "same-site"}},
    };
    for (const auto& headers : wrong) {
        Request post = request("POST", "/api/games");
        post.body = R"({"opponent":"screen"})";
        post.headers.emplace_back("Content-Type", "application/json");
        post.headers.insert(post.headers.end(), headers.begin(), headers.end());
        const Response refused = web.answer(post);
        EXPECT_EQ(refused.status, 403U);
        EXPECT_EQ(code(refused), "origin");
    }
    Request post = post_game();
    post.headers.emplace_back("Sec-Fetch-Site", "same-origin");
    EXPECT_EQ(web.answer(post).status, 201U);
}

TEST(Site, refuses_other_methods_and_names_those_it_takes) {
    Web web;
    const Response refused = web.answer(request("DELETE", "/"));
    EXPECT_EQ(refused.status, 405U);
    EXPECT_EQ(header(refused, "Allow"), "GET, HEAD");
    EXPECT_EQ(header(web.get("/api/games"), "Allow"), "POST");
    EXPECT_EQ(web.answer(from_page(request("POST", "/"))).status, 405U);
    EXPECT_EQ(web.answer(request("HEA", "/")).status, 405U);
    EXPECT_EQ(web.answer(request("", "/")).status, 405U);
}

TEST(Site, refuses_a_body_that_is_no_json) {
    Web web;
    Request post = post_game();
    post.headers.back().second = "text/plain";
    EXPECT_EQ(web.answer(post).status, 415U);
    EXPECT_EQ(code(web.answer(post_game("{"))), "json");
}

TEST(Site, says_which_member_is_wrong) {
    Web web;
    const Response refused = web.answer(post_game(R"({"opponent":"computer","level":17})"));
    EXPECT_EQ(refused.status, 400U);
    EXPECT_EQ(json::parse(refused.text),
              json::parse(R"({"error":{"code":"level","field":"level","at":null,
                              "text":"level is 1 to 10; got 17"}})"));
}

TEST(Site, forgets_of_too_many_addresses_the_one_that_made_no_game_for_longest) {
    Web web({.new_games = 1, .new_games_addresses = 2});
    Moment at = now;
    const auto made_by = [&web, &at](std::string peer) {
        at.steady += std::chrono::seconds(1);
        Request post = post_game();
        post.peer = std::move(peer);
        return web.answer(post, at).status;
    };
    ASSERT_EQ(made_by("10.0.0.1"), 201U);
    ASSERT_EQ(made_by("10.0.0.2"), 201U);
    ASSERT_EQ(made_by("10.0.0.1"), 429U);
    EXPECT_EQ(made_by("10.0.0.3"), 201U) << "is not kept from it by however many others";
    EXPECT_EQ(made_by("10.0.0.2"), 429U) << "remembered";
    EXPECT_EQ(made_by("10.0.0.1"), 201U) << "forgotten";
}

TEST(Site, bounds_new_games_from_one_address) {
    Web web({.new_games = 3, .new_games_span = std::chrono::minutes(1)});
    for (std::size_t i = 0; i < web.limits.new_games; ++i)
        ASSERT_EQ(web.answer(post_game()).status, 201U);
    EXPECT_EQ(web.answer(post_game()).status, 429U);
    Request other = post_game();
    other.peer = "192.168.1.8";
    EXPECT_EQ(web.answer(other).status, 201U);
    const Moment later{now.steady + web.limits.new_games_span, now.wall};
    EXPECT_EQ(web.answer(post_game(), later).status, 201U);
}

TEST(Site, grants_a_socket_to_its_own_page) {
    Web web;
    const std::string id = web.made_game();
    const auto granted = web.site.answer_upgrade(upgrade("/api/games/" + id + "/socket?v=3"), now);
    ASSERT_TRUE(granted);
    EXPECT_EQ(granted->game, id);
    EXPECT_EQ(granted->token_hash, hash_of_token(token));
    EXPECT_EQ(granted->seen, 3U);
    Request stranger = upgrade("/api/games/" + id + "/socket?v=x");
    stranger.headers[1].second = "";
    EXPECT_EQ(web.site.answer_upgrade(stranger, now)->token_hash, std::nullopt);
    EXPECT_EQ(web.site.answer_upgrade(stranger, now)->seen, std::nullopt);
}

TEST(Site, refuses_a_socket_before_the_upgrade) {
    Web web;
    const std::string path = "/api/games/" + web.made_game() + "/socket";
    EXPECT_EQ(web.site.answer_upgrade(request("GET", path), now).error().status, 403U);
    EXPECT_EQ(web.site.answer_upgrade(upgrade("/"), now).error().status, 404U);
    EXPECT_EQ(web.site.answer_upgrade(upgrade("/%"), now).error().status, 400U);
    const auto missing = web.site.answer_upgrade(upgrade("/api/games/AAAAAAAA/socket"), now);
    EXPECT_EQ(code(missing.error()), "no_game");
    EXPECT_EQ(web.get(path).status, 426U);
}

TEST(Site, refuses_an_upgrade_that_is_none_of_rfc6455) {
    Web web;
    const std::string path = "/api/games/" + web.made_game() + "/socket";
    const auto refused = [&](std::string_view name, const std::string& value) {
        Request odd = upgrade(path);
        for (auto& [field, content] : odd.headers)
            if (field == name)
                content = value;
        return web.site.answer_upgrade(odd, now).error();
    };
    EXPECT_EQ(refused("Sec-WebSocket-Version", "8").status, 426U);
    EXPECT_EQ(code(refused("Sec-WebSocket-Version", "8")), "upgrade");
    EXPECT_EQ(refused("Sec-WebSocket-Key", "short").status, 400U);
    EXPECT_EQ(code(refused("Sec-WebSocket-Key", "")), "upgrade");
}

TEST(Site, survives_any_bytes) {
    Web web;
    testing::Random random(3);
    const auto garbage = [&random](std::size_t longest) {
        std::string text;
        for (std::size_t size = random.below(longest); size > 0; --size)
            text += static_cast<char>(random.next());
        return text;
    };
    for (int i = 0; i < 5'000; ++i) {
        Request any = random.below(2) == 0 ? post_game(garbage(80)) : request("GET", "/");
        if (random.below(2) == 0)
            any.target += garbage(20);
        any.headers[random.below(any.headers.size())].second = garbage(30);
        const Response response = web.answer(any);
        EXPECT_GE(response.status, 200U);
        EXPECT_LT(response.status, 500U);
        static_cast<void>(web.site.answer_upgrade(any, now));
    }
}

}  // namespace
}  // namespace arbiter
