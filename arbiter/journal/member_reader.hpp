// Takes the members out of a JSON object one by one; the first that does not fit is kept as the
// fault of the whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "arbiter/journal/codes.hpp"
#include "arbiter/journal/json.hpp"

namespace arbiter {

/// Nothing is given where the member is not there, and from the first fault on.
class MemberReader {
  public:
    /// The object lives as long as this. A value that is no object is the first fault.
    explicit MemberReader(const Json& object);

    /// What is wrong; empty where nothing is. To be asked when all members have been taken: one
    /// that was not does not belong to the object, which is a fault too.
    [[nodiscard]] std::string fault() const;
    /// Makes "name: what" the fault, unless there is one already.
    void fail(std::string_view name, std::string_view what);

    /// Takes it, whatever it is; null where it is not there. A part of the object. Each member is
    /// to be taken once, by this or by one of those below, which fail where it is of another kind.
    [[nodiscard]] const Json* member(const char* name);
    [[nodiscard]] std::optional<std::string> text(const char* name);
    /// Leaves the field as it is where there is no such member, as `one_of` does.
    void flag(const char* name, bool& field);
    /// From 0 to `most`.
    [[nodiscard]] std::optional<std::int64_t> whole_number(const char* name, std::int64_t most);
    /// A value of that enumeration by its `code`.
    template <typename Enum>
    void one_of(const char* name, Enum& field) {
        const auto given = text(name);
        if (!given)
            return;
        if (const auto value = value_named<Enum>(*given))
            field = *value;
        else
            fail(name, all_codes<Enum>() + " expected");
    }

  private:
    const Json& object_;
    std::size_t taken_ = 0;
    std::string fault_;
};

}  // namespace arbiter
