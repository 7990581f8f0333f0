#include "arbiter/lessons/articles.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/lessons/answer_parts.hpp"
#include "arbiter/notation/folded_text.hpp"
#include "arbiter/rules/attacks.hpp"
#include "arbiter/rules/bitboard.hpp"
#include "arbiter/rules/castling.hpp"

namespace arbiter::lessons {

namespace {

/// The Laws have twelve articles, and none of their parts has a number beyond these.
constexpr int last_article = 12;
constexpr int last_part = 19;
constexpr std::size_t most_parts = 6;
/// Older Laws lettered the parts of an article, from a to no further than this.
constexpr char last_letter = 'i';

/// Reads "a.5.2", "3.8.2.1" or "9.2 b" in small letters, to its end.
class ArticleReader {
  public:
    ArticleReader(std::string_view text, bool is_called_article)
        : cursor_(text), is_called_article_(is_called_article) {}

    std::optional<std::string> run() {
        cursor_.skip_blanks();
        if (!take_appendix() || !take_number(article_.empty() ? last_article : last_part))
            return std::nullopt;
        std::size_t parts = 1;
        while (parts++ < most_parts && take_point())
            if (!take_number(last_part))
                return std::nullopt;
        take_letter();
        return cursor_.at_end() ? std::optional(article_) : std::nullopt;
    }

  private:
    /// "a." and "iii.": the appendices and the guidelines. Without its point "a3" is a square,
    /// unless it is called an article.
    bool take_appendix() {
        std::string name;
        while (is_lower(cursor_.peek()))
            name += cursor_.take();
        if (name.empty())
            return true;
        constexpr std::array<std::string_view, 3> guidelines{"i", "ii", "iii"};
        const bool is_known = (name.size() == 1 && name.front() <= 'd') ||
                              std::ranges::find(guidelines, name) != guidelines.end();
        const bool is_parted = cursor_.take_if('.');
        cursor_.skip_blanks();
        article_ = upper(name) + '.';
        return is_known && (is_parted || is_called_article_);
    }

    bool take_number(int last) {
        std::string digits;
        while (is_digit(cursor_.peek()) && digits.size() < 3)
            digits += cursor_.take();
        int number = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), number);
        article_ += std::to_string(number);
        return number <= last && !digits.empty() && digits.size() < 3;
    }

    /// A point that a number follows; "3. 8" is said as "3.8".
    bool take_point() {
        TextCursor ahead = cursor_;
        if (!ahead.take_if('.'))
            return false;
        ahead.skip_blanks();
        if (!is_digit(ahead.peek()))
            return false;
        cursor_ = ahead;
        article_ += '.';
        return true;
    }

    /// "9.2 b", "9.2.b", "9.2 (b)". A bare "9 b" is nothing that anybody calls an article.
    void take_letter() {
        TextCursor ahead = cursor_;
        if (!article_.contains('.'))
            return;
        ahead.take_if('.');
        ahead.skip_blanks();
        const bool is_open = ahead.take_if('(');
        const char letter = ahead.take();
        const bool is_closed = ahead.take_if(')');
        if (letter < 'a' || letter > last_letter || (is_open && !is_closed))
            return;
        cursor_ = ahead;
        article_ += '.' + std::to_string(letter - 'a' + 1);
    }

    TextCursor cursor_;
    bool is_called_article_;
    std::string article_;
};

/// Is a square attacked on which the king stands, or which he would cross or reach?
bool is_way_of_king_attacked(const Position& position, const Attempt& attempt) {
    const Color us = position.turn();
    const auto side = file_of(attempt.to) > file_of(attempt.from) ? CastlingSide::king_side
                                                                  : CastlingSide::queen_side;
    const Square goal = castling_targets(us, side).king;
    const Bitboard way = between(attempt.from, goal) | Bitboard(attempt.from) | Bitboard(goal);
    return std::ranges::any_of(
        way, [&](Square square) { return position.board().attackers(square, opponent(us)).any(); });
}

/// The articles that forbid this attempt as well as that of the ruling, or say the same of it more
/// exactly.
std::vector<std::string_view> others_that_apply(const Position& position, const Attempt& attempt,
                                                const Ruling& ruling) {
    const Reason reason = ruling.reason;
    // "Leaving one's own king under attack ... is not allowed."
    if (reason == Reason::king_into_check || reason == Reason::leaves_king_in_check ||
        reason == Reason::exposes_king)
        return {"1.4.1"};
    if (reason == Reason::castling_right_lost) {
        // Which of the two has moved, only a right that is left can tell: the king has not.
        const Bitboard ours = position.board().of(position.turn());
        if ((position.castling_rooks() & ours).any())
            return {"3.8.2.1.2"};
        return {"3.8.2.1.1", "3.8.2.1.2"};
    }
    if (reason == Reason::castling_path_blocked) {
        if (is_way_of_king_attacked(position, attempt))
            return {"3.8.2.2.2", "3.8.2.2.1"};
        return {"3.8.2.2.2"};
    }
    if (reason == Reason::castling_out_of_check || reason == Reason::castling_through_check ||
        reason == Reason::castling_into_check)
        return {"3.8.2.2.1"};
    if (ruling.article == "3.7")
        return {"3.7.1", "3.7.2", "3.7.3"};
    return {};
}

}  // namespace

std::optional<std::string> article_named(std::string_view text) {
    const std::string whole = folded(text);
    std::string_view rest = trimmed(whole);
    const std::size_t name = length_of_form("article.names", rest);
    rest = trimmed(rest.substr(name));
    // "Art." is short for it.
    if (name > 0 && rest.starts_with('.'))
        rest.remove_prefix(1);
    return ArticleReader(without_end(rest), name > 0).run();
}

ArticleFit fit_of(const Position& position, const Attempt& attempt, std::string_view article) {
    const Ruling ruling = rule_on(position, attempt);
    const auto others = others_that_apply(position, attempt, ruling);
    if (article == ruling.article || std::ranges::find(others, article) != others.end())
        return ArticleFit::right;
    const bool holds_it = ruling.article.size() > article.size() &&
                          ruling.article.starts_with(article) &&
                          ruling.article[article.size()] == '.';
    return holds_it ? ArticleFit::general : ArticleFit::wrong;
}

}  // namespace arbiter::lessons
