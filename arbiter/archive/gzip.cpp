// gzip (RFC 1952) by zlib.
#include <new>

#include <zlib.h>

#include "arbiter/archive/unpacker.hpp"

namespace arbiter {

namespace {

/// The largest window, and 16 for gzip's header instead of zlib's.
constexpr int gzip_window_bits = 15 + 16;

class GzipDecoder : public Decoder {
  public:
    GzipDecoder() {
        if (inflateInit2(&stream_, gzip_window_bits) != Z_OK)
            throw std::bad_alloc();
    }
    ~GzipDecoder() override { inflateEnd(&stream_); }

    UnpackStep step(std::span<const char> packed, std::span<char> plain) override {
        if (is_between_) {
            // Tapes are padded with zeros.
            if (!packed.empty() && packed.front() == '\0')
                return {.consumed = 1, .produced = 0, .state = UnpackState::between};
            inflateReset(&stream_);
            is_between_ = false;
        }
        // zlib takes its input through a pointer that is not const, but does not write to it.
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
        stream_.avail_in = static_cast<uInt>(packed.size());
        stream_.next_out = reinterpret_cast<Bytef*>(plain.data());
        stream_.avail_out = static_cast<uInt>(plain.size());
        const int status = inflate(&stream_, Z_NO_FLUSH);
        is_between_ = status == Z_STREAM_END;
        const bool is_well = status == Z_OK || status == Z_BUF_ERROR || is_between_;
        return {.consumed = packed.size() - stream_.avail_in,
                .produced = plain.size() - stream_.avail_out,
                .state = !is_well      ? UnpackState::corrupt
                         : is_between_ ? UnpackState::between
                                       : UnpackState::inside};
    }

  private:
    z_stream stream_{};
    bool is_between_ = false;
};

}  // namespace

std::unique_ptr<Decoder> gzip_decoder() { return std::make_unique<GzipDecoder>(); }

}  // namespace arbiter
