#include "arbiter/notation/descriptive_form.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "arbiter/base/ascii.hpp"

namespace arbiter {

namespace {

struct Shorthand {
    std::string_view written;
    std::string_view plain;
};

/// What is written in several ways, in UTF-8, and how it is read.
constexpr Shorthand shorthands[] = {
    {"–", "-"}, {"—", "-"}, {"−", "-"}, {"×", "x"}, {"†", "+"}, {"‡", "#"}, {"takes", "x"},
};

/// The text in small letters without blanks and stops, and where each letter of it stood.
struct PlainLetters {
    std::string text;
    std::vector<std::size_t> at;
};

bool begins_word(std::string_view text, std::size_t at) {
    return at == 0 || is_space(text[at - 1]) || text[at - 1] == '.';
}

PlainLetters plain_letters(std::string_view text) {
    PlainLetters letters;
    const auto add = [&](std::string_view plain, std::size_t at) {
        letters.text += plain;
        letters.at.resize(letters.text.size(), at);
    };
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        const auto* const shorthand = std::ranges::find_if(
            shorthands, [&](const Shorthand& one) { return rest.starts_with(one.written); });
        if (shorthand != std::end(shorthands)) {
            add(shorthand->plain, at);
            at += shorthand->written.size();
        } else if (begins_word(text, at) && rest.starts_with("to ")) {
            add("-", at);
            at += 3;
        } else {
            if (!is_space(rest.front()) && rest.front() != '.')
                add(std::string(1, lower(rest.front())), at);
            ++at;
        }
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
        if (rank)
            ++at_;
        return rank;
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
        const std::size_t behind_first = at_;
        if (const auto side = side_named(*first)) {
            const auto second = take_role();
            if (second && has_sides(*second))
                return DescriptiveFile{*second, side};
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
        if (!take("-"))
            return fail("a dash or x is missing");
        const auto place = take_place();
        if (!place || !place->file || !place->rank)
            return fail("the square that the man goes to, such as K4, is missing");
        form_.to = place;
        return true;
    }

    // --- what stands behind ---

    bool take_promotion() {
        if (form_.promotion || form_.mover.role != Role::pawn)
            return false;
        const std::size_t begin = at_;
        const bool is_bracket = take("(");
        if (!is_bracket && !take("="))
            take("/");
        const auto role = take_role();
        if (role && (!is_bracket || take(")"))) {
            form_.promotion = role;
            return true;
        }
        at_ = begin;
        return false;
    }

    bool take_mark() {
        if (take("!") || take("?") || take("dis") || take("dbl") || take("double"))
            return true;
        if (take("ep") || take("enpassant"))
            return form_.is_en_passant = true;
        if (take("checkmate") || take("mate") || take("#") || take("++")) {
            form_.check = DescriptiveForm::Check::mate;
            return true;
        }
        if (take("check") || take("ch") || take("+")) {
            form_.check = DescriptiveForm::Check::check;
            return true;
        }
        return take_promotion();
    }

    std::optional<DescriptiveForm> castling() {
        DescriptiveForm form;
        form.castles = true;
        const std::size_t begin = at_;
        if (take("o-o-o") || take("0-0-0"))
            form.castling_side = CastlingSide::queen_side;
        else if (take("o-o") || take("0-0"))
            form.castling_side = CastlingSide::king_side;
        else if (!take("castles") && !take("castle"))
            return std::nullopt;
        else
            form.castling_side = take_wing();
        form_ = form;
        while (at_ < letters_.text.size())
            if (!take_mark()) {
                at_ = begin;
                form_ = {};
                return std::nullopt;
            }
        return form_;
    }

    /// KR, Q, king's side, long.
    std::optional<CastlingSide> take_wing() {
        constexpr std::pair<std::string_view, CastlingSide> words[] = {
            {"king", CastlingSide::king_side},  {"queen", CastlingSide::queen_side},
            {"short", CastlingSide::king_side}, {"long", CastlingSide::queen_side},
            {"kr", CastlingSide::king_side},    {"qr", CastlingSide::queen_side},
            {"k", CastlingSide::king_side},     {"q", CastlingSide::queen_side},
        };
        const bool is_bracket = take("(");
        std::optional<CastlingSide> side;
        for (const auto& [word, named] : words)
            if (!side && take(word))
                side = named;
        if (side) {
            if (!take("side")) {
                take("'");
                take("s");
                take("-");
                take("side");
            }
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
    constexpr PerFile<Role> pieces{{{Role::rook, Role::knight, Role::bishop, Role::queen,
                                     Role::king, Role::bishop, Role::knight, Role::rook}}};
    if (pieces[file] != piece)
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

}  // namespace arbiter
