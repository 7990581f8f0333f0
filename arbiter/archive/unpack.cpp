#include "arbiter/archive/unpack.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

#include "arbiter/archive/unpacker.hpp"

namespace arbiter {

namespace {

using namespace std::string_view_literals;

using MakeDecoder = std::unique_ptr<Decoder> (*)();

struct Format {
    std::string_view magic;
    MakeDecoder decoder;    ///< nullptr where the format is not read
    std::string_view name;  ///< for messages
};

constexpr std::array<Format, 10> formats{{
    {"\x1F\x8B"sv, &gzip_decoder, "gzip"},
    {"BZh"sv, &bzip2_decoder, "bzip2"},
    {"\xFD"
     "7zXZ\0"sv,
     &xz_decoder, "xz"},
    {"\x28\xB5\x2F\xFD"sv, &zstd_decoder, "Zstandard"},
    {"PK\x03\x04"sv, nullptr, "zip"},
    {"PK\x05\x06"sv, nullptr, "zip"},
    {"7z\xBC\xAF\x27\x1C"sv, nullptr, "7z"},
    {"Rar!\x1A\x07"sv, nullptr, "rar"},
    {"\x04\x22\x4D\x18"sv, nullptr, "lz4"},
    {"\x02\x21\x4C\x18"sv, nullptr, "lz4"},
}};
constexpr std::size_t longest_magic = 6;

/// A Zstandard archive may begin with a frame to be skipped: 0x184D2A50 to 0x184D2A5F.
bool begins_with_skippable_frame(std::string_view text) {
    return text.size() >= 4 && (static_cast<unsigned char>(text[0]) & 0xF0U) == 0x50 &&
           text.substr(1, 3) == "\x2A\x4D\x18"sv;
}

/// Gives what was read to look at it, and then the rest.
class PlainSource : public ByteSource {
  public:
    PlainSource(std::unique_ptr<ByteSource> source, std::string begun)
        : source_(std::move(source)), begun_(std::move(begun)) {}

    std::expected<std::size_t, SourceError> read(std::span<char> into) override {
        if (begun_.empty())
            return source_->read(into);
        const std::size_t length = std::min(into.size(), begun_.size());
        std::memcpy(into.data(), begun_.data(), length);
        begun_.erase(0, length);
        return length;
    }

  private:
    std::unique_ptr<ByteSource> source_;
    std::string begun_;
};

class FailedSource : public ByteSource {
  public:
    explicit FailedSource(SourceError error) : error_(std::move(error)) {}

    std::expected<std::size_t, SourceError> read(std::span<char> /*into*/) override {
        return std::unexpected(error_);
    }

  private:
    SourceError error_;
};

}  // namespace

std::unique_ptr<ByteSource> unpack(std::unique_ptr<ByteSource> packed) {
    std::array<char, longest_magic> bytes{};
    std::size_t filled = 0;
    while (filled < bytes.size()) {
        const auto got = packed->read(std::span(bytes).subspan(filled));
        if (!got)
            return std::make_unique<FailedSource>(got.error());
        if (*got == 0)
            break;
        filled += *got;
    }
    const std::string begun(bytes.data(), filled);
    if (begins_with_skippable_frame(begun))
        return std::make_unique<Unpacker>(std::move(packed), begun, zstd_decoder());
    const auto format = std::ranges::find_if(
        formats, [&](const Format& one) { return begun.starts_with(one.magic); });
    if (format == formats.end())
        return std::make_unique<PlainSource>(std::move(packed), begun);
    if (format->decoder != nullptr)
        return std::make_unique<Unpacker>(std::move(packed), begun, format->decoder());
    return std::make_unique<FailedSource>(
        SourceError{SourceFault::unsupported,
                    std::string(format->name) +
                        " archives are not read; unpack it, or pack it as gzip, bzip2, xz or "
                        "Zstandard"});
}

}  // namespace arbiter
