// Any bytes as requests, whole and in pieces, whose size the first byte tells: both come to the
// same, and no more is held than the limits say.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "arbiter/server/net/request_reader.hpp"
#include "fuzz/require.hpp"

namespace {

using arbiter::fuzz::require;

arbiter::NetworkLimits small_limits() {
    arbiter::NetworkLimits limits;
    limits.header_bytes = 256;
    limits.header_fields = 4;
    limits.body_bytes = 64;
    return limits;
}

/// What can be read, and whether the end was a refusal.
struct Read {
    std::vector<arbiter::ReadRequest> requests;
    bool is_refused = false;
};

Read read_in_pieces(std::string_view text, std::size_t piece) {
    const arbiter::NetworkLimits limits = small_limits();
    arbiter::RequestReader reader(limits, "");
    Read all;
    while (!text.empty() && !all.is_refused) {
        reader.add(text.substr(0, piece));
        text.remove_prefix(std::min(piece, text.size()));
        for (;;) {
            arbiter::Reading reading = reader.next();
            if (auto* const read = std::get_if<arbiter::ReadRequest>(&reading)) {
                require(read->request.body.size() <= limits.body_bytes);
                require(read->request.headers.size() <= limits.header_fields);
                all.requests.push_back(std::move(*read));
                continue;
            }
            all.is_refused = std::holds_alternative<arbiter::Response>(reading);
            break;
        }
        // A string may have twice the room that it needs, and what came at once is held at once.
        require(reader.held_bytes() <=
                2 * (piece + limits.header_bytes + limits.body_bytes) + 1024);
    }
    return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    const Read whole = read_in_pieces(text, std::max<std::size_t>(text.size(), 1));
    const Read torn = read_in_pieces(text, 1 + data[0] % 16);
    require(whole.is_refused == torn.is_refused && whole.requests.size() == torn.requests.size());
    for (std::size_t i = 0; i < whole.requests.size(); ++i) {
        const auto& [request, connection, is_upgrade] = whole.requests[i];
        const auto& other = torn.requests[i];
        require(request.method == other.request.method && request.target == other.request.target);
        require(request.headers == other.request.headers && request.body == other.request.body);
        require(connection == other.connection && is_upgrade == other.is_upgrade);
    }
    return 0;
}
