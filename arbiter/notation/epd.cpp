#include "arbiter/notation/epd.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "arbiter/base/ascii.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/san.hpp"

namespace arbiter {

namespace {

/// PGN specification 16.2.4.
constexpr std::size_t longest_opcode = 15;
constexpr int fields_of_position = 4;

bool is_line_break(char c) { return c == '\n' || c == '\r'; }

class EpdReader {
  public:
    explicit EpdReader(std::string_view text) : text_(text), cursor_(text) {}

    std::expected<Epd, TextError> read() {
        for (int field = 0; field < fields_of_position; ++field) {
            cursor_.skip_blanks();
            cursor_.take_word();
        }
        auto setup = read_fen(text_.substr(0, cursor_.at()));
        if (!setup)
            return std::unexpected(std::move(setup.error()));
        epd_.setup = *setup;
        cursor_.skip_blanks();
        counter("hmvc");
        counter("fmvn");
        while (!error_ && !at_end())
            operation();
        if (!error_)
            set_counters();
        if (error_)
            return std::unexpected(*std::move(error_));
        return std::move(epd_);
    }

  private:
    void fail(std::size_t at, std::string text) {
        if (!error_)
            error_ = TextError{at, std::move(text)};
    }

    /// Blanks and semicolons that end nothing do not matter.
    bool at_end() {
        while (cursor_.skip_blanks() > 0 || cursor_.take_if(';')) {
        }
        return cursor_.at_end();
    }

    /// A counter as the fifth or sixth field of a FEN.
    void counter(std::string_view opcode) {
        if (!is_digit(cursor_.peek()))
            return;
        epd_.operations.push_back({std::string(opcode), {operand()}});
        cursor_.skip_blanks();
    }

    void operation() {
        const std::size_t begin = cursor_.at();
        std::string opcode;
        while (!cursor_.at_end() && (is_letter(cursor_.peek()) || is_digit(cursor_.peek()) ||
                                     cursor_.peek() == '_' || cursor_.peek() == '-'))
            opcode += cursor_.take();
        if (opcode.empty() || !is_letter(opcode.front()) || opcode.size() > longest_opcode)
            return fail(begin,
                        "an operation begins with its opcode, a letter and up to 14 letters, "
                        "digits, _ or -");
        EpdOperation operation{std::move(opcode), {}};
        for (cursor_.skip_blanks(); !error_ && !cursor_.at_end() && cursor_.peek() != ';';
             cursor_.skip_blanks())
            operation.operands.push_back(operand());
        cursor_.take_if(';');
        epd_.operations.push_back(std::move(operation));
    }

    EpdOperand operand() {
        EpdOperand operand{.text = {}, .is_quoted = cursor_.take_if('"'), .at = cursor_.at()};
        constexpr std::string_view ends = "; \t\r\n\"";
        if (operand.is_quoted) {
            while (!cursor_.at_end() && cursor_.peek() != '"' && !is_line_break(cursor_.peek()))
                operand.text += cursor_.take();
            if (!cursor_.take_if('"'))
                fail(operand.at - 1, "the text in quotation marks is not closed on its line");
        } else {
            while (!cursor_.at_end() && ends.find(cursor_.peek()) == std::string_view::npos)
                operand.text += cursor_.take();
            if (cursor_.peek() == '"')
                fail(cursor_.at(), "a quotation mark stands within an operand");
        }
        return operand;
    }

    void set_counters() {
        set_counter("hmvc", epd_.setup.halfmove_clock);
        set_counter("fmvn", epd_.setup.fullmove_number);
    }
    void set_counter(std::string_view opcode, std::uint32_t& counter) {
        const EpdOperation* const operation = epd_.find(opcode);
        if (operation == nullptr)
            return;
        const auto number = number_of(*operation);
        if (operation->operands.size() != 1 || !number || *number < 0 || *number > 999'999) {
            const std::size_t at =
                operation->operands.empty() ? text_.size() : operation->operands.front().at;
            return fail(at, std::string(opcode) + " has one whole number from 0 to 999999");
        }
        counter = static_cast<std::uint32_t>(*number);
    }

    std::string_view text_;
    TextCursor cursor_;
    Epd epd_;
    std::optional<TextError> error_;
};

TextError placed(const SanError& error, const EpdOperand& operand) {
    return {operand.at + error.at, error.text};
}

}  // namespace

const EpdOperation* Epd::find(std::string_view opcode) const {
    const auto found = std::ranges::find(operations, opcode, &EpdOperation::opcode);
    return found == operations.end() ? nullptr : &*found;
}

std::expected<Epd, TextError> read_epd(std::string_view text) { return EpdReader(text).read(); }

std::string write_epd(const Epd& epd) {
    const std::string fen = write_fen(epd.setup);
    // Without the two counters.
    std::string text = fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1));
    for (const auto& [opcode, operands] : epd.operations) {
        text += ' ' + opcode;
        for (const EpdOperand& operand : operands)
            text += operand.is_quoted ? " \"" + operand.text + '"' : ' ' + operand.text;
        text += ';';
    }
    return text;
}

Epd epd_of(const Position& position) {
    const auto counter = [](std::string opcode, std::uint32_t value) {
        return EpdOperation{std::move(opcode), {{.text = std::to_string(value)}}};
    };
    return {.setup = position.to_setup(),
            .operations = {counter("hmvc", position.halfmove_clock()),
                           counter("fmvn", position.fullmove_number())}};
}

std::optional<std::int64_t> number_of(const EpdOperation& operation) {
    if (operation.operands.empty())
        return std::nullopt;
    const std::string& text = operation.operands.front().text;
    std::int64_t number = 0;
    // A plus before a number is allowed, and not known to from_chars.
    const char* const begin =
        text.data() + (text.starts_with('+') && !text.starts_with("+-") ? 1 : 0);
    const auto [end, status] = std::from_chars(begin, text.data() + text.size(), number);
    if (status != std::errc() || end != text.data() + text.size() || begin == end)
        return std::nullopt;
    return number;
}

std::expected<std::vector<Move>, TextError> moves_of(const EpdOperation& operation,
                                                     const Position& position) {
    std::vector<Move> moves;
    for (const EpdOperand& operand : operation.operands) {
        const auto move = read_san(position, operand.text);
        if (!move)
            return std::unexpected(placed(move.error(), operand));
        moves.push_back(*move);
    }
    return moves;
}

std::expected<std::vector<Move>, TextError> line_of(const EpdOperation& operation,
                                                    const Position& position) {
    std::vector<Move> moves;
    Position here = position;
    for (const EpdOperand& operand : operation.operands) {
        const auto move = read_san(here, operand.text);
        if (!move)
            return std::unexpected(placed(move.error(), operand));
        moves.push_back(*move);
        here = here.play(*move);
    }
    return moves;
}

}  // namespace arbiter
