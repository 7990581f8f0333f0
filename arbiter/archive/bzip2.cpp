// bzip2 by libbz2.
#include <new>

#include <bzlib.h>

#include "arbiter/archive/unpacker.hpp"

namespace arbiter {

namespace {

class Bzip2Decoder : public Decoder {
  public:
    Bzip2Decoder() { begin(); }
    ~Bzip2Decoder() override { BZ2_bzDecompressEnd(&stream_); }

    UnpackStep step(std::span<const char> packed, std::span<char> plain) override {
        if (is_between_) {
            BZ2_bzDecompressEnd(&stream_);
            stream_ = {};
            begin();
            is_between_ = false;
        }
        // libbz2 takes its input through a pointer that is not const, but does not write to it.
        stream_.next_in = const_cast<char*>(packed.data());
        stream_.avail_in = static_cast<unsigned>(packed.size());
        stream_.next_out = plain.data();
        stream_.avail_out = static_cast<unsigned>(plain.size());
        const int status = BZ2_bzDecompress(&stream_);
        is_between_ = status == BZ_STREAM_END;
        return {.consumed = packed.size() - stream_.avail_in,
                .produced = plain.size() - stream_.avail_out,
                .state = is_between_       ? UnpackState::between
                         : status == BZ_OK ? UnpackState::inside
                                           : UnpackState::corrupt};
    }

  private:
    void begin() {
        if (BZ2_bzDecompressInit(&stream_, 0, 0) != BZ_OK)
            throw std::bad_alloc();
    }

    bz_stream stream_{};
    bool is_between_ = false;
};

}  // namespace

std::unique_ptr<Decoder> bzip2_decoder() { return std::make_unique<Bzip2Decoder>(); }

}  // namespace arbiter
