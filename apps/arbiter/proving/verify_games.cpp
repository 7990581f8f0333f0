#include "apps/arbiter/proving/verify_games.hpp"

#include <cstdint>
#include <expected>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "apps/arbiter/frame/game_file.hpp"
#include "apps/arbiter/frame/json_text.hpp"
#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/proving/examination.hpp"
#include "arbiter/game/game.hpp"
#include "arbiter/game/said_english.hpp"
#include "arbiter/journal/codes.hpp"
#include "arbiter/journal/event_json.hpp"
#include "arbiter/journal/game_json.hpp"
#include "arbiter/notation/fen.hpp"
#include "arbiter/rooms/table.hpp"
#include "arbiter/sqlite/kept_games.hpp"

namespace arbiter {

namespace {

namespace fs = std::filesystem;

Examination judge(const Position& position, const KeptVerdict& verdict) {
    // Without evidence it was too long to be kept.
    if (verdict.evidence.empty() || verdict.winnability == Winnability::undecided)
        return {Confirmation::unproven, {}};
    return verdict.winnability == Winnability::winnable
               ? examine_line(position, verdict.side, verdict.evidence)
               : examine_proof(position, verdict.side, verdict.evidence);
}

/// A kept game, its verdicts believed; else what is wrong with it.
std::expected<Game, std::string> replayed(const StoredGame& stored) {
    auto table = Table::kept(stored.start);
    if (!table)
        return std::unexpected(table.error());
    for (const StoredEvent& event : stored.events) {
        const auto wrong = [&](const std::string& why) {
            return std::unexpected("event " + std::to_string(event.version) + ": " + why);
        };
        const auto kept = read_event(table->game().position(), event.body);
        if (!kept)
            return wrong(kept.error().text);
        if (const auto taken = table->replay(*kept, event.at); !taken)
            return wrong(english(taken.error()));
    }
    return table->game();
}

/// What counts as said where a loss asks for a verdict and the event that brought it has none.
std::optional<KeptVerdict> missing_verdict(const TimedEvent& event,
                                           const std::optional<Ending>& before,
                                           const std::optional<Ending>& after) {
    if (!after || after == before || !after->is_undecided || !after->by || !event.verdicts.empty())
        return std::nullopt;
    return KeptVerdict{opponent(*after->by), Winnability::undecided, after->article, {}};
}

class VerifyingGames {
  public:
    explicit VerifyingGames(const GamesToVerify& games) : games_(games) {}

    ExitCode all_of_database(const std::string& path) {
        auto kept = KeptGames::in(path);
        if (!kept)
            return failed(path, kept.error().text);
        while (output_.is_open()) {
            const auto next = kept->next();
            if (!next && next.error().problem != StoreProblem::corrupt)
                return failed(path, next.error().text);
            if (next && !*next)
                break;
            if (next)
                one_of_database(**next);
            else
                make_no_sense(path, next.error().text);
        }
        return finish();
    }

    ExitCode one_of_file(const std::string& path) {
        const auto text = text_of_game_file(path);
        if (!text)
            return failed(path, text.error());
        if (const auto game = read_game(*text))
            one(*game, fs::path(path).filename().string());
        else
            make_no_sense(path, game.error().text);
        return finish();
    }

    static ExitCode failed(const std::string& where, const std::string& why) {
        report("cannot read games", where, why);
        return ExitCode::failed;
    }

  private:
    void one_of_database(const KeptGame& kept) {
        const std::string& id = kept.stored.start.id;
        const auto game = replayed(kept.stored);
        if (!game)
            return make_no_sense("game " + id, game.error());
        one(*game, id);
        if (const std::string result = result_so_far(*game); result != kept.result)
            make_no_sense("game " + id, "its events come to the result " + result +
                                            ", and beside them stands " + kept.result);
    }

    /// All verdicts of one game, each in the position that its event brought about; those that are
    /// missing, too.
    void one(const Game& game, const std::string& name) {
        Game again = Game::kept(game.terms());
        tell(game.terms().start_verdicts, again.position(), name, 0);
        std::size_t number = 0;
        for (const TimedEvent& event : game.events()) {
            const auto before = again.ending();
            if (const auto taken = again.replay(event); !taken)
                return make_no_sense(name, english(taken.error()));
            tell(event.verdicts, again.position(), name, ++number);
            if (auto missing = missing_verdict(event, before, again.ending()))
                tell({*std::move(missing)}, again.position(), name, number);
        }
    }

    void tell(const KeptVerdicts& verdicts, const Position& position, const std::string& game,
              std::size_t event) {
        for (const KeptVerdict& verdict : verdicts) {
            const Examination examination = judge(position, verdict);
            counts_.add(examination.finding);
            output_.write(games_.form == Form::json
                              ? as_json(verdict, position, game, event, examination)
                              : as_text(verdict, position, game, event, examination));
        }
    }

    static std::string as_text(const KeptVerdict& verdict, const Position& position,
                               const std::string& game, std::size_t event,
                               const Examination& examination) {
        return in_words(examination) + '\t' + game + '\t' +
               (event == 0 ? "start" : "event " + std::to_string(event)) + '\t' +
               std::string(name(verdict.side)) + '=' + std::string(code(verdict.winnability)) +
               '\t' + verdict.article + '\t' + write_fen(position) + '\n';
    }

    static std::string as_json(const KeptVerdict& verdict, const Position& position,
                               const std::string& game, std::size_t event,
                               const Examination& examination) {
        Json value{{"game", as_utf8(game)},
                   {"event", event},
                   {"side", name(verdict.side)},
                   {"verdict", code(verdict.winnability)},
                   {"article", verdict.article},
                   {"fen", write_fen(position)},
                   {"finding", code(examination.finding)}};
        if (!examination.why.empty())
            value["why"] = as_utf8(examination.why);
        return to_line(value);
    }

    void make_no_sense(const std::string& where, const std::string& why) {
        report("a game makes no sense", where, why);
        makes_no_sense_ = true;
    }

    ExitCode finish() {
        output_.write(counts_.written(games_.form));
        const bool is_bad = makes_no_sense_ || counts_.are_bad(games_.requires_proof);
        return output_.finish(is_bad ? ExitCode::judged_bad : ExitCode::done);
    }

    const GamesToVerify& games_;
    Output output_;
    ConfirmationCounts counts_;
    bool makes_no_sense_ = false;
};

bool is_database(const std::string& path) {
    constexpr std::string_view beginning = "SQLite format 3";
    std::string bytes(beginning.size(), '\0');
    std::ifstream file(path, std::ios::binary);
    file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return bytes == beginning;
}

}  // namespace

ExitCode verify_games(const GamesToVerify& games) {
    std::error_code error;
    std::string path = games.path;
    if (fs::is_directory(path, error))
        path = (fs::path(path) / "games.db").string();
    if (!fs::is_regular_file(path, error))
        return VerifyingGames::failed(
            path, error ? error.message()
                        : "a game, games.db or the folder of a server's games is expected");
    VerifyingGames verifying(games);
    return is_database(path) ? verifying.all_of_database(path) : verifying.one_of_file(path);
}

}  // namespace arbiter
