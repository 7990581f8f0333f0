#include "arbiter/pgn/tag_section.hpp"

namespace arbiter {

namespace {

/// Asked of every tag: nearly always the first letter answers.
bool is_event(std::string_view tag) { return tag.starts_with('E') && tag == "Event"; }

bool is_behind_blank_line(int line_breaks) { return line_breaks == 2; }

}  // namespace

void TagSection::clear() {
    tags_ = 0;
    first_.clear();
    has_event_ = false;
}

void TagSection::add(std::string_view name) {
    if (tags_++ == 0)
        first_ = name;
    has_event_ = has_event_ || is_event(name);
}

bool TagSection::ends_before(std::string_view tag, int line_breaks, bool has_comments) const {
    if (has_event_ && is_event(tag))
        return is_behind_blank_line(line_breaks) || tags_ > 1 || has_comments;
    return is_behind_blank_line(line_breaks) && (tag == first_ || has_comments);
}

bool TagSection::begins_behind_moves(std::string_view tag, int line_breaks) {
    return is_event(tag) || is_behind_blank_line(line_breaks);
}

}  // namespace arbiter
