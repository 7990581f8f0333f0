// Zstandard (RFC 8878) by libzstd.
#include <new>

#include <zstd.h>
#include <zstd_errors.h>

#include "arbiter/archive/unpacker.hpp"

namespace arbiter {

namespace {

/// 2 GiB: `max_archive_window`.
constexpr int window_log = 31;

class ZstdDecoder : public Decoder {
  public:
    ZstdDecoder() : context_(ZSTD_createDCtx()) {
        if (context_ == nullptr ||
            ZSTD_isError(ZSTD_DCtx_setParameter(context_, ZSTD_d_windowLogMax, window_log)) != 0U)
            throw std::bad_alloc();
    }
    ~ZstdDecoder() override { ZSTD_freeDCtx(context_); }

    UnpackStep step(std::span<const char> packed, std::span<char> plain) override {
        ZSTD_inBuffer in{packed.data(), packed.size(), 0};
        ZSTD_outBuffer out{plain.data(), plain.size(), 0};
        const std::size_t status = ZSTD_decompressStream(context_, &out, &in);
        UnpackState state = status == 0 ? UnpackState::between : UnpackState::inside;
        if (ZSTD_isError(status) != 0U)
            state = ZSTD_getErrorCode(status) == ZSTD_error_frameParameter_windowTooLarge
                        ? UnpackState::over_limit
                        : UnpackState::corrupt;
        return {.consumed = in.pos, .produced = out.pos, .state = state};
    }

  private:
    ZSTD_DCtx* context_;
};

}  // namespace

std::unique_ptr<Decoder> zstd_decoder() { return std::make_unique<ZstdDecoder>(); }

}  // namespace arbiter
