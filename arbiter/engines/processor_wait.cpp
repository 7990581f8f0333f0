#include "arbiter/engines/processor_wait.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>

#include "arbiter/base/whole_number.hpp"

namespace arbiter::engines {

ProcessorWaits processor_waits(int process) {
    namespace fs = std::filesystem;
    ProcessorWaits waits;
    std::error_code failed;
    fs::directory_iterator threads("/proc/" + std::to_string(process) + "/task", failed);
    for (; !failed && threads != fs::directory_iterator(); threads.increment(failed)) {
        const auto number = whole_number<int>(threads->path().filename().string());
        std::ifstream file(threads->path() / "schedstat");
        std::chrono::nanoseconds::rep ran = 0;
        std::chrono::nanoseconds::rep waited = 0;
        if (number && file >> ran >> waited)
            waits[*number] = std::chrono::nanoseconds(waited);
    }
    return waits;
}

std::optional<std::chrono::nanoseconds> longest_wait(const ProcessorWaits& before,
                                                     const ProcessorWaits& after) {
    std::optional<std::chrono::nanoseconds> longest;
    for (const auto& [thread, waited] : after) {
        const auto earlier = before.find(thread);
        const auto since =
            waited - (earlier == before.end() ? std::chrono::nanoseconds::zero() : earlier->second);
        longest = std::max(longest.value_or(since), since);
    }
    return longest;
}

}  // namespace arbiter::engines
