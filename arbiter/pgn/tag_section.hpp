// The tags of one game, and which tag is no longer of it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter {

/// What the section holds so far, as much as has to be known.
class TagSection {
  public:
    /// Empty again, for the next game.
    void clear();
    /// A tag of this game.
    void add(std::string_view name);

    /// Inside the section: does a tag begin the next game? It does where Event comes again, or
    /// behind a blank line the tag that began the section. Some files have a blank line inside a
    /// section, even before its Event; behind a comment it ends the section.
    [[nodiscard]] bool ends_before(std::string_view tag, int line_breaks, bool has_comments) const;
    /// Behind moves: a tag belongs to the next game where the lines show it, or its name.
    [[nodiscard]] static bool begins_behind_moves(std::string_view tag, int line_breaks);

  private:
    std::uint64_t tags_ = 0;
    std::string first_;
    bool has_event_ = false;
};

}  // namespace arbiter
