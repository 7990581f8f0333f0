#include "arbiter/collection/record_check.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace arbiter {

namespace {

/// PGN specification 8.1.1.
constexpr std::array<std::string_view, 7> roster{"Event", "Site",  "Date",  "Round",
                                                 "White", "Black", "Result"};

void check_roster(const CollectedGame& game, std::vector<GameFinding>& findings) {
    std::string missing;
    for (const std::string_view name : roster)
        if (game.find_tag(name) == nullptr)
            missing.append(missing.empty() ? "" : ", ").append(name);
    if (!missing.empty())
        findings.push_back({.severity = Severity::note,
                            .code = "tag-missing",
                            .place = game.played.place,
                            .text = "the seven tag roster lacks " + missing});
}

/// One bit of 64: names whose bits differ do.
std::uint64_t mark(std::string_view name) {
    const std::size_t ends = name.empty() ? 0
                                          : static_cast<unsigned char>(name.front()) * 5U +
                                                static_cast<unsigned char>(name.back());
    return std::uint64_t{1} << ((ends + name.size() * 11) % 64);
}

void check_repeated_tags(const CollectedGame& game, std::vector<GameFinding>& findings) {
    std::uint64_t seen = 0;
    for (std::size_t i = 0; i < game.tags.size(); ++i) {
        const GameTag& tag = game.tags[i];
        const std::uint64_t own = mark(tag.name);
        const bool is_surely_new = (std::exchange(seen, seen | own) & own) == 0;
        if (is_surely_new)
            continue;
        const auto earlier = game.tags.first(i);
        const auto first = std::ranges::find(earlier, tag.name, &GameTag::name);
        if (first == earlier.end())
            continue;
        const bool is_same = first->value == tag.value;
        findings.push_back({.severity = is_same ? Severity::note : Severity::warning,
                            .code = "tag-repeated",
                            .place = tag.place,
                            .text = "the tag " + std::string(tag.name) + " stands twice" +
                                    (is_same ? "" : ", with another value; the first counts")});
    }
}

void check_setup(const CollectedGame& game, std::vector<GameFinding>& findings) {
    const auto setup = game.tag("SetUp");
    const auto fen = game.tag("FEN");
    const auto note = [&](std::string_view tag, std::string text) {
        findings.push_back({.severity = Severity::note,
                            .code = "tag-setup",
                            .place = game.find_tag(tag)->place,
                            .text = std::move(text)});
    };
    if (fen && !setup)
        note("FEN", "a FEN needs the tag SetUp with the value 1 beside it");
    else if (fen && *setup != "1")
        note("SetUp", "the value is not 1, but there is a FEN");
    else if (!fen && setup == "1")
        note("SetUp", "there is no FEN; the game is played from the initial position");
}

void check_spelling(const CollectedGame& game, std::vector<GameFinding>& findings) {
    if (!game.odd_spelling)
        return;
    std::string text = game.odd_spelling->text;
    if (game.odd_spellings > 1)
        text += " (and " + std::to_string(game.odd_spellings - 1) + " more such moves)";
    findings.push_back({.severity = Severity::note,
                        .code = "odd-move-text",
                        .ply = game.odd_spelling->ply,
                        .place = game.odd_spelling->place,
                        .text = std::move(text)});
}

void check_number(const CollectedGame& game, std::vector<GameFinding>& findings) {
    if (!game.odd_number)
        return;
    const OddNumber& odd = *game.odd_number;
    findings.push_back(
        {.severity = Severity::warning,
         .code = "odd-move-number",
         .ply = odd.ply,
         .place = odd.place,
         .text = odd.text + " stands where move " + std::to_string(odd.due) + " is due"});
}

}  // namespace

void check_record(const CollectedGame& game, std::vector<GameFinding>& findings) {
    check_roster(game, findings);
    check_repeated_tags(game, findings);
    check_setup(game, findings);
    check_spelling(game, findings);
    check_number(game, findings);
}

}  // namespace arbiter
