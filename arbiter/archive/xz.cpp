// xz by liblzma.
#include <new>

#include <lzma.h>

#include "arbiter/archive/unpack.hpp"
#include "arbiter/archive/unpacker.hpp"

namespace arbiter {

namespace {

/// The dictionary, and what the decoder needs beside it.
constexpr std::uint64_t memory_limit = max_archive_window + (std::uint64_t{16} << 20);

class XzDecoder : public Decoder {
  public:
    XzDecoder() {
        if (lzma_stream_decoder(&stream_, memory_limit, LZMA_CONCATENATED) != LZMA_OK)
            throw std::bad_alloc();
    }
    ~XzDecoder() override { lzma_end(&stream_); }

    UnpackStep step(std::span<const char> packed, std::span<char> plain) override {
        stream_.next_in = reinterpret_cast<const std::uint8_t*>(packed.data());
        stream_.avail_in = packed.size();
        stream_.next_out = reinterpret_cast<std::uint8_t*>(plain.data());
        stream_.avail_out = plain.size();
        // An empty part is the end of the input: only then a whole stream is told from one that
        // another follows.
        const lzma_ret status = lzma_code(&stream_, packed.empty() ? LZMA_FINISH : LZMA_RUN);
        return {.consumed = packed.size() - stream_.avail_in,
                .produced = plain.size() - stream_.avail_out,
                .state = state_of(status)};
    }

  private:
    static UnpackState state_of(lzma_ret status) {
        if (status == LZMA_OK || status == LZMA_BUF_ERROR)
            return UnpackState::inside;
        if (status == LZMA_STREAM_END)
            return UnpackState::between;
        return status == LZMA_MEMLIMIT_ERROR ? UnpackState::over_limit : UnpackState::corrupt;
    }

    lzma_stream stream_ = LZMA_STREAM_INIT;
};

}  // namespace

std::unique_ptr<Decoder> xz_decoder() { return std::make_unique<XzDecoder>(); }

}  // namespace arbiter
