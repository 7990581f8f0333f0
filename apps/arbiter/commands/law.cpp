// arbiter law: what an article of the Laws says, and what holds it up.

#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/json_text.hpp"
#include "apps/arbiter/frame/options.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/talk/laws.hpp"
#include "apps/arbiter/talk/ruleset_differences.hpp"

namespace arbiter {

namespace {

struct LawOptions {
    std::vector<std::string> articles;
    bool is_json = false;
    bool has_proof = false;
    std::string compared;
};

/// "`a`, `b`" as ["a","b"].
Json names_in(std::string_view markdown) {
    Json names = Json::array();
    for (std::size_t from = markdown.find('`'); from != std::string_view::npos;) {
        const std::size_t end = markdown.find('`', from + 1);
        if (end == std::string_view::npos)
            break;
        names.push_back(markdown.substr(from + 1, end - from - 1));
        from = markdown.find('`', end + 1);
    }
    return names;
}

std::string with_commas(const std::vector<std::string>& articles) {
    std::string text;
    for (const std::string& article : articles)
        text += (text.empty() ? "" : ", ") + article;
    return text;
}

std::string without_marks(std::string text) {
    std::erase(text, '`');
    return text;
}

std::string line_of(const LawRow& row, const LawOptions& options) {
    if (options.is_json)
        return to_line({{"articles", row.articles},
                        {"text", row.text},
                        {"enforced_in", names_in(row.enforced_in)},
                        {"proved_by", names_in(row.proved_by)}});
    std::string text = with_commas(row.articles) + "  " + row.text + "\n";
    if (options.has_proof)
        text += "    enforced in " + without_marks(row.enforced_in) + "\n    proved by " +
                without_marks(row.proved_by) + "\n";
    return text;
}

ExitCode no_such_article(const std::string& article) {
    report("law", article, "there is no such article; `arbiter law` lists them all");
    return ExitCode::failed;
}

std::string lines_of(const RulesetDifference& difference, const LawOptions& options) {
    if (options.is_json)
        return to_line({{"rules", options.compared},
                        {"articles", difference.articles},
                        {"text", difference.text},
                        {"why", difference.why},
                        {"source", difference.source}});
    return with_commas(difference.articles) + "  " + difference.text +
           "\n    why: " + difference.why + "\n    source: " + difference.source + "\n";
}

/// Where the ruleset differs from the Laws, in the articles that were named or in all.
ExitCode compare(const LawOptions& options) {
    Output output;
    ExitCode code = ExitCode::done;
    if (options.articles.empty())
        for (const RulesetDifference& difference : differences_of(options.compared))
            output.write(lines_of(difference, options));
    for (const std::string& article : options.articles) {
        if (laws_of(article).empty()) {
            code = no_such_article(article);
            continue;
        }
        const auto differences = differences_of(options.compared, article);
        for (const RulesetDifference& difference : differences)
            output.write(lines_of(difference, options));
        if (differences.empty() && !options.is_json)
            output.write(article_as_written(article) +
                         (find_ruleset(options.compared)->is_read_in_part
                              ? "  no difference is known, but not all of these rules could be "
                                "read: FIDE's Laws hold here\n"
                              : "  as in FIDE's Laws\n"));
    }
    return output.finish(code);
}

ExitCode run(const LawOptions& options) {
    if (!options.compared.empty())
        return compare(options);
    Output output;
    ExitCode code = ExitCode::done;
    if (options.articles.empty())
        for (const LawRow& row : laws())
            output.write(line_of(row, options));
    for (const std::string& article : options.articles) {
        const auto rows = laws_of(article);
        if (rows.empty())
            code = no_such_article(article);
        for (const LawRow& row : rows)
            output.write(line_of(row, options));
    }
    return output.finish(code);
}

}  // namespace

void add_law(CLI::App& program, Job& job) {
    const auto options = std::make_shared<LawOptions>();
    CLI::App& command = add_command(program, "law", "Tell what an article of the Laws says");
    command.add_option("ARTICLE", options->articles,
                       "As 9.2, 9 (all of it), A.5.2, I.8; all articles if it is left out");
    command.add_flag("--proof", options->has_proof,
                     "Also which code enforces it, and which test "
                     "proves that");
    command
        .add_option("--compare", options->compared,
                    "Where this ruleset differs from the Laws, and why")
        ->check(CLI::IsMember(ruleset_names()))
        ->type_name("RULESET")
        ->excludes("--proof");
    command.add_flag("--json", options->is_json, "JSON, one object a line");
    command.callback([&job, options] { job = [options] { return run(*options); }; });
}

}  // namespace arbiter
