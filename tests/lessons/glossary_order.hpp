// Whether the words of the lessons use a term of the glossary, in whatever form, before the place
// where it is explained: a form between "*" in the chapter that has it among its terms.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace arbiter::testing {

/// One line a fault: where, and which term.
[[nodiscard]] std::vector<std::string> faults_in_order(std::string_view language);

}  // namespace arbiter::testing
