#include "tests/lessons/named_in.hpp"

#include <regex>

#include "tests/support/data_files.hpp"

namespace arbiter::testing {
namespace {

std::vector<std::string> matches(std::string_view text, const std::regex& pattern) {
    std::vector<std::string> found;
    const std::string copy(text);
    for (std::sregex_iterator it(copy.begin(), copy.end(), pattern), end; it != end; ++it)
        found.push_back(it->str());
    return found;
}

}  // namespace

Bitboard squares_named_in(std::string_view text) {
    static const std::regex pattern("(^|[^A-Za-z0-9])([a-h][1-8])(?![0-9A-Za-z])");
    Bitboard squares;
    for (const std::string& match : matches(text, pattern))
        squares.add(square_named(std::string_view(match).substr(match.size() - 2)).value());
    return squares;
}

std::vector<std::string> articles_named_in(std::string_view text) {
    static const std::regex pattern("([0-9]{1,2}|[A-D]|I{1,3})(\\.[0-9]+)+");
    return matches(text, pattern);
}

const std::set<std::string>& all_articles() {
    static const std::set<std::string> articles = [] {
        std::set<std::string> found;
        const auto lines = read_lines(test_data().parent_path().parent_path() / "docs/laws.md");
        for (const std::string& line : lines.value())
            if (line.starts_with("| "))
                for (std::string article :
                     articles_named_in(std::string_view(line).substr(2, line.find(" |", 2)))) {
                    found.insert(article);
                    while (article.contains('.')) {
                        article = article.substr(0, article.rfind('.'));
                        found.insert(article);
                    }
                }
        return found;
    }();
    return articles;
}

std::string names_of(Bitboard squares) {
    std::string text;
    for (const Square square : squares)
        text += (text.empty() ? "" : " ") + std::string(name(square));
    return text;
}

}  // namespace arbiter::testing
