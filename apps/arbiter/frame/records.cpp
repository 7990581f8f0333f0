#include "apps/arbiter/frame/records.hpp"

#include <algorithm>
#include <cerrno>
#include <optional>
#include <span>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

#include "apps/arbiter/frame/output.hpp"
#include "apps/arbiter/frame/progress.hpp"
#include "apps/arbiter/frame/report.hpp"
#include "apps/arbiter/frame/work_queue.hpp"

namespace arbiter {

namespace {

/// Enough for several threads, and little enough to be answered soon.
constexpr std::size_t most_at_once = 1024;

class Answering {
  public:
    Answering(const Answerer& answer, unsigned threads) : answer_(answer), threads_(threads) {
        // Where the answers scroll by, or somebody types the records, a count would be in the way.
        if (isatty(STDIN_FILENO) == 0 && isatty(STDOUT_FILENO) == 0)
            progress_.emplace("records", std::nullopt);
    }

    /// False once nobody reads the answers.
    bool take(std::span<const TextLine> records) {
        answers_.resize(records.size());
        for_each_task(records.size(), threads_,
                      [&](std::size_t i) { answers_[i] = answer_(records[i]); });
        for (const Answer& answer : answers_) {
            output_.write(answer.text);
            has_bad_ |= answer.is_bad;
        }
        if (progress_)
            progress_->advance(records.size());
        return output_.is_open();
    }

    /// So that whoever writes records one by one gets each answer before the next.
    void flush() { output_.flush(); }

    ExitCode finish() {
        progress_.reset();
        return output_.finish(has_bad_ ? ExitCode::judged_bad : ExitCode::done);
    }

  private:
    const Answerer& answer_;
    unsigned threads_;
    /// Those of the last records, kept so that the next take their place.
    std::vector<Answer> answers_;
    Output output_;
    std::optional<Progress> progress_;
    bool has_bad_ = false;
};

/// Records that are answered together. The memory of their texts is used again.
class Batch {
  public:
    /// Every record that is there already, at least one; none at the end. Valid until the next.
    std::span<const TextLine> next(LineReader& reader) {
        std::size_t count = 0;
        do {
            if (count == records_.size())
                records_.emplace_back();
            if (!reader.next(records_[count]))
                break;
            ++count;
        } while (count < most_at_once && reader.has_buffered_line());
        return std::span(records_).first(count);
    }

  private:
    std::vector<TextLine> records_;
};

ExitCode answer_lines(int descriptor, const std::string& name, const RecordOptions& options,
                      const Answerer& answer) {
    LineReader reader(descriptor, options.max_length);
    Answering answering(answer, options.threads);
    Batch batch;
    while (true) {
        const auto records = batch.next(reader);
        if (records.empty() || !answering.take(records))
            break;
        if (!reader.has_buffered_line())
            answering.flush();
    }
    const ExitCode code = answering.finish();
    if (reader.error() == 0)
        return code;
    report("read", name, system_error_text(reader.error()));
    return ExitCode::failed;
}

std::vector<TextLine> lines_of(std::string_view text, std::size_t max_length) {
    std::vector<TextLine> lines;
    while (true) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back({std::string(line.substr(0, max_length)), line.size() > max_length});
        if (end == std::string_view::npos || end + 1 == text.size())
            return lines;
        text.remove_prefix(end + 1);
    }
}

}  // namespace

bool means_standard_input(const std::vector<std::string>& words) {
    return words.empty() || (words.size() == 1 && words.front() == "-");
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        if (&word != &words.front())
            text += ' ';
        text += word;
    }
    return text;
}

ExitCode answer_records(const RecordOptions& options, const Answerer& answer) {
    if (means_standard_input(options.words))
        return answer_lines(STDIN_FILENO, "standard input", options, answer);
    bool has_bad = false;
    for (const TextLine& record : lines_of(joined(options.words), options.max_length)) {
        const ExitCode code = print_answer(answer(record));
        if (code == ExitCode::failed)
            return code;
        has_bad |= code == ExitCode::judged_bad;
    }
    return has_bad ? ExitCode::judged_bad : ExitCode::done;
}

ExitCode answer_file(const std::string& path, const RecordOptions& options,
                     const Answerer& answer) {
    if (path == "-")
        return answer_lines(STDIN_FILENO, "standard input", options, answer);
    const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file == -1) {
        report("read", path, system_error_text(errno));
        return ExitCode::failed;
    }
    const ExitCode code = answer_lines(file, path, options, answer);
    close(file);
    return code;
}

ExitCode print_answer(const Answer& answer) {
    Output output;
    output.write(answer.text);
    const ExitCode code = output.finish(answer.is_bad ? ExitCode::judged_bad : ExitCode::done);
    for (const InputFault& fault : answer.unsaid)
        report(fault.code, "byte " + std::to_string(fault.at), fault.text);
    return code;
}

Answer bad_record(std::string_view input, const std::vector<InputFault>& faults, Form form) {
    if (form == Form::json)
        return {to_line({{"input", as_utf8(input)}, {"error", to_json(faults.front())}}), true};
    // Several errors of syntax are one word.
    std::vector<std::string_view> codes;
    for (const InputFault& fault : faults)
        if (std::ranges::find(codes, fault.code) == codes.end())
            codes.push_back(fault.code);
    std::string text = "bad";
    for (const std::string_view code : codes)
        (text += code == codes.front() ? '\t' : ',') += code;
    ((text += '\t') += input) += '\n';
    return {std::move(text), true, faults};
}

InputFault too_long(const TextLine& record) {
    const std::size_t length = record.text.size();
    return {"syntax", length, "the line is longer than " + std::to_string(length) + " bytes"};
}

CheckedInput check_input(const TextLine& record, Strictness strictness) {
    if (record.is_too_long)
        return {.position = {}, .faults = {too_long(record)}, .warnings = {}, .forgiven = {}};
    return check_input(record.text, strictness);
}

}  // namespace arbiter
