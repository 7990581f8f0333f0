#include "apps/arbiter/drawing/evaluation_svg.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "apps/arbiter/drawing/svg_text.hpp"

namespace arbiter {

namespace {

// Lengths in the units of the picture.
constexpr int curve_height = 240;
constexpr int side_margin = 40;
constexpr int head_room = 44;
constexpr int foot_room = 34;
constexpr int least_width = 480;
constexpr int width_of_move = 8;
constexpr int most_width = 2400;

constexpr std::string_view black_color = "#5b6b64";
constexpr std::string_view white_color = "#eef2ef";
constexpr std::string_view axis_color = "#9aa8a1";

/// Places of the plies from left to right, and of percents from top to bottom.
class Scale {
  public:
    explicit Scale(std::size_t plies)
        : plies_(std::max<std::size_t>(plies, 1)),
          width_(std::clamp(static_cast<int>(plies_) * width_of_move, least_width, most_width)) {}

    [[nodiscard]] int width() const { return width_ + 2 * side_margin; }
    [[nodiscard]] double x(std::size_t ply) const {
        return side_margin + static_cast<double>(ply) * width_ / static_cast<double>(plies_);
    }
    [[nodiscard]] static double y(double percent) {
        return head_room + curve_height * (100 - percent) / 100;
    }

  private:
    std::size_t plies_;
    int width_;
};

std::string curve(std::span<const double> percents, const Scale& scale) {
    std::string points;
    for (std::size_t ply = 0; ply < percents.size(); ++ply)
        points += fmt::format("L{:.1f} {:.1f}", scale.x(ply), Scale::y(percents[ply]));
    points.front() = 'M';
    return points;
}

std::string numbers(std::size_t plies, const Scale& scale) {
    const std::size_t step = plies > 200 ? 40 : plies > 60 ? 20 : 10;
    std::string drawn;
    for (std::size_t ply = step; ply <= plies; ply += step) {
        const double x = scale.x(ply);
        drawn += fmt::format(R"(<path d="M{0:.1f} {1}V{2}" stroke="{3}"/>)", x,
                             head_room + curve_height, head_room + curve_height + 5, axis_color);
        drawn += svg_text(static_cast<int>(x), head_room + curve_height + 20,
                          R"( font-size="12" text-anchor="middle")", std::to_string(ply / 2));
    }
    return drawn;
}

}  // namespace

std::string svg_evaluation(std::string_view title, std::span<const double> percents,
                           std::span<const MarkedPly> marked) {
    const Scale scale(percents.empty() ? 0 : percents.size() - 1);
    const int right = scale.width() - side_margin;
    std::string drawn =
        svg_text(side_margin, 26, R"( font-size="16" font-weight="bold")", title) +
        fmt::format(R"(<path d="M{} {}H{}V{}H{}z" fill="{}"/>)", side_margin, head_room, right,
                    head_room + curve_height, side_margin, black_color);
    if (percents.size() > 1) {
        const std::string line = curve(percents, scale);
        drawn += fmt::format(R"(<path d="{}V{}H{}z" fill="{}"/>)", line, head_room + curve_height,
                             side_margin, white_color);
        drawn += fmt::format(R"(<path d="{}" fill="none" stroke="{}" stroke-width="1.5"/>)", line,
                             ink_color);
        drawn += numbers(percents.size() - 1, scale);
    }
    drawn += fmt::format(R"(<path d="M{} {}H{}" stroke="{}" stroke-dasharray="4 4"/>)", side_margin,
                         Scale::y(50), right, axis_color);
    for (const MarkedPly& mark : marked)
        drawn +=
            fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="4" fill="{}" stroke="{}">)",
                        scale.x(mark.ply), Scale::y(percents[mark.ply]), mark.color, paper_color) +
            "<title>" + svg_escaped(mark.text) + "</title></circle>";
    drawn += fmt::format(R"(<path d="M{} {}H{}V{}H{}z" fill="none" stroke="{}"/>)", side_margin,
                         head_room, right, head_room + curve_height, side_margin, axis_color);
    return svg_page(scale.width(), head_room + curve_height + foot_room, title, drawn);
}

}  // namespace arbiter
