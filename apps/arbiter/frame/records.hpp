// The frame of every command that answers records: where they come from, in which order the answers
// go out, and what the program ends with. What an answer says is the command's.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/arbiter/command.hpp"
#include "apps/arbiter/frame/checked_input.hpp"
#include "apps/arbiter/frame/line_reader.hpp"

namespace arbiter {

/// A FEN is under 100 bytes; the rest is room for whatever else stands in a line.
inline constexpr std::size_t max_record_length = 1 << 16;

enum class Form : bool { text, json };

struct Answer {
    /// With its newline.
    std::string text;
    bool is_bad = false;
    /// What `text` does not say of a bad record, for standard error.
    std::vector<InputFault> unsaid = {};
};

/// May be called from several threads at once.
using Answerer = std::function<Answer(const TextLine& record)>;

struct RecordOptions {
    /// The words of the command line, joined by blanks to one record (a FEN needs no quotes), or
    /// each line of it if it has several. None, or "-" alone: the lines of standard input.
    std::vector<std::string> words;
    unsigned threads = 1;
    std::size_t max_length = max_record_length;
};

/// Answers each record, in order. `judged_bad` if any was bad, `failed` if reading or writing was.
/// What is wrong with a record of the command line is also told on standard error; of standard
/// input it would be a flood.
[[nodiscard]] ExitCode answer_records(const RecordOptions& options, const Answerer& answer);

/// The same for the lines of a file; "-" is standard input. `options.words` does not matter.
[[nodiscard]] ExitCode answer_file(const std::string& path, const RecordOptions& options,
                                   const Answerer& answer);

/// The same for one answer to a record of the command line.
[[nodiscard]] ExitCode print_answer(const Answer& answer);

/// "-" alone, or nothing.
[[nodiscard]] bool means_standard_input(const std::vector<std::string>& words);
[[nodiscard]] std::string joined(const std::vector<std::string>& words);

/// bad<TAB>code,code<TAB>input, or {"input","error"} with the first fault. Requires: a fault.
[[nodiscard]] Answer bad_record(std::string_view input, const std::vector<InputFault>& faults,
                                Form form);

/// What is wrong with a line that is too long.
[[nodiscard]] InputFault too_long(const TextLine& record);

/// The position of a record that is a FEN and nothing else.
[[nodiscard]] CheckedInput check_input(const TextLine& record, Strictness strictness);

}  // namespace arbiter
