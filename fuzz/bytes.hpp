// The bytes of an input, taken one by one as choices.
#pragma once

#include <cstddef>
#include <cstdint>

namespace arbiter::fuzz {

class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

    [[nodiscard]] bool empty() const { return size_ == 0; }
    int below(int limit) {
        if (size_ == 0)
            return 0;
        --size_;
        return *data_++ % limit;
    }

  private:
    const std::uint8_t* data_;
    std::size_t size_;
};

}  // namespace arbiter::fuzz
