#include "apps/arbiter/talk/lessons_json.hpp"

#include <cassert>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "arbiter/lessons/answer_words.hpp"
#include "arbiter/lessons/markup.hpp"
#include "arbiter/lessons/words.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/notation/uci_move.hpp"

namespace arbiter {

namespace {

Json answer_as_json(const lessons::Task& task) {
    const auto* const asked = std::get_if<lessons::SquaresQuestion>(&task.question);
    if (asked != nullptr && asked->way)
        return {name(asked->way->from), name(asked->way->to)};
    const lessons::Answer answer = lessons::right_answer(task);
    if (const auto* const squares = std::get_if<Bitboard>(&answer))
        return names_of(*squares);
    if (const auto* const moves = std::get_if<std::vector<Move>>(&answer))
        return names_of(*moves);
    return std::get<std::string>(answer);
}

/// What the question is about, beside the position: a square, a side, a move; null of most.
struct AboutAsJson {
    Json operator()(const lessons::TargetsQuestion& asked) const { return name(asked.square); }
    Json operator()(const lessons::AttacksQuestion& asked) const { return name(asked.square); }
    Json operator()(const lessons::FlagQuestion& asked) const { return name(asked.side); }
    Json operator()(const lessons::ArticleQuestion& asked) const {
        return write_uci_attempt(asked.attempt);
    }
    Json operator()(const auto& /*asked*/) const { return nullptr; }
};

Json plain_texts(std::span<const std::string> texts) {
    Json list = Json::array();
    for (const std::string& text : texts)
        list.push_back(lessons::without_marks(text));
    return list;
}

Json replies_as_json(std::span<const lessons::Reply> replies) {
    Json list = Json::array();
    for (const lessons::Reply& reply : replies)
        list.push_back({{"to", reply.to}, {"text", lessons::without_marks(reply.text)}});
    return list;
}

}  // namespace

Json task_as_json(std::string_view language, const lessons::Task& task) {
    return {
        {"fen", write_fen(task.game.current())},
        {"start", write_fen(task.game.start())},
        {"moves", names_of(task.game.moves())},
        {"asks", name(task.question)},
        {"about", std::visit(AboutAsJson(), task.question)},
        {"question", lessons::question_in_words(language, task)},
        {"context", lessons::context_in_words(language, task)},
        {"answer", answer_as_json(task)},
        {"why", lessons::solution_in_words(language, task)},
    };
}

Json step_as_json(std::string_view language, const lessons::Chapter& chapter,
                  const lessons::Step& step) {
    const auto* const words =
        lessons::find_step(lessons::chapter_words(language, chapter.id), step.id);
    assert(words != nullptr);
    const bool has_board = !step.board.empty();
    return {
        {"chapter", chapter.id},
        {"step", step.id},
        {"fen", has_board ? Json(write_fen(lessons::game_of(step).current())) : Json()},
        {"marks", names_of(lessons::marks_of(step))},
        {"text", plain_texts(words->paragraphs)},
        {"details", plain_texts(words->details)},
        {"options", replies_as_json(words->options)},
        {"hint", lessons::without_marks(words->hint)},
        {"right", lessons::without_marks(words->right)},
        {"wrong", replies_as_json(words->wrong)},
        {"task", step.ask ? task_as_json(language, lessons::task_of(step)) : Json()},
    };
}

}  // namespace arbiter
