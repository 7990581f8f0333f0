#include "tools/tuning/model.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <thread>

#include "arbiter/engine/evaluation/danger_terms.hpp"
#include "arbiter/rules/material.hpp"

namespace arbiter::tuning {

namespace {

constexpr std::size_t ending = evaluation_weight_count;
/// The middle game's sum and the ending's.
struct Pair {
    double middle = 0;
    double end = 0;
};

Pair summed(const Numbers& numbers, std::span<const Feature> features) {
    Pair sum;
    for (const Feature feature : features) {
        sum.middle += numbers[feature.weight] * feature.count;
        sum.end += numbers[ending + feature.weight] * feature.count;
    }
    return sum;
}

void spread_over(Numbers& gradient, std::span<const Feature> features, Pair slope) {
    for (const Feature feature : features) {
        gradient[feature.weight] += slope.middle * feature.count;
        gradient[ending + feature.weight] += slope.end * feature.count;
    }
}

Pair settled(Pair danger) {
    const double middle = std::clamp<double>(danger.middle, 0, most_danger);
    const double end = std::clamp<double>(danger.end, 0, most_danger);
    return {middle * middle / danger_square_of_centipawn, end / danger_of_centipawn};
}

/// How `settled` grows.
Pair slope_of_settled(Pair danger) {
    const auto grows = [](double value) { return value > 0 && value < most_danger; };
    return {grows(danger.middle) ? 2 * danger.middle / danger_square_of_centipawn : 0,
            grows(danger.end) ? 1.0 / danger_of_centipawn : 0};
}

}  // namespace

struct Model::Sums {
    Pair sum;
    Pair white_danger;
    Pair black_danger;
};

double Target::expected(double score) const { return 1 / (1 + std::exp(-score / centipawns)); }

double Target::of(const Example& example) const {
    return share_of_result * static_cast<double>(example.result) +
           (1 - share_of_result) * expected(static_cast<double>(example.score));
}

Model::Model(const EvaluationWeights& weights) {
    const auto tapered = std::bit_cast<WeightArray>(weights);
    for (std::size_t i = 0; i < evaluation_weight_count; ++i) {
        numbers_[i] = tapered[i].middle;
        numbers_[ending + i] = tapered[i].end;
    }
}

Model::Sums Model::sums(const Examples& examples, const Example& example) const {
    return {summed(numbers_, examples.between(example.sums, example.white_danger)),
            summed(numbers_, examples.between(example.white_danger, example.black_danger)),
            summed(numbers_, examples.between(example.black_danger, example.end))};
}

double Model::value(const Example& example, const Sums& sums) const {
    const Pair white = settled(sums.white_danger);
    const Pair black = settled(sums.black_danger);
    const double middle = sums.sum.middle + white.middle - black.middle;
    const double end = sums.sum.end + white.end - black.end;
    return (middle * example.phase + end * (full_phase - example.phase)) / full_phase *
           example.share / 16;
}

double Model::loss(const Examples& examples, std::span<const std::size_t> chosen,
                   const Target& target) const {
    double sum = 0;
    for (const std::size_t i : chosen) {
        const Example& example = examples.all()[i];
        const double error =
            target.expected(value(example, sums(examples, example))) - target.of(example);
        sum += error * error;
    }
    return sum / static_cast<double>(std::max<std::size_t>(chosen.size(), 1));
}

void Model::add_gradient(const Examples& examples, const Example& example, const Target& target,
                         Numbers& gradient) const {
    const Sums found = sums(examples, example);
    const double expected = target.expected(value(example, found));
    const double slope = (expected - target.of(example)) * expected * (1 - expected) *
                         example.share / 16 / full_phase;
    const Pair by_phase{slope * example.phase, slope * (full_phase - example.phase)};
    spread_over(gradient, examples.between(example.sums, example.white_danger), by_phase);
    const Pair white = slope_of_settled(found.white_danger);
    spread_over(gradient, examples.between(example.white_danger, example.black_danger),
                {by_phase.middle * white.middle, by_phase.end * white.end});
    const Pair black = slope_of_settled(found.black_danger);
    spread_over(gradient, examples.between(example.black_danger, example.end),
                {-by_phase.middle * black.middle, -by_phase.end * black.end});
}

void Model::step(const Examples& examples, std::span<const std::size_t> batch, const Target& target,
                 double rate) {
    Numbers first{};
    Numbers second{};
    const auto add_up = [&](std::span<const std::size_t> part, Numbers& gradient) {
        for (const std::size_t i : part)
            add_gradient(examples, examples.all()[i], target, gradient);
    };
    {
        const std::jthread other([&] { add_up(batch.subspan(batch.size() / 2), second); });
        add_up(batch.first(batch.size() / 2), first);
    }
    ++steps_;
    constexpr double keep_momentum = 0.9;
    constexpr double keep_spread = 0.999;
    for (std::size_t i = 0; i < numbers_.size(); ++i) {
        const double gradient = (first[i] + second[i]) / static_cast<double>(batch.size());
        momentum_[i] += (1 - keep_momentum) * (gradient - momentum_[i]);
        spread_[i] += (1 - keep_spread) * (gradient * gradient - spread_[i]);
        const double unbiased = momentum_[i] / (1 - std::pow(keep_momentum, steps_));
        const double size = std::sqrt(spread_[i] / (1 - std::pow(keep_spread, steps_)));
        numbers_[i] -= rate * unbiased / (size + 1e-8);
    }
}

std::vector<Tapered> Model::rounded() const {
    std::vector<Tapered> table;
    for (std::size_t i = 0; i < evaluation_weight_count; ++i)
        table.push_back({static_cast<int>(std::lround(numbers_[tied(i)])),
                         static_cast<int>(std::lround(numbers_[ending + tied(i)]))});
    return table;
}

}  // namespace arbiter::tuning
