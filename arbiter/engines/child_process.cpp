#include "arbiter/engines/child_process.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <optional>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace arbiter::engines {

namespace {

/// A descriptor that is closed when this goes.
class Descriptor {
  public:
    Descriptor() = default;
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        close();
        number_ = std::exchange(other.number_, -1);
        return *this;
    }
    ~Descriptor() { close(); }

    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    void close() {
        if (number_ >= 0)
            ::close(std::exchange(number_, -1));
    }

  private:
    int number_ = -1;
};

/// Ours and the child's end of a stream. A pair of sockets: writing to one that nobody reads is an
/// error and no signal.
struct Stream {
    Descriptor ours;
    Descriptor childs;
};

std::optional<Stream> open_stream() {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return std::nullopt;
    Stream stream{Descriptor(ends[0]), Descriptor(ends[1])};
    if (fcntl(ends[0], F_SETFL, O_NONBLOCK) != 0)
        return std::nullopt;
    return stream;
}

/// In the child between fork and exec: only what may be called there.
[[noreturn]] void become(char* const* words, const std::array<int, 3>& streams,
                         const ChildLimits& limits, int failure) {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    const rlimit no_core{0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    if (limits.bytes > 0) {
        const rlimit memory{limits.bytes, limits.bytes};
        setrlimit(RLIMIT_DATA, &memory);
    }
    for (int stream = 0; stream < 3; ++stream)
        dup2(streams[static_cast<std::size_t>(stream)], stream);
    // A child that inherits deaf ears for these could not be ended by its own.
    std::signal(SIGPIPE, SIG_DFL);
    std::signal(SIGINT, SIG_IGN);
    execvp(words[0], words);
    const int error = errno;
    static_cast<void>(!write(failure, &error, sizeof(error)));
    _exit(127);
}

int milliseconds_until(ChildProcess::Clock::time_point until) {
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(until - ChildProcess::Clock::now());
    return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 1'000'000));
}

std::string how_it_ended(int status) {
    if (WIFSIGNALED(status))
        return "ended by signal " + std::to_string(WTERMSIG(status)) + " (" +
               strsignal(WTERMSIG(status)) + ")";
    return "ended with code " + std::to_string(WEXITSTATUS(status));
}

}  // namespace

class ChildProcess::Impl {
  public:
    Impl(pid_t process, const ChildLimits& limits, Descriptor input, Descriptor output,
         Descriptor errors)
        : process_(process),
          limits_(limits),
          input_(std::move(input)),
          output_(std::move(output)),
          errors_(std::move(errors)) {}
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;
    ~Impl() {
        if (process_ > 0)
            kill_now();
    }

    std::expected<void, ChildFault> tell(std::string_view line, Clock::time_point until) {
        std::string rest(line);
        rest += '\n';
        while (!rest.empty()) {
            if (!input_.is_open())
                return std::unexpected(ChildFault::ended);
            const ssize_t sent =
                send(input_.number(), rest.data(), rest.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
            if (sent > 0) {
                rest.erase(0, static_cast<std::size_t>(sent));
            } else if (errno == EAGAIN) {
                if (Clock::now() >= until)
                    return std::unexpected(ChildFault::deaf);
                // It may be waiting for us to read what it says: a talker is no listener.
                wait(POLLOUT, until);
                if (!has_room() && !read_output())
                    return std::unexpected(ChildFault::ended);
            } else if (errno != EINTR) {
                return std::unexpected(ChildFault::ended);
            }
        }
        return {};
    }

    std::expected<std::string, ChildFault> hear(Clock::time_point until) {
        for (;;) {
            if (auto line = take_line())
                return *std::move(line);
            if (heard_.size() > limits_.longest_line)
                return std::unexpected(ChildFault::too_long);
            if (!output_.is_open())
                return std::unexpected(ChildFault::ended);
            wait(0, until);
            if (read_output())
                continue;
            if (output_.is_open() && Clock::now() >= until)
                return std::unexpected(ChildFault::silent);
        }
    }

    [[nodiscard]] std::optional<std::chrono::nanoseconds> processor_time() const {
        clockid_t clock{};
        timespec time{};
        if (process_ <= 0 || clock_getcpuclockid(process_, &clock) != 0 ||
            clock_gettime(clock, &time) != 0)
            return std::nullopt;
        return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
    }

    std::string end(Clock::time_point until) {
        if (process_ <= 0)
            return ended_;
        input_.close();
        for (;;) {
            read_errors();
            drop_output();
            int status = 0;
            if (waitpid(process_, &status, WNOHANG) == process_)
                return finish(status);
            if (Clock::now() >= until)
                return kill_now();
            poll(nullptr, 0, std::min(milliseconds_until(until), 5));
        }
    }

    [[nodiscard]] const std::string& errors() {
        if (errors_.is_open())
            read_errors();
        return kept_errors_;
    }

  private:
    /// Of one stream in a row: another that talks without end does not keep us from the rest.
    static constexpr int most_pieces = 64;

    std::optional<std::string> take_line() {
        const std::size_t end = heard_.find('\n', looked_at_);
        if (end == std::string::npos) {
            looked_at_ = heard_.size();
            return std::nullopt;
        }
        std::string line = heard_.substr(0, end);
        heard_.erase(0, end + 1);
        looked_at_ = 0;
        if (line.ends_with('\r'))
            line.pop_back();
        return line;
    }

    /// Until something can be read, or also written where that is wanted.
    void wait(short also, Clock::time_point until) {
        std::array<pollfd, 3> streams{{{output_.number(), POLLIN, 0},
                                       {errors_.number(), POLLIN, 0},
                                       {input_.number(), also, 0}}};
        // With nothing to be written, the end of our own line to it is no news.
        if (also == 0)
            streams[2].fd = -1;
        poll(streams.data(), streams.size(), milliseconds_until(until));
        if (streams[1].revents != 0)
            read_errors();
    }

    /// More than one line at a time is kept only while it is bounded.
    [[nodiscard]] bool has_room() const { return heard_.size() <= limits_.longest_line; }

    /// True where something came.
    bool read_output() {
        std::array<char, 16384> piece{};
        const ssize_t size = read(output_.number(), piece.data(), piece.size());
        if (size > 0)
            heard_.append(piece.data(), static_cast<std::size_t>(size));
        else if (size == 0 || (errno != EAGAIN && errno != EINTR))
            output_.close();
        return size > 0;
    }

    void drop_output() {
        for (int piece = 0; piece < most_pieces && output_.is_open() && read_output(); ++piece)
            heard_.clear();
        looked_at_ = 0;
    }

    void read_errors() {
        std::array<char, 4096> text{};
        for (int piece = 0; piece < most_pieces && errors_.is_open(); ++piece) {
            const ssize_t size = read(errors_.number(), text.data(), text.size());
            if (size < 0 && (errno == EAGAIN || errno == EINTR))
                return;
            if (size <= 0)
                errors_.close();
            else
                kept_errors_.append(text.data(), static_cast<std::size_t>(size));
            if (kept_errors_.size() > limits_.kept_errors)
                kept_errors_.erase(0, kept_errors_.size() - limits_.kept_errors);
        }
    }

    std::string kill_now() {
        kill(-process_, SIGKILL);
        kill(process_, SIGKILL);
        int status = 0;
        while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
        }
        finish(status);
        ended_ = "closed its output";
        return ended_;
    }

    /// What it started goes with it.
    const std::string& finish(int status) {
        kill(-process_, SIGKILL);
        process_ = -1;
        read_errors();
        ended_ = how_it_ended(status);
        return ended_;
    }

    pid_t process_;
    ChildLimits limits_;
    Descriptor input_;
    Descriptor output_;
    Descriptor errors_;
    /// Read and not yet taken, and how much of it has no line end.
    std::string heard_;
    std::size_t looked_at_ = 0;
    std::string kept_errors_;
    std::string ended_;
};

std::expected<ChildProcess, std::string> ChildProcess::start(const std::vector<std::string>& words,
                                                             const ChildLimits& limits) {
    auto input = open_stream();
    auto output = open_stream();
    auto errors = open_stream();
    std::array<int, 2> failure{};
    if (!input || !output || !errors || pipe2(failure.data(), O_CLOEXEC) != 0)
        return std::unexpected(std::string(std::strerror(errno)));
    Descriptor failed(failure[0]);
    Descriptor fails(failure[1]);

    std::vector<char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const pid_t process = fork();
    if (process < 0)
        return std::unexpected(std::string(std::strerror(errno)));
    if (process == 0)
        become(arguments.data(),
               {input->childs.number(), output->childs.number(), errors->childs.number()}, limits,
               fails.number());
    // Whichever of both comes first.
    setpgid(process, process);
    fails.close();
    int error = 0;
    ssize_t size = 0;
    while ((size = read(failed.number(), &error, sizeof(error))) < 0 && errno == EINTR) {
    }
    if (size == sizeof(error)) {
        waitpid(process, nullptr, 0);
        return std::unexpected(std::string(std::strerror(error)));
    }
    return ChildProcess(std::make_unique<Impl>(process, limits, std::move(input->ours),
                                               std::move(output->ours), std::move(errors->ours)));
}

ChildProcess::ChildProcess(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
ChildProcess::ChildProcess(ChildProcess&& other) noexcept = default;
ChildProcess& ChildProcess::operator=(ChildProcess&& other) noexcept = default;
ChildProcess::~ChildProcess() = default;

std::expected<void, ChildFault> ChildProcess::tell(std::string_view line, Clock::time_point until) {
    return impl_->tell(line, until);
}
std::expected<std::string, ChildFault> ChildProcess::hear(Clock::time_point until) {
    return impl_->hear(until);
}
std::string ChildProcess::end(Clock::time_point until) { return impl_->end(until); }
std::string ChildProcess::errors() const { return impl_->errors(); }
std::optional<std::chrono::nanoseconds> ChildProcess::processor_time() const {
    return impl_->processor_time();
}

}  // namespace arbiter::engines
