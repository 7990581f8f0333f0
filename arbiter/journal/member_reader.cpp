#include "arbiter/journal/member_reader.hpp"

#include <nlohmann/json.hpp>

namespace arbiter {

MemberReader::MemberReader(const Json& object) : object_(object) {
    if (!object.is_object())
        fault_ = "a JSON object is expected";
}

std::string MemberReader::fault() const {
    if (fault_.empty() && taken_ != object_.size())
        return "there is a member that does not belong here";
    return fault_;
}

void MemberReader::fail(std::string_view name, std::string_view what) {
    if (fault_.empty())
        fault_ = std::string(name) + ": " + std::string(what);
}

const Json* MemberReader::member(const char* name) {
    if (!fault_.empty())
        return nullptr;
    const auto found = object_.find(name);
    if (found == object_.end())
        return nullptr;
    ++taken_;
    return &*found;
}

std::optional<std::string> MemberReader::text(const char* name) {
    const Json* const value = member(name);
    if (value == nullptr)
        return std::nullopt;
    if (!value->is_string()) {
        fail(name, "is no text");
        return std::nullopt;
    }
    return value->get<std::string>();
}

void MemberReader::flag(const char* name, bool& field) {
    const Json* const value = member(name);
    if (value == nullptr)
        return;
    if (!value->is_boolean())
        return fail(name, "true or false expected");
    field = value->get<bool>();
}

std::optional<std::int64_t> MemberReader::whole_number(const char* name, std::int64_t most) {
    const Json* const value = member(name);
    if (value == nullptr)
        return std::nullopt;
    // One that is too large for a signed number is read as one below zero.
    if (!value->is_number_integer() || value->get<std::int64_t>() < 0 ||
        value->get<std::int64_t>() > most) {
        fail(name, "a whole number from 0 to " + std::to_string(most) + " expected");
        return std::nullopt;
    }
    return value->get<std::int64_t>();
}

}  // namespace arbiter
