// Fits the weights of the evaluation to positions, beginning with those that it has.
// Usage: fit_weights PASSES FILE... Reads EPD as self_play writes it, tells of its progress on the
// error output and writes the table that the evaluation is compiled with.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <limits>
#include <numbers>
#include <numeric>
#include <string>
#include <vector>

#include "arbiter/base/split_mix.hpp"
#include "arbiter/engine/evaluation/tuned_weights.hpp"
#include "tools/tuning/examples.hpp"
#include "tools/tuning/model.hpp"
#include "tools/tuning/weight_table.hpp"

namespace {

using namespace arbiter;
using namespace arbiter::tuning;

constexpr std::size_t batch_size = 16384;
/// In centipawns, falling by a cosine.
constexpr double first_rate = 0.3;
constexpr double last_rate = 0.003;
/// Games decided by later blunders say less of a position than the search does.
constexpr double share_of_result = 0.4;
/// Of so many blocks of positions one is held out, to see what was learned and what was only
/// remembered. A block is longer than a game.
constexpr std::size_t block = 4000;
constexpr std::size_t blocks_for_one_held_out = 20;

struct Split {
    std::vector<std::size_t> learned;
    std::vector<std::size_t> held_out;
};

Split split(std::size_t count) {
    Split parts;
    for (std::size_t i = 0; i < count; ++i)
        (i / block % blocks_for_one_held_out == 7 ? parts.held_out : parts.learned).push_back(i);
    return parts;
}

/// The scale on which the search's scores predict the results best.
double best_scale(const Examples& examples) {
    double best = 0;
    double least = std::numeric_limits<double>::infinity();
    for (double centipawns = 80; centipawns <= 500; centipawns += 10) {
        const Target target{centipawns, 1};
        double sum = 0;
        for (std::size_t i = 0; i < examples.all().size(); i += 7) {
            const Example& example = examples.all()[i];
            const double error =
                target.of(example) - target.expected(static_cast<double>(example.score));
            sum += error * error;
        }
        if (sum < least) {
            least = sum;
            best = centipawns;
        }
    }
    return best;
}

void shuffle(std::vector<std::size_t>& order, SplitMix64& random) {
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[static_cast<std::size_t>(random.next() % i)]);
}

void fit(Model& model, const Examples& examples, int passes) {
    Split parts = split(examples.all().size());
    const Target target{best_scale(examples), share_of_result};
    const std::size_t batches =
        std::max<std::size_t>((parts.learned.size() + batch_size - 1) / batch_size, 1);
    const double steps = static_cast<double>(passes) * static_cast<double>(batches);
    const auto tell = [&](const std::string& when) {
        std::cerr << when << ": " << model.loss(examples, parts.held_out, target) << '\n';
    };
    std::cerr << examples.all().size() << " positions, " << parts.held_out.size()
              << " held out; scores on a scale of " << target.centipawns << " centipawns\n";
    tell("before");
    SplitMix64 random(1);
    double step = 0;
    for (int pass = 1; pass <= passes; ++pass) {
        shuffle(parts.learned, random);
        for (std::size_t begin = 0; begin < parts.learned.size(); begin += batch_size) {
            const auto size = std::min(batch_size, parts.learned.size() - begin);
            const double cosine = 0.5 + 0.5 * std::cos(std::numbers::pi * step++ / steps);
            model.step(examples, std::span(parts.learned).subspan(begin, size), target,
                       last_rate + (first_rate - last_rate) * cosine);
        }
        tell("pass " + std::to_string(pass));
    }
}

}  // namespace

int main(int count, char** arguments) {
    const int passes = count > 2 ? std::atoi(arguments[1]) : 0;
    if (passes < 1) {
        std::cerr << "usage: fit_weights PASSES FILE...\n";
        return 2;
    }
    Examples examples;
    for (int i = 2; i < count; ++i) {
        std::ifstream file(arguments[i]);
        if (!file) {
            std::cerr << "fit_weights: " << arguments[i] << ": cannot be read\n";
            return 1;
        }
        if (const std::size_t unread = examples.read(file); unread > 0)
            std::cerr << arguments[i] << ": " << unread << " lines passed over\n";
    }
    Model model(tuned_weights);
    fit(model, examples, passes);
    write_weight_table(std::cout, model.rounded());
    return std::cout.flush() ? 0 : 1;
}
