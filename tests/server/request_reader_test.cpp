#include "arbiter/server/net/request_reader.hpp"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/playout.hpp"

namespace arbiter {
namespace {

/// What a connection would do with the bytes: everything that can be read, in order.
std::vector<Reading> read_all(RequestReader& reader, std::string_view bytes) {
    std::vector<Reading> all;
    reader.add(bytes);
    for (;;) {
        all.push_back(reader.next());
        if (!std::holds_alternative<ReadRequest>(all.back()))
            return all;
    }
}

std::vector<Reading> read_all(std::string_view bytes, const NetworkLimits& limits = {}) {
    RequestReader reader(limits, "192.0.2.1");
    return read_all(reader, bytes);
}

Request only_request(std::string_view bytes) {
    auto all = read_all(bytes);
    EXPECT_EQ(all.size(), 2U) << bytes;
    EXPECT_TRUE(std::holds_alternative<NeedsMore>(all.back())) << bytes;
    return std::holds_alternative<ReadRequest>(all[0]) ? std::get<ReadRequest>(all[0]).request
                                                       : Request{};
}

/// 0 where it is not refused.
unsigned refused_with(std::string_view bytes, const NetworkLimits& limits = {}) {
    const auto all = read_all(bytes, limits);
    const auto* const refusal = std::get_if<Response>(&all.back());
    return refusal == nullptr ? 0 : refusal->status;
}

std::string refusal_of(std::string_view bytes, const NetworkLimits& limits = {}) {
    const auto all = read_all(bytes, limits);
    const auto* const refusal = std::get_if<Response>(&all.back());
    return refusal == nullptr ? "" : refusal->text;
}

const std::string chunked = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";

TEST(RequestReader, reads_a_request_line_its_fields_and_its_body) {
    const Request request = only_request(
        "POST /a?b HTTP/1.1\r\nHost: x\r\nX-Empty:\r\nX-Blanks: \t a b\t \r\n"
        "content-length: 3\r\n\r\nabc");
    EXPECT_EQ(request.method, "POST");
    EXPECT_EQ(request.target, "/a?b");
    EXPECT_EQ(request.only("host"), "x");
    EXPECT_EQ(request.only("x-empty"), "");
    EXPECT_EQ(request.only("x-blanks"), "a b");
    EXPECT_EQ(request.body, "abc");
    EXPECT_EQ(request.peer, "192.0.2.1");
    EXPECT_EQ(request.version, HttpVersion::v1_1);
}

TEST(RequestReader, reads_the_same_in_pieces_of_any_size) {
    const std::string text = "\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n" + chunked +
                             "3;x=y\r\nabc\r\n2\r\nde\r\n0\r\nX: y\r\n\r\n" +
                             "GET /last HTTP/1.0\r\nHost: b\r\n\r\n";
    for (std::size_t size = 1; size <= text.size(); ++size) {
        RequestReader reader({}, "");
        std::vector<Request> requests;
        for (std::size_t at = 0; at < text.size(); at += size)
            for (const Reading& reading : read_all(reader, std::string_view(text).substr(at, size)))
                if (const auto* const read = std::get_if<ReadRequest>(&reading))
                    requests.push_back(read->request);
        ASSERT_EQ(requests.size(), 3U) << size;
        EXPECT_EQ(requests[0].target, "/");
        EXPECT_EQ(requests[1].body, "abcde") << size;
        EXPECT_EQ(requests[1].only("x"), std::nullopt) << "a trailer is no header";
        EXPECT_EQ(requests[2].target, "/last");
        EXPECT_FALSE(reader.has_begun());
    }
}

TEST(RequestReader, keeps_pipelined_requests_for_later) {
    RequestReader reader({}, "");
    reader.add("GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\n\r\nGET /3");
    EXPECT_EQ(std::get<ReadRequest>(reader.next()).request.target, "/1");
    EXPECT_TRUE(reader.has_begun());
    EXPECT_EQ(std::get<ReadRequest>(reader.next()).request.target, "/2");
    EXPECT_TRUE(std::holds_alternative<NeedsMore>(reader.next()));
    EXPECT_TRUE(reader.has_begun());
    reader.add(" HTTP/1.1\r\n\r\n");
    EXPECT_EQ(std::get<ReadRequest>(reader.next()).request.target, "/3");
    EXPECT_FALSE(reader.has_begun());
}

TEST(RequestReader, skips_a_few_empty_lines_before_a_request) {
    const std::string get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    EXPECT_EQ(only_request("\r\n" + get).target, "/");
    EXPECT_EQ(only_request("\r\n\r\n\r\n\r\n" + get).target, "/");
    EXPECT_EQ(refused_with("\r\n\r\n\r\n\r\n\r\n" + get), 400U);
    EXPECT_EQ(refused_with("\n" + get), 400U);
    EXPECT_EQ(refused_with("\r" + get), 400U);
    EXPECT_EQ(read_all(get + "\r\n" + get + "\r\n").size(), 3U) << "after each body, too";
}

TEST(RequestReader, tells_whether_the_connection_is_kept) {
    const auto connection = [](std::string_view text) {
        return std::get<ReadRequest>(read_all(text)[0]).connection;
    };
    EXPECT_EQ(connection("GET / HTTP/1.1\r\n\r\n"), Connection::keep_alive);
    EXPECT_EQ(connection("GET / HTTP/1.1\r\nConnection: x, Close\r\n\r\n"), Connection::close);
    EXPECT_EQ(connection("GET / HTTP/1.0\r\n\r\n"), Connection::close);
    EXPECT_EQ(connection("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n"),
              Connection::keep_alive);
    EXPECT_EQ(connection("GET / HTTP/1.7\r\n\r\n"), Connection::keep_alive);
}

TEST(RequestReader, knows_a_request_to_upgrade) {
    const auto is_upgrade = [](std::string_view text) {
        return std::get<ReadRequest>(read_all(text)[0]).is_upgrade;
    };
    EXPECT_TRUE(
        is_upgrade("GET / HTTP/1.1\r\nConnection: keep-alive, Upgrade\r\n"
                   "Upgrade: WebSocket\r\n\r\n"));
    EXPECT_FALSE(is_upgrade("GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"));
    EXPECT_FALSE(is_upgrade("GET / HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n"));
    EXPECT_FALSE(
        is_upgrade("POST / HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n"));
    EXPECT_FALSE(is_upgrade("GET / HTTP/1.0\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n"));
}

TEST(RequestReader, refuses_what_is_no_request) {
    for (const std::string_view wrong : {"GET\r\n",
                                         "GET /\r\n",
                                         "GET / HTTP/2.0\r\n",
                                         "GET / HTTP/1.1 \r\n",
                                         "GET  / HTTP/1.1\r\n",
                                         "GET / http/1.1\r\n",
                                         "GET / HTTP/1.10\r\n",
                                         " GET / HTTP/1.1\r\n",
                                         "G\tT / HTTP/1.1\r\n",
                                         "GET /\tx HTTP/1.1\r\n",
                                         "GET / HTTP/1.1\n",
                                         "GET / HTTP/1.1\r\r\n",
                                         "\x16\x03\x01",
                                         "\xff",
                                         "GET /a b HTTP/1.1\r\n",
                                         "GET / HTTP/1.1\r\nno colon\r\n",
                                         "GET / HTTP/1.1\r\n: x\r\n",
                                         "GET / HTTP/1.1\r\nA : x\r\n",
                                         "GET / HTTP/1.1\r\nA: x\r\n folded\r\n",
                                         "GET / HTTP/1.1\r\nA: x\ry\r\n",
                                         "GET / HTTP/1.1\r\nA: x\n\r\n",
                                         "GET / HTTP/1.1\r\nA\xc3: x\r\n"})
        EXPECT_EQ(refused_with(wrong), 400U) << wrong;
    EXPECT_EQ(refused_with(std::string_view("GET /\0 HTTP/1.1\r\n", 17)), 400U);
    EXPECT_EQ(refused_with(std::string_view("GET / HTTP/1.1\r\nA: \0\r\n", 22)), 400U);
    EXPECT_EQ(refused_with("GET /\xff HTTP/1.1\r\nA: \xff\r\n\r\n"), 0U) << "any other bytes";
}

TEST(RequestReader, takes_one_length_that_is_a_number) {
    const auto with = [](std::string_view length) {
        return "POST / HTTP/1.1\r\nContent-Length: " + std::string(length) + "\r\n\r\n";
    };
    for (const std::string_view wrong : {"", "x", "-1", "+1", "1, 1", "0x1", "1 1", "1.0"})
        EXPECT_EQ(refused_with(with(wrong)), 400U) << wrong;
    EXPECT_EQ(refused_with("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n"),
              400U);
    EXPECT_EQ(refused_with(with("65537")), 413U);
    EXPECT_EQ(refused_with(with("99999999999999999999999999")), 413U);
    EXPECT_EQ(refused_with(with("65536")), 0U);
    EXPECT_EQ(only_request(with("000") + "\r\n").body, "");
}

TEST(RequestReader, takes_chunked_and_no_other_transfer_encoding) {
    const auto with = [](std::string_view coding) {
        return "POST / HTTP/1.1\r\nTransfer-Encoding: " + std::string(coding) + "\r\n\r\n0\r\n\r\n";
    };
    EXPECT_EQ(refused_with(with("Chunked")), 0U);
    for (const std::string_view other :
         {"xchunked", "gzip", "gzip, chunked", "chunked, chunked", "identity", "", "chunked;q=1"})
        EXPECT_EQ(refused_with(with(other)), 501U) << other;
    EXPECT_EQ(refused_with("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n"
                           "Transfer-Encoding: chunked\r\n\r\n"),
              501U);
}

TEST(RequestReader, refuses_a_length_beside_a_transfer_encoding) {
    for (const std::string_view coding : {"chunked", "xchunked", "gzip"})
        for (const bool is_length_first : {false, true}) {
            const std::string length = "Content-Length: 3\r\n";
            const std::string transfer = "Transfer-Encoding: " + std::string(coding) + "\r\n";
            EXPECT_EQ(
                refused_with("POST / HTTP/1.1\r\n" +
                             (is_length_first ? length + transfer : transfer + length) + "\r\n"),
                400U);
        }
    EXPECT_EQ(refused_with("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"), 400U);
}

TEST(RequestReader, joins_chunks_and_leaves_their_extensions_and_trailers) {
    EXPECT_EQ(only_request(chunked + "3\r\nabc\r\nA;name=\"v;\"\r\n0123456789\r\n0;x\r\n\r\n").body,
              "abc0123456789");
    const Request request =
        only_request(chunked + "1 ;x\r\na\r\n0\r\nHost: evil\r\nCookie: b\r\n\r\n");
    EXPECT_EQ(request.only("host"), "a");
    EXPECT_EQ(request.only("cookie"), std::nullopt);
}

TEST(RequestReader, refuses_chunks_that_are_none) {
    for (const std::string_view wrong :
         {"\r\n", "x\r\n", "-1\r\n", "0x1\r\n", " 1\r\n", "1 \r\n", "1 x\r\n", "1\nx",
          "1\r\nab\r\n", "1\r\na\n", ";x\r\n", "1;\x01\r\n", "11111111111111111\r\n",
          "0\r\nno colon\r\n", "0\r\n folded: x\r\n"})
        EXPECT_EQ(refused_with(chunked + std::string(wrong)), 400U) << wrong;
    EXPECT_EQ(refused_with(chunked + "10001\r\n"), 413U);
    EXPECT_EQ(refused_with(chunked + "ffffffffffffffff\r\n"), 413U);
}

TEST(RequestReader, adds_up_what_the_chunks_bring) {
    NetworkLimits limits;
    limits.body_bytes = 10;
    EXPECT_EQ(refused_with(chunked + "5\r\nabcde\r\n5\r\nabcde\r\n0\r\n\r\n", limits), 0U);
    EXPECT_EQ(refused_with(chunked + "5\r\nabcde\r\n6\r\n", limits), 413U);
}

TEST(RequestReader, awaits_no_body_in_vain) {
    const std::string asks = "POST / HTTP/1.1\r\nExpect: 100-Continue\r\nContent-Length: 1\r\n\r\n";
    RequestReader reader({}, "");
    reader.add(asks);
    EXPECT_TRUE(std::get<NeedsMore>(reader.next()).awaits_continue);
    EXPECT_FALSE(std::get<NeedsMore>(reader.next()).awaits_continue) << "said once";
    reader.add("x");
    EXPECT_EQ(std::get<ReadRequest>(reader.next()).request.body, "x");

    EXPECT_EQ(only_request(asks + "x").body, "x") << "the client did not wait";
    EXPECT_EQ(only_request("GET / HTTP/1.1\r\nExpect: 100-continue\r\n\r\n").method, "GET");
    EXPECT_EQ(refused_with("GET / HTTP/1.1\r\nExpect: a miracle\r\n\r\n"), 417U);
    EXPECT_EQ(refused_with("GET / HTTP/1.0\r\nExpect: a miracle\r\n\r\n"), 0U);
    EXPECT_EQ(refused_with("POST / HTTP/1.1\r\nExpect: 100-continue\r\n"
                           "Content-Length: 65537\r\n\r\n"),
              413U)
        << "instead of being asked for it";
}

TEST(RequestReader, says_which_limit_was_passed) {
    NetworkLimits limits;
    limits.header_bytes = 100;
    limits.header_fields = 3;
    limits.body_bytes = 2048;
    EXPECT_NE(refusal_of("GET /" + std::string(200, 'x'), limits).find("longer than 100 bytes"),
              std::string::npos);
    EXPECT_NE(refusal_of("POST / HTTP/1.1\r\nContent-Length: 2049\r\n\r\n", limits)
                  .find("longer than 2 KiB"),
              std::string::npos);
    EXPECT_EQ(refused_with("GET / HTTP/1.1\r\nA:\r\nB:\r\nC:\r\n\r\n", limits), 0U);
    EXPECT_EQ(refused_with("GET / HTTP/1.1\r\nA:\r\nB:\r\nC:\r\nD:\r\n\r\n", limits), 431U);
}

TEST(RequestReader, counts_the_header_as_a_whole) {
    NetworkLimits limits;
    limits.header_bytes = 100;
    const auto header_of = [](std::size_t size) {
        std::string header = "GET / HTTP/1.1\r\nA: ";
        header += std::string(size - header.size() - 4, 'x');
        return header + "\r\n\r\n";
    };
    EXPECT_EQ(refused_with(header_of(100), limits), 0U);
    EXPECT_EQ(refused_with(header_of(101), limits), 431U);
    EXPECT_EQ(refused_with(header_of(100) + header_of(100), limits), 0U) << "each by itself";
}

/// Whatever a client repeats for ever, it is refused before more is held than the limits say.
TEST(RequestReader, holds_no_more_than_its_limits_whatever_comes) {
    const std::string long_line(1000, 'x');
    struct Endless {
        std::string begin;
        std::string more;
        unsigned status;
    };
    const std::vector<Endless> attacks{
        {"", "GET /" + long_line, 431},
        {"GET /", long_line, 431},
        {"GET / HTTP/1.1\r\n", "A: x\r\n", 431},
        {"GET / HTTP/1.1\r\nA: ", long_line, 431},
        {"", "\r\n", 400},
        {chunked + "2;", "aaaa", 431},
        {chunked, "1;aaaaaaaaaaaaaaaa\r\nx\r\n", 431},
        {chunked, "1\r\nx\r\n", 431},
        {chunked, "00000000000", 431},
        {chunked + "2\r\n{}\r\n0\r\n", "T: x\r\n", 431},
        {chunked + "2\r\n{}\r\n0\r\nT: ", long_line, 431},
        {chunked, "1000\r\n" + std::string(4096, 'x') + "\r\n", 413},
    };
    for (const Endless& attack : attacks) {
        RequestReader reader({}, "");
        std::size_t most = 0;
        std::optional<unsigned> status;
        reader.add(attack.begin);
        for (int i = 0; i < 100'000 && !status; ++i) {
            reader.add(attack.more);
            const Reading reading = reader.next();
            if (const auto* const refusal = std::get_if<Response>(&reading))
                status = refusal->status;
            most = std::max(most, reader.held_bytes());
        }
        EXPECT_EQ(status, attack.status) << attack.begin << attack.more.substr(0, 20);
        EXPECT_LT(most, 160 * kibibyte) << attack.begin;
    }
}

TEST(RequestReader, survives_any_bytes) {
    testing::Random random(5);
    const std::string good = chunked + "3\r\nabc\r\n0\r\nX: y\r\n\r\n" +
                             "POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nabcd";
    for (int i = 0; i < 2'000; ++i) {
        std::string text = good;
        for (std::size_t count = 1 + random.below(5); count > 0; --count)
            text[random.below(text.size())] = random.below(3) == 0
                                                  ? "\r\n:; 0"[random.below(6)]
                                                  : static_cast<char>(random.next());
        RequestReader whole({}, "");
        RequestReader torn({}, "");
        const auto at_once = read_all(whole, text);
        std::vector<Reading> in_pieces;
        for (const char c : text) {
            for (Reading& reading : read_all(torn, std::string_view(&c, 1)))
                if (!std::holds_alternative<NeedsMore>(reading))
                    in_pieces.push_back(std::move(reading));
            if (!in_pieces.empty() && std::holds_alternative<Response>(in_pieces.back()))
                break;
        }
        // How the bytes come makes no difference.
        const bool is_open = std::holds_alternative<NeedsMore>(at_once.back());
        ASSERT_EQ(at_once.size() - (is_open ? 1 : 0), in_pieces.size()) << text;
        for (std::size_t k = 0; k < in_pieces.size(); ++k) {
            ASSERT_EQ(at_once[k].index(), in_pieces[k].index()) << text;
            if (const auto* const read = std::get_if<ReadRequest>(&at_once[k]))
                ASSERT_EQ(read->request.body, std::get<ReadRequest>(in_pieces[k]).request.body);
        }
    }
}

}  // namespace
}  // namespace arbiter
