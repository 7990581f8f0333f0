// The words of a chapter in one language, read from its file (texts.hpp):
//
//     # Castling
//     needs: king, rook, check
//
//     term castling: castling | castle | castles | castled
//     The one move of two men: the king goes two squares towards a rook, which jumps over him.
//     > Why there is such a thing.
//
//     ## both
//     What everybody reads. A blank line begins another paragraph.
//
//     > What only those read who want it to the last detail.
//
//     a) an answer to choose
//     hint: said when the learner asks for help
//     right: said after a right answer
//     wrong b: said after that wrong answer; also "wrong e1g1"
//
// Knows nothing of positions.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace arbiter::lessons {

/// An answer by its letter or move, and what is said of it.
struct Reply {
    /// "b", "e1g1".
    std::string to;
    /// A sentence or more, with marks (markup.hpp).
    std::string text;
};

/// The words of one step. All texts have marks (markup.hpp).
struct StepWords {
    /// "both": that of the step in course.hpp.
    std::string id;
    /// What everybody reads, paragraph by paragraph.
    std::vector<std::string> paragraphs;
    /// What is told to who asks for more.
    std::vector<std::string> details;
    /// The answers to choose from, "a" first.
    std::vector<Reply> options;
    /// Empty where there is none.
    std::string hint;
    /// Empty where there is nothing to be said beyond "right".
    std::string right;
    /// What is said of wrong answers.
    std::vector<Reply> wrong;
};

/// A term of the glossary, which the chapter explains.
struct Term {
    /// The same in all languages: "castling".
    std::string id;
    /// As it is looked up, and then every other form in which texts may have it.
    std::vector<std::string> forms;
    /// One sentence or more.
    std::string text;
    /// Where the word or the thing comes from; empty where that is not told.
    std::string why;
};

/// The words of a chapter.
struct ChapterWords {
    /// "castling".
    std::string id;
    /// "Castling".
    std::string title;
    /// What it explains.
    std::vector<Term> terms;
    /// The ids of the terms that its tasks need and that earlier chapters explain.
    std::vector<std::string> needs;
    /// In the order of the course.
    std::vector<StepWords> steps;
};

/// A line that is nothing of the above, and where.
struct WordsError {
    /// From 1.
    int line;
    /// One English sentence without full stop.
    std::string text;
};

/// What a file of words says; all that is wrong with it goes to `errors`.
[[nodiscard]] ChapterWords read_words(std::string_view id, std::string_view text,
                                      std::vector<WordsError>& errors);

/// The words of a chapter in a language; without a title where there are none.
[[nodiscard]] const ChapterWords& chapter_words(std::string_view language,
                                                std::string_view chapter);

/// Those of a step; nullptr where there are none.
[[nodiscard]] const StepWords* find_step(const ChapterWords& words, std::string_view step);

}  // namespace arbiter::lessons
