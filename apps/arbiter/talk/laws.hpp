// What the Laws say, in our own words: the tables of docs/laws.md, which the build puts into the
// program.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arbiter {

/// docs/laws.md.
extern const std::string_view laws_text;

/// A row of it.
struct LawRow {
    std::vector<std::string> articles;  ///< "9.2.1"; one text may stand for several
    std::string text;                   ///< what it says, without full stop
    std::string enforced_in;            ///< files of arbiter/, as Markdown
    std::string proved_by;              ///< tests, as Markdown
};

/// The parts of a text between these marks, without blanks around them.
[[nodiscard]] std::vector<std::string> parts_of(std::string_view text, char mark);

/// As the articles are written in the tables: "law a.5.2." is A.5.2.
[[nodiscard]] std::string article_as_written(std::string_view article);

/// All rows, in their order.
[[nodiscard]] std::vector<LawRow> laws();

/// Those of the article itself, or where it has none of those below it: "9.2" has its own, "9" all
/// of Article 9. "Law 9.2", "9.2." and "a.5.2" are understood.
[[nodiscard]] std::vector<LawRow> laws_of(std::string_view article);

/// The same as lines of "9.2: ...", for who asks during a game (11.9); how to ask where there are
/// none.
[[nodiscard]] std::string law_lines(std::string_view article);

}  // namespace arbiter
