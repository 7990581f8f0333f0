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
    std::size_t magic_at;
    std::string_view magic;
    MakeDecoder decoder;    ///< nullptr where the format is not read
    std::string_view name;  ///< for messages
};

constexpr std::array<Format, 12> formats{{
    {0, "\x1F\x8B"sv, &gzip_decoder, "gzip"},
    {0, "BZh"sv, &bzip2_decoder, "bzip2"},
    {0,
     "\xFD"
     "7zXZ\0"sv,
     &xz_decoder, "xz"},
    {0, "\x28\xB5\x2F\xFD"sv, &zstd_decoder, "Zstandard"},
    {0, "PK\x03\x04"sv, nullptr, "zip"},
    {0, "PK\x05\x06"sv, nullptr, "zip"},
    {0, "7z\xBC\xAF\x27\x1C"sv, nullptr, "7z"},
    {0, "Rar!\x1A\x07"sv, nullptr, "rar"},
    {0, "\x04\x22\x4D\x18"sv, nullptr, "lz4"},
    {0, "\x02\x21\x4C\x18"sv, nullptr, "lz4"},
    {0, "\x1F\x9D"sv, nullptr, "compress (.Z)"},
    {257, "ustar"sv, nullptr, "tar"},
}};
/// The header of a tar archive is the longest of them.
constexpr std::size_t bytes_looked_at = 512;

/// A server may pack once more what is packed already; an archive of itself has no end.
constexpr int max_layers = 3;

/// A Zstandard archive may begin with a frame to be skipped: 0x184D2A50 to 0x184D2A5F.
bool begins_with_skippable_frame(std::string_view text) {
    return text.size() >= 4 && (static_cast<unsigned char>(text[0]) & 0xF0U) == 0x50 &&
           text.substr(1, 3) == "\x2A\x4D\x18"sv;
}

/// nullptr where a text begins like none of them.
const Format* format_of(std::string_view begun) {
    const auto format = std::ranges::find_if(formats, [&](const Format& one) {
        const bool is_skipped = one.decoder == &zstd_decoder && begins_with_skippable_frame(begun);
        return is_skipped ||
               (begun.size() > one.magic_at && begun.substr(one.magic_at).starts_with(one.magic));
    });
    return format == formats.end() ? nullptr : &*format;
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

    bool is_silent() override { return begun_.empty() && source_->is_silent(); }

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

/// Then it is a text or begins with what tells its kind: the name of a tar archive's first file has
/// no line end, and NUL stands behind it.
bool has_whole_line(std::string_view begun) {
    return begun.contains('\n') && !begun.contains('\0') && begun.size() >= 6;
}

/// Where reading fails, what came before; the source fails again when it is asked again. Where the
/// writer pauses, what he has written: a text, for an archive comes in blocks.
std::string begin_of(ByteSource& source) {
    std::string begun(bytes_looked_at, '\0');
    std::size_t filled = 0;
    while (filled < begun.size()) {
        const auto got = source.read(std::span(begun).subspan(filled));
        if (!got || *got == 0)
            break;
        filled += *got;
        if (has_whole_line(std::string_view(begun).substr(0, filled)) && source.is_silent())
            break;
    }
    begun.resize(filled);
    return begun;
}

std::unique_ptr<ByteSource> unsupported(std::string text) {
    return std::make_unique<FailedSource>(SourceError{SourceFault::unsupported, std::move(text)});
}

std::unique_ptr<ByteSource> unpack_layers(std::unique_ptr<ByteSource> packed, int layers) {
    std::string begun = begin_of(*packed);
    const Format* const format = format_of(begun);
    if (format == nullptr)
        return std::make_unique<PlainSource>(std::move(packed), std::move(begun));
    if (format->decoder == nullptr)
        return unsupported(std::string(format->name) +
                           " archives are not read; unpack it, or pack each file in it as gzip, "
                           "bzip2, xz or Zstandard");
    if (layers == 0)
        return unsupported("this is packed more than " + std::to_string(max_layers) +
                           " times over; unpack it first");
    return unpack_layers(std::make_unique<Unpacker>(std::move(packed), begun, format->decoder()),
                         layers - 1);
}

}  // namespace

std::unique_ptr<ByteSource> unpack(std::unique_ptr<ByteSource> packed) {
    return unpack_layers(std::move(packed), max_layers);
}

}  // namespace arbiter
