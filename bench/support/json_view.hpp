// Looks into JSON without taking it apart: enough for a client that needs a few members of each of
// many messages. It checks no more than it reads, and answers nothing where that is not JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace arbiter::bench {

class JsonView {
  public:
    /// One value; the text outlives the view.
    explicit JsonView(std::string_view text) : text_(text) {}

    /// As it is written.
    [[nodiscard]] std::string_view text() const { return text_; }
    /// Of an object.
    [[nodiscard]] std::optional<JsonView> member(std::string_view name) const;
    /// Of an array; empty where it is none.
    [[nodiscard]] std::vector<JsonView> elements() const;
    /// What stands between the quotes of a string without escapes.
    [[nodiscard]] std::optional<std::string_view> string() const;
    [[nodiscard]] std::optional<std::uint64_t> number() const;
    [[nodiscard]] bool is_null() const { return text_ == "null"; }

    /// The string that an object has under this name; empty where it has none.
    [[nodiscard]] std::string_view string_at(std::string_view name) const;
    [[nodiscard]] std::optional<std::uint64_t> number_at(std::string_view name) const;

  private:
    std::string_view text_;
};

}  // namespace arbiter::bench
