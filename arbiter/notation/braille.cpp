#include "arbiter/notation/braille.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/utf8.hpp"

namespace arbiter {

namespace {

constexpr char capital_sign = ',';
constexpr char number_sign = '#';
constexpr char letter_sign = ';';

struct Sign {
    char character;
    std::string_view cells;
};

/// Everything but letters, digits and the blank. None is the beginning of another one.
constexpr std::array signs{
    Sign{'.', "4"},   Sign{',', "1"},   Sign{':', "3"},   Sign{';', "2"},   Sign{'!', "6"},
    Sign{'?', "8"},   Sign{'\'', "'"},  Sign{'-', "-"},   Sign{'+', "\"6"}, Sign{'=', "\"7"},
    Sign{'(', "\"<"}, Sign{')', "\">"}, Sign{'*', "\"9"}, Sign{'/', "_/"},  Sign{'#', "_?"},
    Sign{'[', ".<"},  Sign{']', ".>"},  Sign{'"', ",7"},  Sign{'_', ".-"},  Sign{'@', "@a"},
    Sign{'&', "@&"},  Sign{'<', "@<"},  Sign{'>', "@>"},  Sign{'%', ".0"},  Sign{'$', "@s"},
    Sign{'~', "@9"},  Sign{'^', "@5"},  Sign{'`', "^*"},  Sign{'\\', "_*"}, Sign{'{', "_<"},
    Sign{'}', "_>"},  Sign{'|', "_|"},
};

/// 1 to 9 and 0 are the letters a to j.
char cell_of_digit(char digit) { return digit == '0' ? 'j' : static_cast<char>(digit - '1' + 'a'); }
char digit_of_cell(char cell) { return cell == 'j' ? '0' : static_cast<char>(cell - 'a' + '1'); }
bool is_digit_cell(char c) { return c >= 'a' && c <= 'j'; }

std::string_view cells_of(char character) {
    const auto sign = std::ranges::find(signs, character, &Sign::character);
    // The question mark for what has no cells here.
    return sign == signs.end() ? "8" : sign->cells;
}

/// A full stop or a comma between digits does not end a number.
bool goes_on_in_number(char c) { return c == '.' || c == ','; }

std::string cells_of_line(std::string_view line) {
    std::string cells;
    bool is_in_number = false;
    for (const char c : line) {
        if (is_digit(c)) {
            if (!is_in_number)
                cells += number_sign;
            is_in_number = true;
            cells += cell_of_digit(c);
            continue;
        }
        if (is_in_number && is_digit_cell(c))
            cells += letter_sign;
        is_in_number = is_in_number && goes_on_in_number(c);
        // The bytes that continue a character of UTF-8 have been replaced with its first.
        if (is_utf8_continuation(c))
            continue;
        if (c == ' ')
            cells += ' ';
        else if (is_lower(c))
            cells += c;
        else if (is_upper(c))
            cells += {capital_sign, lower(c)};
        else
            cells += cells_of(c);
    }
    return cells;
}

/// How much of a text fits into so many cells: up to a blank where there is one, and never a part
/// of a character.
std::size_t place_to_cut(std::string_view text, std::size_t room) {
    if (cells_of_line(text).size() <= room)
        return text.size();
    std::size_t fits = 1;
    while (cells_of_line(text.substr(0, fits + 1)).size() <= room)
        ++fits;
    const std::size_t blank = text.substr(0, fits + 1).rfind(' ');
    const std::size_t before = text.substr(0, blank).find_last_not_of(' ');
    return blank == std::string_view::npos || before == std::string_view::npos ? fits : blank;
}

}  // namespace

std::string write_braille(std::string_view text, const BraillePage& page) {
    constexpr std::size_t indent = 2;
    std::string brf;
    std::size_t lines = 0;
    const auto add_line = [&](std::string_view cells) {
        if (lines > 0 && lines % page.lines == 0)
            brf += '\f';
        brf += cells;
        brf += "\r\n";
        ++lines;
    };
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view rest = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        std::string line;
        do {
            const std::size_t cut = place_to_cut(rest, page.cells - line.size());
            line += cells_of_line(rest.substr(0, cut));
            add_line(std::string_view(line).substr(0, line.find_last_not_of(' ') + 1));
            rest.remove_prefix(std::min(rest.size(), rest.find_first_not_of(' ', cut)));
            line.assign(indent, ' ');
        } while (!rest.empty());
    }
    return brf;
}

namespace {

/// Reads cells one after the other and remembers what they stand in.
class BrailleReader {
  public:
    std::expected<std::string, TextError> read(std::string_view brf) {
        while (at_ < brf.size())
            if (!read_cell(brf))
                return std::unexpected(TextError{
                    at_, "this cell means nothing here: '" + std::string(1, brf[at_]) + "'"});
        return text_;
    }

  private:
    bool read_cell(std::string_view brf) {
        const char cell = brf[at_];
        if (cell == '\r' || cell == '\f')
            return take(1);
        if (is_in_number_ && is_digit_cell(cell))
            return add(digit_of_cell(cell), 1);
        if (cell == number_sign)
            return is_in_number_ = take(1);
        // Between digits the sign for a letter says that no digit follows.
        const bool was_in_number = std::exchange(is_in_number_, false);
        if (cell == letter_sign && was_in_number)
            return take(1);
        if (cell == ' ' || cell == '\n' || is_lower(cell))
            return add(cell, 1);
        const std::string_view rest = brf.substr(at_);
        if (cell == capital_sign && rest.size() > 1 && is_lower(rest[1]))
            return add(upper(rest[1]), 2);
        const auto sign = std::ranges::find_if(
            signs, [&](const Sign& known) { return rest.starts_with(known.cells); });
        if (sign == signs.end())
            return false;
        is_in_number_ = was_in_number && goes_on_in_number(sign->character);
        return add(sign->character, sign->cells.size());
    }
    bool take(std::size_t cells) {
        at_ += cells;
        return true;
    }
    bool add(char character, std::size_t cells) {
        text_ += character;
        return take(cells);
    }

    std::size_t at_ = 0;
    bool is_in_number_ = false;
    std::string text_;
};

}  // namespace

std::expected<std::string, TextError> read_braille(std::string_view brf) {
    return BrailleReader().read(brf);
}

}  // namespace arbiter
