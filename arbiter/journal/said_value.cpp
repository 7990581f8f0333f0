#include "arbiter/journal/said_value.hpp"

#include <utility>

#include <nlohmann/json.hpp>

#include "arbiter/journal/codes.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

struct ValueOf {
    Json operator()(Color color) const { return name(color); }
    Json operator()(Square square) const { return name(square); }
    Json operator()(Result result) const { return text(result); }
    Json operator()(EndReason reason) const { return code(reason); }
    Json operator()(Penalty penalty) const { return code(penalty); }
    Json operator()(Say id) const { return code(id); }
    Json operator()(const Attempt& attempt) const { return write_uci_attempt(attempt); }
    Json operator()(int number) const { return number; }
    Json operator()(Duration time) const { return time.count(); }
    Json operator()(const std::string& text) const { return text; }
    Json operator()(const std::vector<Square>& squares) const {
        Json list = Json::array();
        for (const Square square : squares)
            list.push_back(name(square));
        return list;
    }
    template <typename T>
    Json operator()(const PerColor<T>& both) const {
        Json object = Json::object();
        for (const Color side : both_colors)
            object[std::string(name(side))] = (*this)(both[side]);
        return object;
    }
};

}  // namespace

Json json_of(const Said& said) {
    Json arguments = Json::object();
    for_each_argument(said, [&](std::string_view name, const auto& value) {
        arguments[std::string(name)] = ValueOf{}(value);
    });
    return {{"code", code(said.id)}, {"args", std::move(arguments)}};
}

}  // namespace arbiter
