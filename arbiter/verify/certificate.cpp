#include "arbiter/verify/certificate.hpp"

#include <charconv>
#include <optional>
#include <utility>

#include "arbiter/base/text_cursor.hpp"
#include "arbiter/rules/attacks.hpp"

namespace arbiter::verify {

namespace {

std::optional<Bitboard> squares_in(std::string_view text) {
    if (const auto square = square_named(text))
        return Bitboard(*square);
    std::uint64_t bits = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, status] = std::from_chars(text.data(), end, bits, 16);
    if (text.size() != 16 || status != std::errc() || stop != end || bits == 0)
        return std::nullopt;
    return Bitboard(bits);
}

/// Calls `take(part)` for each part between commas until one answers false.
template <typename Take>
bool each_part(std::string_view text, Take take) {
    while (true) {
        const std::size_t comma = text.find(',');
        if (!take(text.substr(0, comma)))
            return false;
        if (comma == std::string_view::npos)
            return true;
        text.remove_prefix(comma + 1);
    }
}

bool read_men(std::string_view text, std::vector<ClaimedMan>& men) {
    if (text == "-")
        return true;
    return each_part(text, [&](std::string_view part) {
        if (men.size() == most_men)
            return false;
        const auto piece = part.empty() ? std::nullopt : piece_lettered(part.front());
        const auto squares = part.empty() ? std::nullopt : squares_in(part.substr(1));
        if (!piece || !squares || piece->role == Role::king)
            return false;
        const bool is_pawn = piece->role == Role::pawn;
        if (is_pawn && (squares->size() != 1 || squares->intersects(back_ranks)))
            return false;
        men.push_back({*piece, *squares});
        return true;
    });
}

bool read_kings(std::string_view text, PerSquare<Bitboard>& kings) {
    if (text == "-")
        return true;
    return each_part(text, [&](std::string_view part) {
        const std::size_t slash = part.find('/');
        if (slash == std::string_view::npos)
            return false;
        const auto white = squares_in(part.substr(0, slash));
        const auto black = squares_in(part.substr(slash + 1));
        if (!white || !black)
            return false;
        for (const Square square : *white)
            kings[square] |= *black - king_attacks(square) - Bitboard(square);
        return true;
    });
}

class Reader {
  public:
    explicit Reader(std::string_view text) : cursor_(text) {}

    std::expected<Certificate, CertificateError> read() {
        const std::string_view kind = next();
        if (kind == "theorem")
            return read_theorem();
        if (kind == "closure")
            return read_closure();
        return fail("a proof begins with theorem or closure");
    }

  private:
    std::string_view next() {
        cursor_.skip_blanks();
        begin_ = cursor_.at();
        return cursor_.take_word();
    }

    [[nodiscard]] std::unexpected<CertificateError> fail(
        std::string text, CertificateError::Kind kind = CertificateError::Kind::syntax) const {
        return std::unexpected(CertificateError{kind, begin_, std::move(text)});
    }

    std::expected<Certificate, CertificateError> read_theorem() {
        const std::string_view name = next();
        std::optional<MaterialClaim> claim;
        if (name == "lone_king")
            claim = MaterialClaim::lone_king;
        else if (name == "knight_against_queens")
            claim = MaterialClaim::knight_against_queens;
        else if (name == "bishops_of_one_colour")
            claim = MaterialClaim::bishops_of_one_colour;
        if (!claim)
            return fail("there is no theorem of that name");
        if (!next().empty())
            return fail("nothing follows a theorem");
        return *claim;
    }

    std::expected<Certificate, CertificateError> read_closure() {
        const std::string_view number = next();
        ClosureClaim claim{};
        const char* const end = number.data() + number.size();
        const auto [stop, status] = std::from_chars(number.data(), end, claim.positions);
        if (status != std::errc() || stop != end)
            return fail("closure needs a number of positions");
        std::string_view word = next();
        while (!word.empty()) {
            if (word != "layer")
                return fail("here a layer begins, or the proof ends");
            if (claim.layers.size() == most_layers)
                return fail("more than " + std::to_string(most_layers) + " layers",
                            CertificateError::Kind::too_large);
            ClaimedLayer& layer = claim.layers.emplace_back();
            if (!read_men(next(), layer.men))
                return fail("men are a letter and squares each, such as Pa2,Bc1, or -, at most " +
                            std::to_string(most_men));
            if (!read_kings_of(Color::white, 'w', layer) ||
                !read_kings_of(Color::black, 'b', layer))
                return fail("kings are w: and b: with pairs such as e1/e8, or -");
            word = next();
            if (word.starts_with("ep:")) {
                const auto squares = squares_in(word.substr(3));
                if (!squares)
                    return fail("ep: needs squares");
                layer.en_passant = *squares;
                word = next();
            }
        }
        return claim;
    }

    bool read_kings_of(Color turn, char sign, ClaimedLayer& layer) {
        const std::string_view word = next();
        return word.size() > 2 && word[0] == sign && word[1] == ':' &&
               read_kings(word.substr(2), layer.kings[turn]);
    }

    TextCursor cursor_;
    std::size_t begin_ = 0;
};

}  // namespace

std::expected<Certificate, CertificateError> read_certificate(std::string_view text) {
    if (text.size() > most_certificate_bytes)
        return std::unexpected(
            CertificateError{CertificateError::Kind::too_large, most_certificate_bytes,
                             "more than " + std::to_string(most_certificate_bytes) + " bytes"});
    return Reader(text).read();
}

}  // namespace arbiter::verify
