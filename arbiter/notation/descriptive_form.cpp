#include "arbiter/notation/descriptive_form.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/dashes.hpp"

namespace arbiter {

namespace {

struct Shorthand {
    std::string_view written;
    std::string_view plain;
};

/// What is written in several ways, in UTF-8, and how it is read.
constexpr Shorthand shorthands[] = {
    {"×", "x"}, {"†", "+"}, {"‡", "#"}, {"’", "'"}, {"[", "("}, {"]", ")"},
};
/// The same of whole words, in small letters.
constexpr Shorthand words[] = {
    {"to", "-"},
    {"takes", "x"},
    {"tks", "x"},
    {"captures", "x"},
};

/// The text in small letters without blanks and stops, and where each letter of it stood.
struct PlainLetters {
    std::string text;
    std::vector<std::size_t> at;
};

bool is_stop(char c) { return is_space(c) || c == '.' || c == ',' || c == ';'; }

/// How many bytes at the beginning of `rest` are read as how many others.
struct Replaced {
    std::size_t length;
    std::string_view plain;
};

std::optional<Replaced> replaced(std::string_view rest, bool begins_word) {
    if (const std::size_t length = length_of_dash(rest))
        return Replaced{length, "-"};
    for (const auto& [written, plain] : shorthands)
        if (rest.starts_with(written))
            return Replaced{written.size(), plain};
    if (!begins_word)
        return std::nullopt;
    const auto* const end = std::ranges::find_if_not(rest, is_letter);
    const std::string word = lower(std::string_view(rest.begin(), end));
    for (const auto& [written, plain] : words)
        if (word == written)
            return Replaced{written.size(), plain};
    return std::nullopt;
}

PlainLetters plain_letters(std::string_view text) {
    PlainLetters letters;
    const auto add = [&](std::string_view plain, std::size_t at) {
        letters.text += plain;
        letters.at.resize(letters.text.size(), at);
    };
    for (std::size_t at = 0; at < text.size();) {
        if (is_stop(text[at])) {
            ++at;
            continue;
        }
        const bool begins_word = at == 0 || is_stop(text[at - 1]);
        const auto other = replaced(text.substr(at), begins_word);
        add(other ? other->plain : std::string(1, lower(text[at])), at);
        at += other ? other->length : 1;
    }
    letters.at.push_back(text.size());
    return letters;
}

constexpr std::string_view how_it_is_written =
    "; a move in descriptive notation is written like P-K4 or KtxP";

class DescriptiveReader {
  public:
    explicit DescriptiveReader(std::string_view text)
        : text_(text), letters_(plain_letters(text)) {}

    std::expected<DescriptiveForm, TextError> run() {
        if (auto form = castling())
            return *std::move(form);
        if (!read_man(form_.mover) || !read_goal())
            return std::unexpected(error_);
        while (at_ < letters_.text.size())
            if (!take_mark())
                return std::unexpected(wrong("nothing more belongs to the move here"));
        return form_;
    }

  private:
    // --- the letters ---

    [[nodiscard]] std::string_view rest() const {
        return std::string_view(letters_.text).substr(at_);
    }
    bool take(std::string_view wanted) {
        if (!rest().starts_with(wanted))
            return false;
        at_ += wanted.size();
        return true;
    }
    TextError wrong(std::string_view what) {
        const std::string found =
            rest().empty() ? "the text ends" : "found " + shown(text_[letters_.at[at_]]);
        return {letters_.at[at_],
                std::string(what) + ": " + found + std::string(how_it_is_written)};
    }
    bool fail(std::string_view what) {
        error_ = wrong(what);
        return false;
    }

    /// The letter of a man or of a file.
    std::optional<Role> take_role() {
        if (take("kt") || take("n"))
            return Role::knight;
        constexpr std::pair<std::string_view, Role> letters[] = {{"k", Role::king},
                                                                 {"q", Role::queen},
                                                                 {"r", Role::rook},
                                                                 {"b", Role::bishop},
                                                                 {"p", Role::pawn}};
        for (const auto& [letter, role] : letters)
            if (take(letter))
                return role;
        return std::nullopt;
    }

    std::optional<Rank> take_rank() {
        if (take("sq"))
            return Rank::first;
        if (rest().empty())
            return std::nullopt;
        const auto rank = rank_named(rest().front());
        if (rank) {
            ++at_;
            take_ordinal();
        }
        return rank;
    }
    /// The "th" of "4th", the "d" of "3d", which begins no "disc. ch".
    void take_ordinal() {
        for (const std::string_view ending : {"th", "st", "nd", "rd"})
            if (take(ending))
                return;
        for (const std::string_view word : {"di", "db", "do"})
            if (rest().starts_with(word))
                return;
        take("d");
    }

    // --- men and squares ---

    static bool has_sides(Role piece) {
        return piece == Role::rook || piece == Role::knight || piece == Role::bishop;
    }
    static std::optional<CastlingSide> side_named(Role piece) {
        if (piece == Role::king)
            return CastlingSide::king_side;
        if (piece == Role::queen)
            return CastlingSide::queen_side;
        return std::nullopt;
    }

    /// K, QB, B; nothing taken where there is none.
    std::optional<DescriptiveFile> take_file() {
        const std::size_t begin = at_;
        const auto first = take_role();
        if (!first || *first == Role::pawn) {
            at_ = begin;
            return std::nullopt;
        }
        take("'s");
        const std::size_t behind_first = at_;
        if (const auto side = side_named(*first)) {
            const auto second = take_role();
            if (second && has_sides(*second)) {
                take("'s");
                return DescriptiveFile{*second, side};
            }
        }
        at_ = behind_first;
        return DescriptiveFile{*first, std::nullopt};
    }

    /// P, KBP, Kt, QR.
    bool read_man(DescriptiveMan& man) {
        const auto file = take_file();
        if (take("p"))
            man.file = file;
        else if (file) {
            man.role = file->piece;
            man.wing = file->side;
        } else {
            return fail("a man K, Q, R, B, Kt, N or P is missing");
        }
        return true;
    }

    std::optional<DescriptivePlace> take_place() {
        DescriptivePlace place{take_file(), take_rank()};
        if (!place.file && !place.rank)
            return std::nullopt;
        return place;
    }

    /// (QB3), (6), /QR: behind who moves or is taken.
    void take_place_of(DescriptiveMan& man) {
        const std::size_t begin = at_;
        const bool is_bracket = take("(");
        if (!is_bracket && !take("/"))
            return;
        const auto place = take_place();
        const bool is_whole = place && (!is_bracket || take(")"));
        // What a pawn becomes is written the same way.
        const bool may_be_promotion = form_.mover.role == Role::pawn && &man != &form_.mover &&
                                      place && !place->rank && !place->file->side;
        if (is_whole && !may_be_promotion)
            man.place = place;
        else
            at_ = begin;
    }

    bool read_goal() {
        take_place_of(form_.mover);
        if (take("x")) {
            DescriptiveMan taken;
            if (!read_man(taken))
                return false;
            take_place_of(taken);
            form_.taken = taken;
            return true;
        }
        if (!take("-")) {
            if (!take_promotion())
                return fail("a dash or x is missing");
            form_.to = DescriptivePlace();
            return true;
        }
        const auto place = take_place();
        if (!place || !place->file || !place->rank)
            return fail("the square that the man goes to, such as K4, is missing");
        form_.to = place;
        return true;
    }

    // --- what stands behind ---

    /// =Q, (Q), /Q, Q, "queens", "becomes a queen".
    bool take_promotion() {
        if (form_.promotion || form_.castles || form_.mover.role != Role::pawn)
            return false;
        const std::size_t begin = at_;
        const bool is_bracket = take("(");
        if (take("=") || take("becomes"))
            take("a");
        else if (!is_bracket)
            take("/");
        const auto role = take_role_in_words();
        if (role && (!is_bracket || take(")"))) {
            form_.promotion = role;
            return true;
        }
        at_ = begin;
        return false;
    }
    std::optional<Role> take_role_in_words() {
        for (const Role role : all_roles)
            if (take(name(role))) {
                take("s");
                return role;
            }
        return take_role();
    }

    /// "ch", or in brackets "(ch.)".
    bool take_mark() {
        const std::size_t begin = at_;
        if (take("(")) {
            if (take_sign() && take(")"))
                return true;
            at_ = begin;
        }
        return take_sign() || take_promotion();
    }

    bool take_sign() {
        if (take("!") || take("?") || take_kind_of_check())
            return true;
        for (const std::string_view sign : {"enpassant", "enpass", "enpas", "inpassing", "ep"})
            if (take(sign))
                return form_.is_en_passant = true;
        if (take("checkmate") || take("mate") || take("#") || take("++")) {
            form_.check = DescriptiveForm::Check::mate;
            return true;
        }
        if (take("check") || take("ch") || take("+")) {
            form_.check = DescriptiveForm::Check::check;
            return true;
        }
        return false;
    }
    /// "dis", "disc." and others before "ch", of which the c may be either's.
    bool take_kind_of_check() {
        if (rest().starts_with("discch") || rest().starts_with("disc+"))
            return take("disc");
        return take("discovered") || take("dis") || take("double") || take("dble") || take("dbl");
    }

    std::optional<DescriptiveForm> castling() {
        const std::size_t begin = at_;
        form_.castles = true;
        if (take("o-o-o") || take("0-0-0"))
            form_.castling_side = CastlingSide::queen_side;
        else if (take("o-o") || take("0-0"))
            form_.castling_side = CastlingSide::king_side;
        else if (take("castles") || take("castle"))
            form_.castling_side = take_wing();
        else
            form_.castles = false;
        while (form_.castles && at_ < letters_.text.size())
            form_.castles = take_mark();
        if (form_.castles)
            return form_;
        at_ = begin;
        form_ = {};
        return std::nullopt;
    }

    /// KR, Q, king's side, "with the queen's rook", long.
    std::optional<CastlingSide> take_wing() {
        constexpr std::pair<std::string_view, CastlingSide> wings[] = {
            {"king", CastlingSide::king_side},  {"queen", CastlingSide::queen_side},
            {"short", CastlingSide::king_side}, {"long", CastlingSide::queen_side},
            {"k", CastlingSide::king_side},     {"q", CastlingSide::queen_side},
        };
        const bool is_bracket = take("(");
        take("with") || take("on") || take("-");
        take("the");
        std::optional<CastlingSide> side;
        for (const auto& [word, named] : wings)
            if (!side && take(word))
                side = named;
        if (side) {
            take("'");
            // Of "side" too, where nothing of its own stands before it.
            if (!rest().starts_with("side"))
                take("s");
            take("-");
            take("side") || take("rook") || take("r");
        }
        if (is_bracket)
            take(")");
        return side;
    }

    std::string_view text_;
    PlainLetters letters_;
    std::size_t at_ = 0;
    DescriptiveForm form_;
    TextError error_;
};

}  // namespace

bool DescriptiveFile::holds(File file) const {
    if (file_pieces[file] != piece)
        return false;
    return !side || (*side == CastlingSide::king_side) == (file >= File::e);
}

bool DescriptivePlace::holds(Square square, Color mover) const {
    return (!file || file->holds(file_of(square))) &&
           (!rank || relative_rank(mover, rank_of(square)) == *rank);
}

std::expected<DescriptiveForm, TextError> read_descriptive_form(std::string_view text) {
    return DescriptiveReader(text).run();
}

bool names_descriptive_goal(std::string_view text) {
    const auto form = read_descriptive_form(text);
    if (!form || form->castles || !form->to || !form->to->rank)
        return false;
    const std::size_t dash = text.find_first_of("-\xE2 ");
    const std::string_view goal = text.substr(std::min(dash, text.size()));
    return std::ranges::any_of(goal, is_upper);
}

}  // namespace arbiter
