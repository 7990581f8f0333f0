#include "apps/arbiter/talk/lesson_chapters.hpp"

#include <algorithm>
#include <utility>

#include "apps/arbiter/frame/printable.hpp"
#include "apps/arbiter/talk/edit_distance.hpp"
#include "arbiter/base/alternatives.hpp"
#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"
#include "arbiter/lessons/answer_parts.hpp"
#include "arbiter/lessons/course.hpp"
#include "arbiter/lessons/texts.hpp"
#include "arbiter/lessons/words.hpp"
#include "arbiter/notation/folded_text.hpp"

namespace arbiter {

namespace {

constexpr std::size_t most_suggestions = 3;
/// No title is longer, and nothing that is much longer is like one.
constexpr std::size_t longest_name = 100;

/// The language that is spoken first, then its id, then the others.
std::vector<std::string> names_of(std::string_view language, const lessons::Chapter& chapter) {
    std::vector<std::string> names{lessons::chapter_words(language, chapter.id).title,
                                   std::string(chapter.id)};
    for (const std::string_view other : lessons::languages())
        if (other != language)
            names.push_back(lessons::chapter_words(other, chapter.id).title);
    return names;
}

/// "rook" of "the rook", whatever language it is in. Takes a folded text.
std::string_view without_article(std::string_view title) {
    const std::size_t article = lessons::length_of_form("chapter.articles", title);
    return article == 0 ? title : trimmed(title.substr(article));
}

/// How far off the name is; nothing where it is like another word altogether.
std::optional<std::size_t> distance_of(std::string_view typed, std::string_view name) {
    constexpr std::size_t shortest_part = 3;
    if (typed.size() >= shortest_part && name.contains(typed))
        return 1;
    const std::size_t distance = edit_distance(typed, name);
    constexpr std::size_t letters_for_each_fault = 3;
    return distance <= std::max<std::size_t>(1, name.size() / letters_for_each_fault) &&
                   distance < name.size()
               ? std::optional(distance)
               : std::nullopt;
}

}  // namespace

std::optional<std::size_t> chapter_meant(std::string_view name) {
    const auto chapters = lessons::course();
    const std::string small = folded(name);
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        if (small == number || small == number + '.')
            return i;
        for (const std::string& one : names_of("en", chapters[i]))
            if (small == folded(one))
                return i;
    }
    const std::string_view bare = without_article(small);
    for (std::size_t i = 0; i < chapters.size(); ++i)
        for (const std::string& one : names_of("en", chapters[i]))
            if (const std::string title = folded(one);
                !bare.empty() && bare == without_article(title))
                return i;
    return std::nullopt;
}

std::vector<std::string> chapters_like(std::string_view language, std::string_view name) {
    const std::string small = folded(name);
    if (small.size() > longest_name)
        return {};
    std::vector<std::pair<std::size_t, std::string>> found;
    for (const lessons::Chapter& chapter : lessons::course()) {
        std::optional<std::pair<std::size_t, std::string>> nearest;
        for (const std::string& one : names_of(language, chapter))
            if (const auto distance = distance_of(small, folded(one));
                distance && (!nearest || *distance < nearest->first))
                nearest = {*distance, one};
        if (nearest)
            found.push_back(*nearest);
    }
    std::ranges::stable_sort(found, {}, &std::pair<std::size_t, std::string>::first);
    std::vector<std::string> names;
    for (const auto& [distance, one] : found)
        if (names.size() < most_suggestions)
            names.push_back(one);
    return names;
}

std::optional<std::string> why_no_chapter(std::string_view language, std::string_view name) {
    if (chapter_meant(name))
        return std::nullopt;
    const std::string there_is_none =
        "there is no chapter \"" + printable(utf8_beginning(name, longest_name)) + '"';
    const auto like = chapters_like(language, name);
    if (!like.empty())
        return there_is_none + ", but " + alternatives(like);
    std::vector<std::string> ids;
    for (const lessons::Chapter& chapter : lessons::course())
        ids.emplace_back(chapter.id);
    return there_is_none + "; there are " + alternatives(ids) + ", or their numbers from 1 to " +
           std::to_string(ids.size());
}

}  // namespace arbiter
