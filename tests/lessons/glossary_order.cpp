#include "tests/lessons/glossary_order.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "arbiter/base/ascii.hpp"
#include "arbiter/lessons/course.hpp"
#include "arbiter/lessons/markup.hpp"
#include "arbiter/lessons/words.hpp"

namespace arbiter::testing {
namespace {

using namespace lessons;

bool is_of_word(char c) {
    return is_alphanumeric(c) || static_cast<unsigned char>(c) >= 0x80 || c == '-';
}

/// In small letters, words apart by single blanks and by nothing else; the marks of explanation
/// stay. Letters beyond ASCII stay as they are: "Äpfel" and "äpfel" are two words.
std::string folded(std::string_view text) {
    std::string result = " ";
    for (const char c : text)
        if (c == '*')
            result += '*';
        else if (is_of_word(c))
            result += lower(c);
        else if (result.back() != ' ')
            result += ' ';
    if (result.back() != ' ')
        result += ' ';
    return result;
}

/// A form of a term as it is looked for.
struct Form {
    std::string text;
    std::string term;
};

struct Glossary {
    /// The longest first, so that "double check" is found before "check".
    std::vector<Form> forms;
    /// In which chapter each term is explained, by its place in the course.
    std::map<std::string, std::size_t> chapter_of;
};

Glossary glossary_in(std::string_view language) {
    Glossary glossary;
    for (std::size_t i = 0; i < course().size(); ++i)
        for (const Term& term : chapter_words(language, course()[i].id).terms) {
            glossary.chapter_of[term.id] = i;
            for (const std::string& form : term.forms)
                glossary.forms.push_back({folded(form), term.id});
        }
    std::ranges::stable_sort(
        glossary.forms, [](const Form& a, const Form& b) { return a.text.size() > b.text.size(); });
    return glossary;
}

/// A place where a text has a term.
struct Use {
    std::size_t at;
    std::string term;
    std::string form;
    bool is_explained;
};

/// In the order of the text. What one form covers is not searched for shorter ones.
std::vector<Use> uses_in(const Glossary& glossary, std::string_view text) {
    std::string plain;
    std::set<std::size_t> marked;
    for (const char c : folded(text))
        if (c == '*')
            marked.insert(plain.size());
        else
            plain += c;
    std::vector<Use> uses;
    for (const Form& form : glossary.forms)
        for (std::size_t at = plain.find(form.text); at != std::string::npos;
             at = plain.find(form.text, at + 1)) {
            const std::size_t end = at + form.text.size() - 1;
            const bool is_marked = marked.contains(at + 1) && marked.contains(end);
            uses.push_back({at, form.term, form.text, is_marked});
            std::fill(plain.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                      plain.begin() + static_cast<std::ptrdiff_t>(end), '\x01');
        }
    std::ranges::sort(uses, {}, &Use::at);
    return uses;
}

/// What everybody reads of a step, in the order in which it is read.
std::vector<std::string> texts_in_order(const StepWords& words) {
    std::vector<std::string> texts(words.paragraphs);
    for (const Reply& option : words.options)
        texts.push_back(option.text);
    texts.push_back(words.hint);
    texts.push_back(words.right);
    for (const Reply& reply : words.wrong)
        texts.push_back(reply.text);
    texts.insert(texts.end(), words.details.begin(), words.details.end());
    return texts;
}

class OrderCheck {
  public:
    explicit OrderCheck(std::string_view language)
        : language_(language), glossary_(glossary_in(language)) {}

    std::vector<std::string> run() {
        for (std::size_t i = 0; i < course().size(); ++i)
            check(i);
        return std::move(faults_);
    }

  private:
    void check(std::size_t number) {
        const Chapter& chapter = course()[number];
        const ChapterWords& words = chapter_words(language_, chapter.id);
        std::set<std::string> needed(words.needs.begin(), words.needs.end());
        for (const std::string& need : words.needs)
            if (!glossary_.chapter_of.contains(need) || glossary_.chapter_of.at(need) >= number)
                fault(chapter, "needs", need + " is explained in no chapter before this one");
        for (const Step& step : chapter.steps)
            if (const StepWords* const told = find_step(words, step.id))
                check_step(number, step, *told, needed);
        for (const Term& term : words.terms)
            if (!explained_.contains(term.id))
                fault(chapter, "term " + term.id, "no *form* of it is explained in any step");
    }

    void check_step(std::size_t number, const Step& step, const StepWords& told,
                    const std::set<std::string>& needed) {
        const Chapter& chapter = course()[number];
        for (const std::string& text : texts_in_order(told))
            for (const Use& use : uses_in(glossary_, without_facts(text))) {
                const std::size_t home = glossary_.chapter_of.at(use.term);
                if (use.is_explained && home == number)
                    explained_.insert(use.term);
                else if (use.is_explained)
                    fault(chapter, step.id, "*" + use.form + "* is explained in another chapter");
                if (!explained_.contains(use.term))
                    fault(chapter, step.id,
                          "\"" + use.form + "\" (" + use.term + ") comes before it is explained");
                else if (step.ask && home < number && !needed.contains(use.term))
                    fault(chapter, step.id, "a task needs \"" + use.term + "\": add it to needs");
            }
    }

    /// Readers see the words of a statement, not its fact; the marks of explanation stay.
    static std::string without_facts(std::string_view text) {
        std::string result;
        std::size_t from = 0;
        for (const Statement& statement : statements_in(text)) {
            const std::size_t begin = text.find('[' + std::string(statement.words) + "](", from);
            result += text.substr(from, begin - from);
            result += statement.words;
            from = begin + statement.words.size() + statement.fact.size() + 4;
        }
        result += text.substr(std::min(from, text.size()));
        return result;
    }

    void fault(const Chapter& chapter, std::string_view where, const std::string& what) {
        const std::string line = std::string(language_) + '/' + std::string(chapter.id) + ' ' +
                                 std::string(where) + ": " + what;
        if (std::ranges::find(faults_, line) == faults_.end())
            faults_.push_back(line);
    }

    std::string_view language_;
    Glossary glossary_;
    std::set<std::string> explained_;
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> faults_in_order(std::string_view language) {
    return OrderCheck(language).run();
}

}  // namespace arbiter::testing
