#include "arbiter/journal/verdict_value.hpp"

#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "arbiter/journal/member_reader.hpp"

namespace arbiter {

namespace {

constexpr std::size_t longest_article = 40;

/// Where the evidence for it stands.
const char* evidence_name(Winnability winnability) {
    return winnability == Winnability::unwinnable ? "proof" : "line";
}

std::expected<KeptVerdict, std::string> verdict_of(const Json& object) {
    MemberReader reader(object);
    const auto side = color_named(reader.text("side").value_or(""));
    const auto verdict = reader.text("verdict");
    const auto winnability = value_named<Winnability>(verdict.value_or(""));
    const auto article = reader.text("article");
    if (!side)
        reader.fail("side", "white or black expected");
    if (!winnability)
        reader.fail("verdict", all_codes<Winnability>() + " expected");
    if (!article || article->empty() || article->size() > longest_article)
        reader.fail("article", "an article is expected");
    std::string evidence;
    if (winnability && winnability != Winnability::undecided)
        evidence = reader.text(evidence_name(*winnability)).value_or("");
    if (evidence.size() > longest_evidence)
        reader.fail(evidence_name(*winnability), "has more than 16 KiB");
    if (std::string fault = reader.fault(); !fault.empty())
        return std::unexpected(std::move(fault));
    return KeptVerdict{*side, *winnability, *article, std::move(evidence)};
}

}  // namespace

Json json_of(const KeptVerdicts& verdicts) {
    Json array = Json::array();
    for (const KeptVerdict& verdict : verdicts) {
        Json object{{"side", name(verdict.side)},
                    {"verdict", code(verdict.winnability)},
                    {"article", verdict.article}};
        if (!verdict.evidence.empty())
            object[evidence_name(verdict.winnability)] = verdict.evidence;
        array.push_back(std::move(object));
    }
    return array;
}

std::expected<KeptVerdicts, std::string> verdicts_of(const Json& array) {
    if (!array.is_array() || array.empty() || array.size() > both_colors.size())
        return std::unexpected("an array of one or two verdicts is expected");
    KeptVerdicts verdicts;
    for (const Json& object : array) {
        auto verdict = verdict_of(object);
        if (!verdict)
            return std::unexpected(std::move(verdict.error()));
        if (!verdicts.empty() && verdicts.front().side == verdict->side)
            return std::unexpected("side: both verdicts are of one side");
        verdicts.push_back(*std::move(verdict));
    }
    return verdicts;
}

}  // namespace arbiter
