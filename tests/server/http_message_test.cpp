#include "arbiter/server/http_message.hpp"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(HttpMessage, IsWrittenWithThePolicyAndTheDate) {
    const Response response{.status = 404, .content_type = "application/json", .text = "{}"};
    EXPECT_EQ(write_head(response, Connection::keep_alive, Timestamp()),
              "HTTP/1.1 404 Not Found\r\n"
              "Date: Thu, 01 Jan 1970 00:00:00 GMT\r\n"
              "Content-Security-Policy: default-src 'self'; style-src-attr 'unsafe-inline'; "
              "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'\r\n"
              "X-Content-Type-Options: nosniff\r\n"
              "Referrer-Policy: same-origin\r\n"
              "Cross-Origin-Opener-Policy: same-origin\r\n"
              "Content-Type: application/json\r\n"
              "Content-Length: 2\r\n"
              "Connection: keep-alive\r\n"
              "\r\n");
}

TEST(HttpMessage, IsWrittenWithItsOwnHeaders) {
    const Response response{.status = 200, .headers = {{"Allow", "GET"}}};
    const std::string head = write_head(response, Connection::close, Timestamp());
    EXPECT_NE(head.find("\r\nAllow: GET\r\n"), std::string::npos);
    EXPECT_NE(head.find("\r\nConnection: close\r\n"), std::string::npos);
}

TEST(HttpMessage, HasHeadersWhoseNamesKnowNoCapitals) {
    const Request request{
        .method = "GET", .target = "/", .headers = {{"Host", "a"}, {"X-One", "1"}, {"x-one", "2"}}};
    EXPECT_EQ(request.only("HOST"), "a");
    EXPECT_EQ(request.only("x-one"), std::nullopt);
    EXPECT_EQ(request.all("X-ONE").size(), 2U);
    EXPECT_EQ(request.only("hos"), std::nullopt);
}

}  // namespace
}  // namespace arbiter
