#include "apps/arbiter/proving/examination.hpp"

#include <expected>
#include <utility>
#include <vector>

#include "apps/arbiter/frame/json_text.hpp"
#include "arbiter/base/text_cursor.hpp"
#include "arbiter/notation/uci_move.hpp"
#include "arbiter/verify/proof_check.hpp"

namespace arbiter {

namespace {

Examination examination(const std::expected<void, verify::Objection>& checked) {
    if (checked)
        return {};
    const bool is_wrong = checked.error().kind == verify::Objection::Kind::wrong;
    return {is_wrong ? Confirmation::refuted : Confirmation::unproven, checked.error().text};
}

}  // namespace

std::string_view code(Confirmation finding) {
    switch (finding) {
        case Confirmation::holds:
            return "holds";
        case Confirmation::unproven:
            return "unproven";
        case Confirmation::refuted:
            return "refuted";
    }
    std::unreachable();
}

std::string in_words(const Examination& examination) {
    return std::string(code(examination.finding)) +
           (examination.why.empty() ? "" : ": " + examination.why);
}

Examination examine_line(const Position& position, Color side, std::string_view text) {
    // No move has so many letters.
    constexpr std::size_t most_letters = 16;
    std::vector<Move> line;
    Position now = position;
    TextCursor cursor(text);
    for (cursor.skip_blanks(); !cursor.at_end(); cursor.skip_blanks()) {
        if (line.size() > verify::most_moves_of_a_line)
            break;
        const std::string word(cursor.take_word().substr(0, most_letters));
        const auto move = read_uci_move(now, word);
        if (!move)
            return {Confirmation::refuted, word + ": " + move.error().text};
        line.push_back(*move);
        now = now.play(*move);
    }
    verify::Work work;
    return examination(verify::check_helpmate(position, side, line, work));
}

Examination examine_proof(const Position& position, Color side, std::string_view text) {
    const auto certificate = verify::read_certificate(text);
    if (!certificate) {
        const verify::CertificateError& error = certificate.error();
        const bool is_wrong = error.kind == verify::CertificateError::Kind::syntax;
        return {is_wrong ? Confirmation::refuted : Confirmation::unproven,
                "byte " + std::to_string(error.at) + " of the proof: " + error.text};
    }
    verify::Work work;
    return examination(verify::check_proof(position, side, *certificate, work));
}

std::string ConfirmationCounts::written(Form form) const {
    const std::size_t holds = counts_[Confirmation::holds];
    const std::size_t unproven = counts_[Confirmation::unproven];
    const std::size_t refuted = counts_[Confirmation::refuted];
    if (form == Form::json)
        return to_line({{"holds", holds}, {"unproven", unproven}, {"refuted", refuted}});
    return std::to_string(holds) + " holds, " + std::to_string(unproven) + " unproven, " +
           std::to_string(refuted) + " refuted\n";
}

bool ConfirmationCounts::are_bad(bool requires_proof) const {
    return counts_[Confirmation::refuted] > 0 ||
           (requires_proof && counts_[Confirmation::unproven] > 0);
}

}  // namespace arbiter
