// arbiter serve: the server with the web page.

#include <charconv>
#include <csignal>
#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <CLI/CLI.hpp>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/data_folder.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/games/habit_files.hpp"
#include "arbiter/rooms/older_game.hpp"
#include "arbiter/server/server.hpp"
#include "arbiter/sqlite/sqlite.hpp"

namespace arbiter {

namespace {

constexpr std::string_view loopback = "127.0.0.1";
constexpr std::string_view all_addresses = "0.0.0.0";
constexpr std::uint16_t default_port = 8080;

struct ServeOptions {
    std::string listen;
    bool is_lan = false;
    std::string data;
    std::string habits;
};

struct Address {
    /// Without brackets; empty where only a port was given.
    std::string host;
    std::uint16_t port = default_port;
};

std::expected<std::uint16_t, std::string> read_port(std::string_view text) {
    std::uint16_t port = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, problem] = std::from_chars(text.data(), end, port);
    if (text.empty() || problem != std::errc() || stopped != end)
        return std::unexpected("a port is a number from 0 to 65535");
    return port;
}

/// HOST:PORT, [IPV6]:PORT, :PORT or HOST.
std::expected<Address, std::string> read_address(std::string_view text) {
    Address address;
    const auto colon = text.rfind(':');
    const bool has_port = colon != std::string_view::npos && !text.ends_with(']');
    std::string_view host = text.substr(0, has_port ? colon : text.size());
    if (host.starts_with('[') && host.ends_with(']'))
        host = host.substr(1, host.size() - 2);
    else if (host.find(':') != std::string_view::npos)
        return std::unexpected("an IPv6 address stands in brackets: [::1]:8080");
    address.host = host == "localhost" ? loopback : host;
    if (has_port) {
        const auto port = read_port(text.substr(colon + 1));
        if (!port)
            return std::unexpected(port.error());
        address.port = *port;
    }
    return address;
}

/// Where to listen, from --listen and --lan together.
std::expected<Address, std::string> listening_address(const ServeOptions& options) {
    auto address = read_address(options.listen);
    if (!address)
        return std::unexpected(options.listen + ": " + address.error());
    if (!options.is_lan) {
        if (address->host.empty())
            address->host = loopback;
        return address;
    }
    if (!address->host.empty() && address->host != loopback)
        return std::unexpected(
            "--lan listens on all addresses; give only a port with it, as --listen :8080, or leave "
            "--lan out");
    address->host = all_addresses;
    return address;
}

/// As a shell reads it back as one word.
std::string quoted(const std::string& word) {
    const bool is_plain = word.find_first_not_of(
                              "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
                              "/._-+,:@") == std::string::npos;
    if (is_plain && !word.empty())
        return word;
    std::string text = "'";
    for (const char c : word)
        text += c == '\'' ? "'\\''" : std::string(1, c);
    return text + "'";
}

/// The command that lets a friend join the same games.
std::string lan_command(const ServeOptions& options, const Address& address) {
    std::string command = "arbiter serve --lan";
    if (address.port != default_port)
        command += " --listen :" + std::to_string(address.port);
    if (!options.data.empty())
        command += " --data " + quoted(options.data);
    if (!options.habits.empty())
        command += " --habits " + quoted(options.habits);
    return command;
}

void say_where(const Server& server) {
    Output output;
    output.write("listening on " + server.url() + "\n");
    for (const std::string& url : server.lan_urls())
        if (url != server.url())
            output.write("on the local network: " + url + "\n");
    output.flush();
}

ExitCode serve(const ServeOptions& options) {
    const auto address = listening_address(options);
    if (!address) {
        report("usage", "serve", address.error());
        return ExitCode::failed;
    }
    auto habits = habits_of(options.habits);
    if (!habits) {
        report("serve", "", habits.error());
        return ExitCode::failed;
    }
    const auto folder =
        options.data.empty() ? default_data_folder() : std::filesystem::path(options.data);
    if (!folder) {
        report("cannot keep games", "", "HOME is not set; name a folder with --data");
        return ExitCode::failed;
    }
    const auto warn = [](std::string_view text) { report("server", "", text); };
    const auto store = SqliteStore::open(*folder, {.bring_up =
                                                       [](const OlderGame& older) {
                                                           ProvingJudge judge;
                                                           return bring_up(older, judge);
                                                       },
                                                   .warn = warn});
    if (!store) {
        report("cannot keep games", "",
               store.error().text + "; --data names another folder to keep them in");
        return ExitCode::failed;
    }
    auto server = Server::listen({.host = address->host,
                                  .port = address->port,
                                  .version = ARBITER_VERSION,
                                  .lan_command = lan_command(options, *address),
                                  .habits = *std::move(habits)},
                                 **store, warn);
    if (!server) {
        report("cannot listen", address->host + ":" + std::to_string(address->port),
               server.error() + "; --listen names another address or port, :0 any free port");
        return ExitCode::failed;
    }
    say_where(*server);
    return server->run_until_signal() == SIGINT ? ExitCode::interrupted : ExitCode::done;
}

}  // namespace

void add_serve(CLI::App& program, Job& job) {
    CLI::App& command = add_command(program, "serve", "Serve the page and the games behind it");
    const auto options = std::make_shared<ServeOptions>();
    command
        .add_option("--listen", options->listen,
                    "Where to listen: HOST:PORT or :PORT, port 0 for any free one")
        ->type_name("ADDRESS")
        ->default_val(std::string(loopback) + ":" + std::to_string(default_port));
    command.add_flag("--lan", options->is_lan,
                     "Listen on all addresses, so that others on the local network can join");
    command
        .add_option("--data", options->data,
                    "Keep the games here instead of in $XDG_DATA_HOME/arbiter")
        ->type_name("DIR");
    add_habits_option(command, options->habits);
    command.callback([&job, options] { job = [options] { return serve(*options); }; });
}

}  // namespace arbiter
