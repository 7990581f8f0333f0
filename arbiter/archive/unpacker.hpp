// What unpacking has in common, whatever the format: input in blocks, members one behind another,
// an end where none may be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "arbiter/archive/byte_source.hpp"

namespace arbiter {

/// How a decoder stands after a step.
enum class UnpackState : std::uint8_t {
    inside,      ///< of a member
    between,     ///< a member is complete; another may follow
    corrupt,     ///< this is no archive, or its check sum is wrong
    over_limit,  ///< it asks for more memory than is allowed
};

/// What one step has done.
struct UnpackStep {
    std::size_t consumed = 0;                 ///< bytes of the archive
    std::size_t produced = 0;                 ///< bytes of the text
    UnpackState state = UnpackState::inside;  ///< after them
};

/// One format. Begins and ends between members.
class Decoder {
  public:
    Decoder() = default;
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;
    virtual ~Decoder() = default;

    /// Unpacks some of `packed` into `plain`. Where both have room it gets on, or asks for more
    /// input by consuming all of it.
    [[nodiscard]] virtual UnpackStep step(std::span<const char> packed, std::span<char> plain) = 0;
};

/// Each for its format; fails only by lack of memory.
[[nodiscard]] std::unique_ptr<Decoder> gzip_decoder();
[[nodiscard]] std::unique_ptr<Decoder> bzip2_decoder();  ///< as above
[[nodiscard]] std::unique_ptr<Decoder> xz_decoder();     ///< as above
[[nodiscard]] std::unique_ptr<Decoder> zstd_decoder();   ///< as above

/// A source that runs a decoder.
class Unpacker : public ByteSource {
  public:
    /// `begun` is what has been read of `packed` already.
    Unpacker(std::unique_ptr<ByteSource> packed, std::string_view begun,
             std::unique_ptr<Decoder> decoder);

    std::expected<std::size_t, SourceError> read(std::span<char> into) override;
    bool is_silent() override;

  private:
    [[nodiscard]] std::optional<SourceError> refill();
    std::unexpected<SourceError> fail(SourceFault fault, std::string text);

    std::unique_ptr<ByteSource> packed_;
    std::unique_ptr<Decoder> decoder_;
    std::vector<char> input_;
    std::size_t at_ = 0;
    std::size_t filled_ = 0;
    bool input_ended_ = false;
    UnpackState state_ = UnpackState::between;
    std::optional<SourceError> error_;
};

}  // namespace arbiter
