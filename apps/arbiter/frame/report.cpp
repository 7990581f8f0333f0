#include "apps/arbiter/frame/report.hpp"

#include <cstdio>
#include <system_error>

#include "apps/arbiter/frame/printable.hpp"
namespace arbiter {

void report(std::string_view what, std::string_view where, std::string_view why) {
    std::string line = "arbiter: ";
    line += what;
    if (!where.empty())
        (line += ": ") += where;
    (line += ": ") += why;
    line = printable(line) + '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
}

std::string counted(std::uint64_t number, std::string_view what) {
    return std::to_string(number) + ' ' + std::string(what) + (number == 1 ? "" : "s");
}

std::string system_error_text(int error) { return std::generic_category().message(error); }

}  // namespace arbiter
