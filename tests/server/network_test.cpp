#include "arbiter/server/net/network.hpp"

#include <atomic>
#include <functional>
#include <future>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "tests/server/raw_client.hpp"

namespace arbiter {
namespace {

using testing::RawClient;

Response plain(std::string text) { return {.content_type = "text/plain", .text = std::move(text)}; }

/// Answers "/later..." when it is told to, everything else at once with the target; grants every
/// upgrade. All but the waiting happens in the thread of the network.
class TestGate : public Gate {
  public:
    [[nodiscard]] Moment now() const override {
        return {std::chrono::steady_clock::now(), Timestamp()};
    }
    void answer(const Request& request, Respond respond) override {
        if (request.target.starts_with("/later")) {
            kept[request.target] = std::move(respond);
            ++asked_later;
            asked_later.notify_all();
        } else if (request.target.starts_with("/stream")) {
            respond({.content_type = "application/x-ndjson", .feeder = feeder});
        } else {
            respond(plain(request.target));
        }
    }
    std::expected<SocketRequest, Response> answer_upgrade(const Request& request) override {
        return SocketRequest{request.target, std::nullopt, std::nullopt, std::nullopt,
                             request.target == "/seat"};
    }
    SocketId opened(std::shared_ptr<OpenSocket> socket, const SocketRequest& request) override {
        if (request.game == "/seat")
            socket->keep_place();
        sockets.push_back(socket);
        socket->send(std::make_shared<const std::string>("hello"));
        return sockets.size();
    }
    void received(SocketId socket, std::string_view text) override {
        if (text == "throw")
            throw std::runtime_error("nobody expected that");
        sockets[socket - 1]->send(std::make_shared<const std::string>(text));
    }
    void received_binary(SocketId /*socket*/) override {}
    void closed(SocketId socket) override { sockets[socket - 1].reset(); }

    std::map<std::string, Respond> kept;
    std::atomic<int> asked_later = 0;
    std::shared_ptr<BodyFeeder> feeder;
    std::vector<std::shared_ptr<OpenSocket>> sockets;
};

class Net {
  public:
    explicit Net(const NetworkLimits& limits = {})
        : network(limits, [this](std::string_view text) { warned = text; }) {
        port = network.listen("127.0.0.1", 0).value().port;
        network.serve(gate);
        thread_ = std::thread([this] { network.run(); });
    }
    Net(const Net&) = delete;
    Net& operator=(const Net&) = delete;
    ~Net() {
        network.stop();
        thread_.join();
        gate.sockets.clear();
    }

    /// Done in the thread of the network before this returns.
    void within(const std::function<void()>& work) {
        std::promise<void> done;
        network.post([&] {
            work();
            done.set_value();
        });
        done.get_future().wait();
    }
    void await_later(int count) {
        for (int asked = gate.asked_later; asked < count; asked = gate.asked_later)
            gate.asked_later.wait(asked);
    }

    TestGate gate;
    /// Written in the thread of the network.
    std::string warned;
    Network network;
    std::uint16_t port = 0;

  private:
    std::thread thread_;
};

std::string get(std::string_view target) {
    return "GET " + std::string(target) + " HTTP/1.1\r\nHost: a\r\n\r\n";
}

const std::string upgrade_fields =
    "Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: c2l4dGVlbiBieXRlcyBvaw==\r\n\r\n";

TEST(Network, answers_pipelined_requests_in_their_order_however_late) {
    Net net;
    RawClient client(net.port);
    client.send(get("/later/1") + get("/2") + get("/later/3"));
    net.await_later(1);
    net.within([&] { net.gate.kept.at("/later/1")(plain("one.")); });
    EXPECT_TRUE(client.read_until("one.").starts_with("HTTP/1.1 200 OK\r\n"));
    EXPECT_TRUE(client.read_until("\r\n\r\n/2").starts_with("HTTP/1.1 200 OK\r\n"));
    net.await_later(2);
    net.within([&] { net.gate.kept.at("/later/3")(plain("three.")); });
    EXPECT_TRUE(client.read_until("three.").starts_with("HTTP/1.1 200 OK\r\n"));
}

TEST(Network, survives_an_answer_to_a_client_that_has_gone) {
    Net net;
    {
        RawClient client(net.port);
        client.send(get("/later"));
        net.await_later(1);
    }
    net.within([&] { net.gate.kept.at("/later")(plain("too late")); });
    // And one that nobody ever gives.
    net.within([&] { net.gate.kept.clear(); });
    RawClient other(net.port);
    other.send(get("/x"));
    EXPECT_NE(other.read_until("/x"), "");
}

TEST(Network, does_not_wait_for_ever_for_an_answer) {
    NetworkLimits limits;
    limits.request_time = std::chrono::milliseconds(50);
    Net net(limits);
    RawClient client(net.port);
    client.send(get("/later") + get("/next"));
    const std::string answer = client.rest();
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 503 ")) << answer;
    EXPECT_NE(answer.find("\r\nRetry-After: 10\r\n"), answer.npos);
    EXPECT_NE(answer.find("\r\nConnection: close\r\n"), answer.npos);
    EXPECT_EQ(answer.find("/next"), answer.npos) << "nobody knows what became of the first";
    net.within([&] {
        net.gate.kept.at("/later")(plain("too late"));
        net.gate.kept.at("/later")(plain("and twice"));
    });
}

TEST(Network, asks_for_a_body_that_waits_to_be_asked_for) {
    Net net;
    RawClient client(net.port);
    client.send("POST /x HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n");
    EXPECT_EQ(client.read_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
    client.send("b");
    EXPECT_TRUE(client.read_until("/x").starts_with("HTTP/1.1 200 OK\r\n"));
}

/// Tells the test what happens to its body.
class TestFeeder : public BodyFeeder {
  public:
    void opened(std::shared_ptr<OpenBody> open) override {
        body = std::move(open);
        is_open.set_value();
    }
    void closed() override {
        body.reset();
        is_closed.set_value();
    }
    void send(std::string text) const {
        if (body)
            body->send(std::make_shared<const std::string>(std::move(text)));
    }

    std::shared_ptr<OpenBody> body;
    std::promise<void> is_open;
    std::promise<void> is_closed;
};

struct StreamingNet : Net {
    explicit StreamingNet(const NetworkLimits& limits = {}) : Net(limits) {
        within([&] { gate.feeder = feeder; });
    }
    StreamingNet(const StreamingNet&) = delete;
    StreamingNet& operator=(const StreamingNet&) = delete;
    ~StreamingNet() {
        within([&] { feeder->body.reset(); });
    }
    std::shared_ptr<TestFeeder> feeder = std::make_shared<TestFeeder>();
};

TEST(Network, feeds_a_body_in_chunks) {
    StreamingNet net;
    RawClient client(net.port);
    client.send(get("/stream") + get("/not read any more"));
    net.feeder->is_open.get_future().wait();
    const std::string head = client.read_until("\r\n\r\n");
    EXPECT_NE(head.find("\r\nTransfer-Encoding: chunked\r\n"), head.npos);
    EXPECT_NE(head.find("\r\nConnection: close\r\n"), head.npos);
    net.within([&] { net.feeder->send("first\n"); });
    EXPECT_EQ(client.read_until("first\n\r\n"), "6\r\nfirst\n\r\n");
    net.within([&] {
        net.feeder->send("");
        net.feeder->send("second\n");
        net.feeder->body->end();
        net.feeder->send("never");
    });
    EXPECT_EQ(client.rest(), "7\r\nsecond\n\r\n0\r\n\r\n");
    client.close();
    net.feeder->is_closed.get_future().wait();
}

TEST(Network, feeds_an_old_client_until_the_connection_ends) {
    StreamingNet net;
    RawClient client(net.port);
    client.send("GET /stream HTTP/1.0\r\n\r\n");
    net.feeder->is_open.get_future().wait();
    net.within([&] {
        net.feeder->send("all");
        net.feeder->body->end();
    });
    client.read_until("\r\n\r\n");
    EXPECT_EQ(client.rest(), "all");
}

TEST(Network, tells_the_feeder_when_the_client_has_gone) {
    StreamingNet net;
    RawClient client(net.port);
    client.send(get("/stream"));
    net.feeder->is_open.get_future().wait();
    client.close();
    net.feeder->is_closed.get_future().wait();
    net.within([&] { net.feeder->send("nobody hears it"); });
}

TEST(Network, drops_a_client_that_does_not_read_its_stream) {
    NetworkLimits limits;
    limits.unsent_bytes = 64 * kibibyte;
    StreamingNet net(limits);
    RawClient client(net.port);
    client.send(get("/stream"));
    net.feeder->is_open.get_future().wait();
    auto closed = net.feeder->is_closed.get_future();
    // More than the system keeps for a socket.
    for (int i = 0;
         i < 10'000 && closed.wait_for(std::chrono::seconds(0)) != std::future_status::ready; ++i)
        net.within([&] { net.feeder->send(std::string(32 * kibibyte, 'x')); });
    EXPECT_EQ(closed.wait_for(std::chrono::seconds(60)), std::future_status::ready);
}

TEST(Network, has_no_body_stream_for_head) {
    StreamingNet net;
    RawClient client(net.port);
    client.send("HEAD /stream HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    const std::string answer = client.rest();
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 200 OK\r\n")) << answer;
}

/// One place, and one at the door.
NetworkLimits one_place() {
    NetworkLimits limits;
    limits.connections = 1;
    limits.connections_for_small_addresses = 0;
    limits.waiting_connections = 1;
    return limits;
}

TEST(Network, tells_whom_it_has_no_place_for_to_come_again) {
    Net net(one_place());
    RawClient busy(net.port);
    busy.send(get("/later"));
    net.await_later(1);
    RawClient stranger(net.port);
    stranger.send(get("/x"));
    const std::string refusal = stranger.rest();
    EXPECT_TRUE(refusal.starts_with("HTTP/1.1 503 Service Unavailable\r\n")) << refusal;
    EXPECT_NE(refusal.find("\r\nRetry-After: 10\r\n"), refusal.npos);
    EXPECT_NE(refusal.find("all places are taken"), refusal.npos);
    net.within([&] { net.gate.kept.at("/later")(plain("done.")); });
    busy.read_until("done.");
}

TEST(Network, lets_an_idle_connection_make_way_for_a_player) {
    Net net(one_place());
    RawClient player(net.port);
    player.send("GET /seat HTTP/1.1\r\n" + upgrade_fields);
    EXPECT_TRUE(player.read_until("hello").starts_with("HTTP/1.1 101 "));
    RawClient stranger(net.port);
    stranger.send("GET /watch HTTP/1.1\r\n" + upgrade_fields);
    EXPECT_TRUE(stranger.rest().starts_with("HTTP/1.1 503 ")) << "a player makes way for nobody";

    Net other(one_place());
    RawClient idle(other.port);
    idle.send(get("/x"));
    idle.read_until("/x");
    RawClient back(other.port);
    back.send("GET /seat HTTP/1.1\r\n" + upgrade_fields);
    EXPECT_TRUE(back.read_until("hello").starts_with("HTTP/1.1 101 "));
    EXPECT_EQ(idle.rest(), "");
}

TEST(Network, refuses_requests_that_there_is_no_memory_for) {
    NetworkLimits limits;
    limits.buffered_bytes = 32 * kibibyte;
    Net net(limits);
    RawClient client(net.port);
    client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n" +
                std::string(60'000, 'x'));
    EXPECT_TRUE(client.rest().starts_with("HTTP/1.1 503 "));
    RawClient modest(net.port);
    modest.send(get("/x"));
    EXPECT_NE(modest.read_until("/x"), "") << "what was held is free again";
}

TEST(Network, drops_a_socket_that_lets_too_much_wait) {
    NetworkLimits limits;
    limits.unsent_bytes = 64 * kibibyte;
    Net net(limits);
    RawClient client(net.port);
    client.send("GET /seat HTTP/1.1\r\n" + upgrade_fields);
    client.read_until("hello");
    bool is_gone = false;
    for (int i = 0; i < 10'000 && !is_gone; ++i)
        net.within([&] {
            is_gone = net.gate.sockets[0] == nullptr;
            if (!is_gone)
                net.gate.sockets[0]->send(std::make_shared<const std::string>(32 * kibibyte, 'x'));
        });
    EXPECT_TRUE(is_gone);
}

TEST(Network, tells_a_flooder_why_and_waits_for_no_goodbye_of_his) {
    NetworkLimits limits;
    limits.messages = 1;
    limits.goodbye_time = std::chrono::hours(1);
    limits.handshake_time = std::chrono::hours(1);
    Net net(limits);
    RawClient client(net.port);
    client.send("GET /seat HTTP/1.1\r\n" + upgrade_fields);
    client.read_until("hello");
    // Two masked frames of one letter each, and no answer to the close.
    const std::string_view frame("\x81\x81\0\0\0\0x", 7);
    client.send(std::string(frame) + std::string(frame));
    EXPECT_EQ(client.rest(), "\x81\x01x\x88\x02\x03\xf0") << "1008, and the end";
}

TEST(Network, tells_the_gate_of_the_end_of_a_socket_whose_message_it_choked_on) {
    Net net;
    RawClient client(net.port);
    client.send("GET /seat HTTP/1.1\r\n" + upgrade_fields);
    client.read_until("hello");
    client.send(std::string_view("\x81\x85\0\0\0\0throw", 11));
    EXPECT_EQ(client.rest(), "");
    net.within([&] {
        EXPECT_EQ(net.gate.sockets[0], nullptr);
        EXPECT_EQ(net.warned, "nobody expected that");
    });
    RawClient other(net.port);
    other.send(get("/x"));
    EXPECT_NE(other.read_until("/x"), "") << "the server goes on";
}

TEST(Network, counts_frames_that_carry_nothing) {
    NetworkLimits limits;
    limits.socket_bytes = 64 * kibibyte;
    limits.handshake_time = std::chrono::hours(1);
    Net net(limits);
    RawClient client(net.port);
    client.send("GET /seat HTTP/1.1\r\n" + upgrade_fields);
    client.read_until("hello");
    client.send(std::string_view("\x01\x80\0\0\0\0", 6));
    const std::string_view empty("\x00\x80\0\0\0\0", 6);
    std::string many;
    for (int i = 0; i < 1000; ++i)
        many += empty;
    // 600 MB, where the server takes them all.
    int sent = 0;
    while (sent < 100'000 && client.send(many))
        ++sent;
    EXPECT_LT(sent, 100'000);
}

}  // namespace
}  // namespace arbiter
