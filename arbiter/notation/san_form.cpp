#include "arbiter/notation/san_form.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/text_cursor.hpp"

namespace arbiter {

namespace {

constexpr std::string_view promotion_words = "write the new piece after the square, as in e8=Q";

/// U+2654 to U+265F: the white men from the king to the pawn, then the black ones.
std::optional<Role> figurine(std::string_view text) {
    constexpr std::array roles{Role::king,   Role::queen,  Role::rook,
                               Role::bishop, Role::knight, Role::pawn};
    if (text.size() < 3 || text[0] != '\xE2' || text[1] != '\x99')
        return std::nullopt;
    const auto last = static_cast<unsigned char>(text[2]);
    if (last < 0x94 || last > 0x9F)
        return std::nullopt;
    return roles[(last - 0x94U) % 6];
}

class SanReader {
  public:
    SanReader(std::string_view text, const PieceLetters& letters,
              std::vector<TextError>* deviations)
        : cursor_(text),
          letters_(letters),
          is_english_(&letters == &english_letters || letters == english_letters),
          deviations_(deviations) {}

    std::expected<SanForm, TextError> read() {
        if (cursor_.skip_blanks() > 0)
            deviate(0, "a move begins without blanks");
        form_.at = cursor_.at();
        if (begins_castling())
            castling();
        else
            move();
        form_.at_check = cursor_.at();
        marks();
        if (error_)
            return std::unexpected(*std::move(error_));
        return form_;
    }

  private:
    struct Part {
        std::optional<File> file;
        std::optional<Rank> rank;

        [[nodiscard]] bool empty() const { return !file && !rank; }
    };

    void fail(std::string text) { fail_at(cursor_.at(), std::move(text)); }
    void fail_at(std::size_t at, std::string text) {
        if (!error_)
            error_ = TextError{at, std::move(text)};
    }
    void deviate(std::size_t at, std::string_view text) {
        if (deviations_ != nullptr)
            deviations_->push_back({at, std::string(text)});
    }
    [[nodiscard]] std::string found() const {
        return cursor_.at_end() ? "the text ends" : "found " + shown(cursor_.peek());
    }
    void skip(std::size_t bytes) {
        while (bytes-- > 0)
            cursor_.take();
    }
    bool take_text(std::string_view wanted) {
        if (!cursor_.rest().starts_with(wanted))
            return false;
        skip(wanted.size());
        return true;
    }

    /// O is a man's letter in some languages; then only a hyphen makes it castling.
    [[nodiscard]] bool begins_castling() const {
        const std::string_view rest = cursor_.rest();
        if (!is_castling_letter(cursor_.peek()))
            return false;
        return is_english_ || rest.substr(1).starts_with('-') || !is_used_by_language('O');
    }
    static bool is_castling_letter(char c) { return c == 'O' || c == '0' || c == 'o'; }

    void castling() {
        int wings = 0;
        if (cursor_.rest().substr(0, 5).find_first_of("0o") != std::string_view::npos)
            deviate(cursor_.at(), "castling is written with capital letters O");
        do {
            if (!is_castling_letter(cursor_.peek()))
                return fail("castling is written O-O or O-O-O; " + found());
            cursor_.take();
            ++wings;
        } while (wings < 3 && cursor_.take_if('-'));
        if (wings == 1)
            return fail("castling is written O-O or O-O-O; " + found());
        form_.castling = wings == 2 ? CastlingSide::king_side : CastlingSide::queen_side;
    }

    void move() {
        form_.role = man();
        const std::size_t begin = cursor_.at();
        form_.at_departure = begin;
        const Part first = part();
        const bool separated = separator();
        const std::size_t middle = cursor_.at();
        const Part second = is_promotion_to_bishop(first, separated) ? Part{} : part();
        if (!second.empty()) {
            form_.from_file = first.file;
            form_.from_rank = first.rank;
            arrival(second, middle);
        } else if (separated) {
            fail("the square of arrival is missing after the capture sign or hyphen; " + found());
        } else {
            arrival(first, begin);
        }
        promotion();
    }

    /// The letter of a man, if there is one.
    std::optional<Role> man() {
        const std::size_t at = cursor_.at();
        const auto role = letter_of_man();
        if (role == Role::pawn)
            deviate(at, "a pawn's move has no letter");
        return role;
    }

    /// A figurine, a letter of the language that was asked for, or an English one that this
    /// language does not use for another man.
    std::optional<Role> letter_of_man() {
        const std::size_t at = cursor_.at();
        if (const auto role = figurine(cursor_.rest())) {
            skip(3);
            // U+FE0E asks for text, U+FE0F for a picture.
            if (!take_text("\xEF\xB8\x8E"))
                take_text("\xEF\xB8\x8F");
            deviate(at, "a piece is written by its letter");
            return role;
        }
        if (!is_english_) {
            if (const auto role = foreign_letter())
                return role;
            if (is_used_by_language(cursor_.peek()))
                return std::nullopt;
        }
        return english_letter();
    }

    std::optional<Role> english_letter() {
        const char c = cursor_.peek();
        const auto piece = piece_lettered(c);
        // A small b is a file.
        if (!piece || c == 'b')
            return std::nullopt;
        if (piece->color == Color::black && piece->role != Role::pawn)
            deviate(cursor_.at(), "the letter of a piece is a capital");
        cursor_.take();
        return piece->role;
    }

    std::optional<Role> foreign_letter() {
        const std::size_t at = cursor_.at();
        // The longest first: the Russian king is Кр, the knight К.
        std::optional<Role> found;
        for (const Role role : all_roles)
            if (cursor_.rest().starts_with(letters_[role]) &&
                (!found || letters_[role].size() > letters_[*found].size()))
                found = role;
        if (!found && !file_named(cursor_.peek()))
            for (const Role role : all_roles)
                if (letters_[role] == capital(cursor_.peek()))
                    found = role;
        if (!found)
            return std::nullopt;
        if (cursor_.rest().starts_with(letters_[*found])
                ? letters_[*found] != english_letters[*found]
                : *found != Role::pawn)
            deviate(at, std::string("the standard letter is the English ") + letter(*found));
        skip(letters_[*found].size());
        return found;
    }

    static std::string capital(char c) { return {upper(c)}; }
    [[nodiscard]] bool is_used_by_language(char c) const {
        return std::ranges::find(letters_, capital(c)) != letters_.end();
    }

    Part part() {
        Part found;
        found.file = file_named(cursor_.peek());
        if (found.file)
            cursor_.take();
        found.rank = rank_named(cursor_.peek());
        if (found.rank)
            cursor_.take();
        return found;
    }

    bool separator() {
        const std::size_t at = cursor_.at();
        form_.at_capture_mark = at;
        if (cursor_.take_if('x'))
            return form_.has_capture_mark = true;
        if (cursor_.take_if(':') || cursor_.take_if('X')) {
            deviate(at, "a capture is written with x");
            return form_.has_capture_mark = true;
        }
        if (!cursor_.take_if('-'))
            return false;
        deviate(at, "no hyphen stands between the squares");
        return true;
    }

    /// "e8b": the b after a whole square of a pawn, which nothing follows that would make it a
    /// file.
    [[nodiscard]] bool is_promotion_to_bishop(const Part& first, bool separated) const {
        const std::string_view rest = cursor_.rest();
        return !separated && !form_.role && first.file && first.rank && rest.starts_with('b') &&
               (rest.size() == 1 || !rank_named(rest[1]));
    }

    void arrival(const Part& part, std::size_t at) {
        if (part.empty())
            return fail_at(at, no_square());
        if (!part.file)
            return fail_at(at, "the file a to h is missing before the rank");
        form_.at_arrival = at;
        form_.to_file = *part.file;
        form_.to_rank = part.rank;
        if (!part.rank && !is_short_capture())
            fail("the rank 1 to 8 is missing after the file; " + found());
    }

    [[nodiscard]] std::string no_square() const {
        if (form_.role)
            return "the square of arrival is missing, as in Nf3; " + found();
        if (cursor_.at_end())
            return "the move is empty; it is written like e4, Nf3, exd5, O-O or e8=Q";
        return shown(cursor_.peek()) +
               " begins no move; a move begins with K, Q, R, B, N or a file a to h, or is O-O";
    }

    [[nodiscard]] bool is_short_capture() const {
        return !form_.role && form_.from_file && !form_.from_rank &&
               std::abs(index(*form_.from_file) - index(form_.to_file)) == 1;
    }

    void promotion() {
        if (error_ || cursor_.rest().starts_with("(="))
            return;
        const std::size_t at = cursor_.at();
        const bool has_equals = cursor_.take_if('=');
        const bool has_bracket = !has_equals && cursor_.take_if('(');
        const bool is_announced = has_equals || has_bracket || cursor_.take_if('/');
        const bool is_small_b = cursor_.peek() == 'b';
        form_.promotion = promoted(is_announced);
        if (is_announced && !form_.promotion)
            return fail("no piece is named for the promotion; " + found() + "; " +
                        std::string(promotion_words));
        if (has_bracket && !cursor_.take_if(')'))
            return fail("the bracket after the promotion is not closed; " + found());
        if (form_.promotion && !has_equals)
            deviate(at, "a promotion is written with =, as in e8=Q");
        else if (form_.promotion && is_small_b)
            deviate(at + 1, "the letter of a piece is a capital");
    }

    std::optional<Role> promoted(bool announced) {
        const TextCursor before = cursor_;
        auto role = letter_of_man();
        if (!role && cursor_.take_if('b'))
            role = Role::bishop;
        if (role == Role::pawn && !announced) {
            cursor_ = before;
            return std::nullopt;
        }
        return role;
    }

    void marks() {
        while (!error_ && !cursor_.at_end()) {
            const std::size_t at = cursor_.at();
            if (check_mark())
                continue;
            if (!other_mark())
                return fail(shown(cursor_.peek()) +
                            " does not belong to a move; after it stand "
                            "only +, #, e.p., ! or ?");
            deviate(at, "after a move stand only + or #");
        }
    }

    bool check_mark() {
        const std::size_t at = cursor_.at();
        const bool is_first = form_.check == SanForm::Check::none;
        if (is_first)
            form_.at_check = at;
        if (cursor_.take_if('#')) {
            form_.check = SanForm::Check::mate;
        } else if (cursor_.take_if('+')) {
            const bool is_double = cursor_.take_if('+');
            form_.check = is_double ? SanForm::Check::double_plus : SanForm::Check::check;
            if (is_double)
                deviate(at, "check is written + and mate #");
        } else {
            return false;
        }
        if (!is_first)
            deviate(at, "check is written once");
        return true;
    }

    bool other_mark() {
        constexpr std::array<std::string_view, 3> en_passant{"e.p.", "e.p", "ep"};
        for (const std::string_view words : en_passant)
            if (take_text(words))
                return form_.has_en_passant_mark = true;
        return cursor_.skip_blanks() > 0 || cursor_.take_if('!') || cursor_.take_if('?') ||
               take_text("(=)");
    }

    TextCursor cursor_;
    const PieceLetters& letters_;
    bool is_english_;
    std::vector<TextError>* deviations_;
    SanForm form_;
    std::optional<TextError> error_;
};

}  // namespace

std::expected<SanForm, TextError> read_san_form(std::string_view text, const PieceLetters& letters,
                                                std::vector<TextError>* deviations) {
    auto form = SanReader(text, letters, deviations).read();
    if (!form && is_null_move(text))
        form.error() = {
            0, std::string(text) + " is a null move, but the players move alternately (Law 1.2)"};
    return form;
}

bool is_null_move(std::string_view text) {
    constexpr std::array<std::string_view, 6> spellings{"--", "Z0", "<>", "@@@@", "0000", "null"};
    return std::ranges::find(spellings, text) != spellings.end();
}

}  // namespace arbiter
