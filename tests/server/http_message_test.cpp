#include "arbiter/server/net/http_message.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(HttpMessage, is_written_with_the_policy_and_the_date) {
    const Response response{.status = 404, .content_type = "application/json", .text = "{}"};
    EXPECT_EQ(write_head(response, Connection::keep_alive, Timestamp()),
              "HTTP/1.1 404 Not Found\r\n"
              "Date: Thu, 01 Jan 1970 00:00:00 GMT\r\n"
              "X-Content-Type-Options: nosniff\r\n"
              "Content-Security-Policy: default-src 'self'; frame-ancestors 'none'; "
              "base-uri 'none'; object-src 'none'; form-action 'self'\r\n"
              "Referrer-Policy: same-origin\r\n"
              "Cross-Origin-Opener-Policy: same-origin\r\n"
              "Content-Type: application/json\r\n"
              "Content-Length: 2\r\n"
              "\r\n");
}

TEST(HttpMessage, says_that_the_connection_lasts_where_that_is_not_understood) {
    const std::string word = "\r\nConnection: keep-alive\r\n";
    EXPECT_EQ(write_head({}, Connection::keep_alive, {}).find(word), word.npos);
    EXPECT_NE(write_head({}, Connection::keep_alive, {}, HttpVersion::v1_0).find(word), word.npos);
}

TEST(HttpMessage, has_the_policy_unless_it_is_part_of_a_document) {
    for (const char* type : {"", "text/html; charset=utf-8", "image/svg+xml", "application/json",
                             "application/vnd.chess-pgn", "text/plain"}) {
        const std::string head = write_head({.content_type = type}, Connection::close, Timestamp());
        EXPECT_NE(head.find("\r\nContent-Security-Policy: "), head.npos) << type;
        EXPECT_NE(head.find("\r\nCross-Origin-Opener-Policy: "), head.npos) << type;
    }
    for (const char* type : {"text/javascript; charset=utf-8", "text/css", "font/woff2"}) {
        const std::string head = write_head({.content_type = type}, Connection::close, Timestamp());
        EXPECT_EQ(head.find("Policy: "), head.npos) << type;
        EXPECT_NE(head.find("\r\nX-Content-Type-Options: nosniff\r\n"), head.npos) << type;
    }
}

TEST(HttpMessage, is_written_with_its_own_headers) {
    const Response response{.status = 200, .headers = {{"Allow", "GET"}}};
    const std::string head = write_head(response, Connection::close, Timestamp());
    EXPECT_NE(head.find("\r\nAllow: GET\r\n"), std::string::npos);
    EXPECT_NE(head.find("\r\nConnection: close\r\n"), std::string::npos);
}

TEST(HttpMessage, has_headers_whose_names_know_no_capitals) {
    const Request request{
        .method = "GET", .target = "/", .headers = {{"Host", "a"}, {"X-One", "1"}, {"x-one", "2"}}};
    EXPECT_EQ(request.only("HOST"), "a");
    EXPECT_EQ(request.only("x-one"), std::nullopt);
    EXPECT_EQ(request.all("X-ONE").size(), 2U);
    EXPECT_EQ(request.only("hos"), std::nullopt);
}

TEST(HttpMessage, lists_words_without_minding_capitals) {
    const Request request{
        .method = "GET",
        .target = "/",
        .headers = {{"Connection", " keep-alive ,\tUpgrade"}, {"connection", "x"}}};
    for (const char* word : {"keep-alive", "upgrade", "X"})
        EXPECT_TRUE(request.lists("Connection", word)) << word;
    for (const char* word : {"keep", "upgrade,", "", "keep-alive ,"})
        EXPECT_FALSE(request.lists("Connection", word)) << word;
}

TEST(HttpMessage, says_of_a_body_that_is_known_how_long_it_is) {
    const unsigned char bytes[] = {'p', 'a', 'g', 'e'};
    const Response known{.status = 304, .file = bytes, .is_without_body = true};
    const std::string head = write_head(known, Connection::keep_alive, Timestamp());
    EXPECT_TRUE(head.starts_with("HTTP/1.1 304 Not Modified\r\n")) << head;
    EXPECT_TRUE(head.contains("\r\nContent-Length: 4\r\n")) << head;
}

TEST(HttpMessage, is_made_of_tokens) {
    for (const char* token : {"gzip", "x-gzip", "*", "If-None-Match", "!#$%&'*+-.^_`|~"})
        EXPECT_TRUE(is_token(token)) << token;
    for (const char* none : {"", "a b", "a,", "a;", "\"a\"", "a=b", "a\x80"})
        EXPECT_FALSE(is_token(none)) << none;
}

class NoFeeder : public BodyFeeder {
    void opened(std::shared_ptr<OpenBody> /*body*/) override {}
    void closed() override {}
};

TEST(HttpMessage, announces_a_body_that_comes_in_pieces) {
    const Response response{.feeder = std::make_shared<NoFeeder>()};
    const std::string head = write_head(response, Connection::close, Timestamp());
    EXPECT_NE(head.find("\r\nTransfer-Encoding: chunked\r\n"), std::string::npos);
    EXPECT_EQ(head.find("Content-Length"), std::string::npos);
    const std::string old = write_head(response, Connection::close, Timestamp(), HttpVersion::v1_0);
    EXPECT_EQ(old.find("Transfer-Encoding"), std::string::npos);
    EXPECT_EQ(old.find("Content-Length"), std::string::npos);
}

TEST(HttpMessage, frames_pieces_with_their_size) {
    EXPECT_EQ(write_chunk("0123456789abcdef"), "10\r\n0123456789abcdef\r\n");
}

}  // namespace
}  // namespace arbiter
