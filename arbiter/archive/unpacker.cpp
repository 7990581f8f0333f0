#include "arbiter/archive/unpacker.hpp"

#include <algorithm>
#include <utility>

namespace arbiter {

namespace {

constexpr std::size_t input_size = std::size_t{1} << 17;

}  // namespace

Unpacker::Unpacker(std::unique_ptr<ByteSource> packed, std::string_view begun,
                   std::unique_ptr<Decoder> decoder)
    : packed_(std::move(packed)),
      decoder_(std::move(decoder)),
      input_(std::max(input_size, begun.size())),
      filled_(begun.size()) {
    std::ranges::copy(begun, input_.begin());
}

std::unexpected<SourceError> Unpacker::fail(SourceFault fault, std::string text) {
    error_ = SourceError{fault, std::move(text)};
    return std::unexpected(*error_);
}

bool Unpacker::is_silent() { return at_ == filled_ && !input_ended_ && packed_->is_silent(); }

std::optional<SourceError> Unpacker::refill() {
    if (at_ < filled_ || input_ended_)
        return std::nullopt;
    const auto got = packed_->read(input_);
    if (!got)
        return got.error();
    at_ = 0;
    filled_ = *got;
    input_ended_ = *got == 0;
    return std::nullopt;
}

std::expected<std::size_t, SourceError> Unpacker::read(std::span<char> into) {
    while (!error_) {
        if (const auto error = refill())
            return fail(error->fault, error->text);
        if (input_ended_ && state_ == UnpackState::between)
            return 0;
        const auto packed = std::span<const char>(input_).subspan(at_, filled_ - at_);
        const UnpackStep step = decoder_->step(packed, into);
        at_ += step.consumed;
        state_ = step.state;
        // What was unpacked is good; a failure comes again at the next call.
        if (step.produced > 0)
            return step.produced;
        if (state_ == UnpackState::over_limit)
            return fail(SourceFault::window,
                        "the archive asks for a window of more than 2 GiB to unpack it");
        if (state_ == UnpackState::corrupt)
            return fail(SourceFault::corrupt,
                        "the archive is damaged here; what came before was read");
        if (input_ended_ && state_ == UnpackState::inside)
            return fail(SourceFault::truncated,
                        "the archive is cut off; what came before was read");
    }
    return std::unexpected(*error_);
}

}  // namespace arbiter
