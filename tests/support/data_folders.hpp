// Where the data of the tests lie. The build writes data_folders.cpp, so that only that file knows
// where the project was put.
#pragma once

#include <filesystem>

namespace arbiter::testing {

/// tests/data.
[[nodiscard]] std::filesystem::path test_data();

/// Larger collections to test against; the folder may be missing.
[[nodiscard]] std::filesystem::path shared_data();

}  // namespace arbiter::testing
