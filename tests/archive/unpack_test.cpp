// Archives that are whole, in several members, cut off, damaged, or ask for too much.
#include "arbiter/archive/unpack.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <bzlib.h>
#include <gtest/gtest.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

namespace arbiter::testing {
namespace {

/// Gives a text in small pieces, as a pipe may.
class TextSource : public ByteSource {
  public:
    TextSource(std::string text, std::size_t piece) : text_(std::move(text)), piece_(piece) {}

    std::expected<std::size_t, SourceError> read(std::span<char> into) override {
        const std::size_t length = std::min({into.size(), piece_, text_.size() - at_});
        std::memcpy(into.data(), text_.data() + at_, length);
        at_ += length;
        return length;
    }
    /// Between the pieces, but not at the end.
    bool is_silent() override { return at_ < text_.size(); }

  private:
    std::string text_;
    std::size_t piece_;
    std::size_t at_ = 0;
};

struct Unpacked {
    std::string text;
    std::string fault;

    bool operator==(const Unpacked&) const = default;
};

Unpacked unpacked(const std::string& packed, std::size_t piece = 7, std::size_t room = 1000) {
    const auto source = unpack(std::make_unique<TextSource>(packed, piece));
    Unpacked result;
    std::vector<char> into(room);
    while (true) {
        const auto got = source->read(into);
        if (!got) {
            result.fault = code(got.error().fault);
            EXPECT_FALSE(source->read(into)) << "it fails again and again";
            return result;
        }
        if (*got == 0)
            return result;
        result.text.append(into.data(), *got);
    }
}

std::string sample() {
    std::string text;
    for (int i = 0; i < 500; ++i)
        text += std::to_string(i * i) + ". e4 e5 ";
    return text;
}

std::string gzip(const std::string& text) {
    z_stream stream{};
    EXPECT_EQ(deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY), Z_OK);
    std::string packed(deflateBound(&stream, text.size()), '\0');
    std::string input = text;
    stream.next_in = reinterpret_cast<Bytef*>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    EXPECT_EQ(deflate(&stream, Z_FINISH), Z_STREAM_END);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

std::string bzip2(const std::string& text) {
    std::string packed(text.size() + 1000, '\0');
    std::string input = text;
    auto length = static_cast<unsigned>(packed.size());
    EXPECT_EQ(BZ2_bzBuffToBuffCompress(packed.data(), &length, input.data(),
                                       static_cast<unsigned>(input.size()), 1, 0, 0),
              BZ_OK);
    packed.resize(length);
    return packed;
}

std::string xz(const std::string& text) {
    std::string packed(lzma_stream_buffer_bound(text.size()), '\0');
    std::size_t length = 0;
    EXPECT_EQ(lzma_easy_buffer_encode(0, LZMA_CHECK_CRC64, nullptr,
                                      reinterpret_cast<const std::uint8_t*>(text.data()),
                                      text.size(), reinterpret_cast<std::uint8_t*>(packed.data()),
                                      &length, packed.size()),
              LZMA_OK);
    packed.resize(length);
    return packed;
}

std::string zstd(const std::string& text) {
    std::string packed(ZSTD_compressBound(text.size()), '\0');
    packed.resize(ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 3));
    return packed;
}

using Pack = std::string (*)(const std::string&);
constexpr std::array<std::pair<const char*, Pack>, 4> formats{
    {{"gzip", &gzip}, {"bzip2", &bzip2}, {"xz", &xz}, {"zstd", &zstd}}};

TEST(Unpack, plain_text_stays_as_it_is) {
    for (const std::string text : {"", "1", "1. e4 e5 *", "PK is no archive"})
        EXPECT_EQ(unpacked(text), (Unpacked{text, ""}));
}

TEST(Unpack, reads_whole_archives) {
    for (const auto& [name, pack] : formats)
        for (const std::size_t piece : {std::size_t{1}, std::size_t{1'000'000}})
            EXPECT_EQ(unpacked(pack(sample()), piece), (Unpacked{sample(), ""})) << name;
}

TEST(Unpack, an_archive_of_nothing_is_empty) {
    for (const auto& [name, pack] : formats)
        EXPECT_EQ(unpacked(pack("")), (Unpacked{"", ""})) << name;
}

TEST(Unpack, members_one_behind_another) {
    for (const auto& [name, pack] : formats)
        for (const std::size_t piece : {std::size_t{1}, std::size_t{1'000'000}})
            EXPECT_EQ(unpacked(pack("1. e4 ") + pack("") + pack("e5 *"), piece),
                      (Unpacked{"1. e4 e5 *", ""}))
                << name;
}

TEST(Unpack, what_comes_before_the_cut_is_read) {
    for (const auto& [name, pack] : formats) {
        const std::string packed = pack(sample());
        for (const std::size_t left : {packed.size() - 1, packed.size() / 2, std::size_t{10}}) {
            const Unpacked result = unpacked(packed.substr(0, left));
            EXPECT_EQ(result.fault, "archive-truncated") << name << ' ' << left;
            EXPECT_TRUE(sample().starts_with(result.text)) << name;
        }
    }
    const std::string gzipped = gzip(sample());
    EXPECT_GT(unpacked(gzipped.substr(0, gzipped.size() - 1)).text.size(), 1000U);
}

TEST(Unpack, a_second_member_that_is_cut_off) {
    for (const auto& [name, pack] : formats) {
        const std::string packed = pack(sample()) + pack(sample()).substr(0, 12);
        const Unpacked result = unpacked(packed);
        EXPECT_TRUE(result.text.starts_with(sample())) << name;
        EXPECT_EQ(result.fault, "archive-truncated") << name;
    }
}

TEST(Unpack, damage_and_what_follows_an_archive_are_told) {
    for (const auto& [name, pack] : formats) {
        std::string damaged = pack(sample());
        for (std::size_t i = damaged.size() / 2; i < damaged.size() / 2 + 20; ++i)
            damaged[i] = '\x55';
        EXPECT_NE(unpacked(damaged).fault, "") << name;
        const Unpacked followed = unpacked(pack(sample()) + "something else");
        EXPECT_EQ(followed, (Unpacked{sample(), "archive-corrupt"})) << name;
    }
}

TEST(Unpack, zeros_behind_a_gzip_archive_are_padding) {
    EXPECT_EQ(unpacked(gzip("1. e4 *") + std::string(100, '\0')), (Unpacked{"1. e4 *", ""}));
}

TEST(Unpack, a_window_over_two_gibibytes_is_refused) {
    // Magic number, a frame header without a size, a window descriptor of 2^(10 + 22) bytes.
    const std::string frame("\x28\xB5\x2F\xFD\x00\xB0\x01\x00\x00", 9);
    EXPECT_EQ(unpacked(frame), (Unpacked{"", "archive-window"}));
}

TEST(Unpack, other_archives_are_named) {
    EXPECT_EQ(unpacked("PK\x03\x04xxxxxxxx").fault, "archive-unsupported");
    EXPECT_EQ(unpacked("7z\xBC\xAF\x27\x1Cxxxxx").fault, "archive-unsupported");
    EXPECT_EQ(unpacked("\x1F\x9D\x90xxxxx").fault, "archive-unsupported");
    const std::string tar = "games.pgn" + std::string(248, '\0') + "ustar  " + sample();
    EXPECT_EQ(unpacked(tar).fault, "archive-unsupported");
    for (const auto& [name, pack] : formats)
        EXPECT_EQ(unpacked(pack(tar)), (Unpacked{"", "archive-unsupported"})) << name;
}

TEST(Unpack, an_archive_in_an_archive) {
    for (const auto& [name, pack] : formats) {
        for (const auto& [inner_name, pack_inner] : formats)
            EXPECT_EQ(unpacked(pack(pack_inner(sample()))), (Unpacked{sample(), ""}))
                << name << ' ' << inner_name;
        const std::string cut = pack(pack(sample())).substr(0, 60);
        EXPECT_EQ(unpacked(cut).fault, "archive-truncated") << name;
    }
    EXPECT_EQ(unpacked(gzip(gzip(gzip("1. e4 *")))), (Unpacked{"1. e4 *", ""}));
    EXPECT_EQ(unpacked(gzip(gzip(gzip(gzip("1. e4 *"))))), (Unpacked{"", "archive-unsupported"}));
}

TEST(Unpack, a_frame_to_be_skipped_comes_first) {
    const std::string skipped("\x50\x2A\x4D\x18\x03\x00\x00\x00xyz", 11);
    EXPECT_EQ(unpacked(skipped + zstd("1. e4 *")), (Unpacked{"1. e4 *", ""}));
}

}  // namespace
}  // namespace arbiter::testing
