// Standard output, buffered, with its failures kept instead of thrown. Not thread-safe.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "apps/arbiter/command.hpp"

namespace arbiter {

class Output {
  public:
    Output() = default;
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;
    /// Flushes.
    ~Output();

    /// After a failure nothing more is written.
    void write(std::string_view text);
    void flush();

    /// False once the reader has gone or a write has failed: there is no use in going on.
    [[nodiscard]] bool is_open() const { return error_ == 0; }

    /// Flushes. `code` when all was written or the reader closed the pipe, as `head` does; other
    /// failures are reported, and give `failed`.
    [[nodiscard]] ExitCode finish(ExitCode code);

  private:
    std::string buffer_;
    int error_ = 0;
};

}  // namespace arbiter
