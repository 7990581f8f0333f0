// A list that grows at its end, of which copies share what is old. So that a trial on a copy costs
// little, however much has happened before.
#pragma once

#include <algorithm>
#include <cassert>
#include <compare>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace arbiter {

/// A copy costs a pointer for each 64 elements, and at most 64 elements. References are good until
/// the list changes; what a copy does changes no other.
template <typename T>
class GrowingList {
    static constexpr std::size_t block_size = 64;

  public:
    using value_type = T;  ///< of the elements

    /// Reads any element, forwards and backwards; good until the list changes.
    class Iterator {
      public:
        /// @cond what std::random_access_iterator asks for
        using iterator_category = std::random_access_iterator_tag;
        using value_type = T;
        using difference_type = std::ptrdiff_t;
        using pointer = const T*;
        using reference = const T&;

        Iterator() = default;

        [[nodiscard]] reference operator*() const { return (*list_)[index_]; }
        [[nodiscard]] pointer operator->() const { return &(*list_)[index_]; }
        [[nodiscard]] reference operator[](difference_type by) const { return *(*this + by); }
        Iterator& operator+=(difference_type by) {
            index_ += static_cast<std::size_t>(by);
            return *this;
        }
        Iterator& operator-=(difference_type by) { return *this += -by; }
        Iterator& operator++() { return *this += 1; }
        Iterator& operator--() { return *this -= 1; }
        Iterator operator++(int) { return std::exchange(*this, *this + 1); }
        Iterator operator--(int) { return std::exchange(*this, *this - 1); }
        [[nodiscard]] friend Iterator operator+(Iterator at, difference_type by) {
            return at += by;
        }
        [[nodiscard]] friend Iterator operator+(difference_type by, Iterator at) {
            return at += by;
        }
        [[nodiscard]] friend Iterator operator-(Iterator at, difference_type by) {
            return at -= by;
        }
        [[nodiscard]] friend difference_type operator-(Iterator left, Iterator right) {
            return static_cast<difference_type>(left.index_) -
                   static_cast<difference_type>(right.index_);
        }
        /// Of iterators of one list.
        [[nodiscard]] bool operator==(const Iterator& other) const {
            return index_ == other.index_;
        }
        [[nodiscard]] std::strong_ordering operator<=>(const Iterator& other) const {
            return index_ <=> other.index_;
        }

        /// @endcond

      private:
        friend GrowingList;
        Iterator(const GrowingList* list, std::size_t index) : list_(list), index_(index) {}

        const GrowingList* list_ = nullptr;
        std::size_t index_ = 0;
    };

    /// One more, the last.
    void push_back(T value) {
        if (newest_.size() == block_size) {
            // First, so that nothing is lost where there is no memory.
            shared_.reserve(shared_.size() + 1);
            shared_.push_back(std::make_shared<const Block>(std::move(newest_)));
            newest_ = {};
        }
        newest_.push_back(std::move(value));
    }
    /// Keeps the first `size` elements. Requires: there are as many.
    void truncate(std::size_t size) {
        assert(size <= this->size());
        const std::size_t last_block = size == 0 ? 0 : (size - 1) / block_size;
        if (last_block < shared_.size()) {
            newest_ = *shared_[last_block];
            shared_.resize(last_block);
        }
        const std::size_t kept = size - last_block * block_size;
        newest_.erase(newest_.begin() + static_cast<std::ptrdiff_t>(kept), newest_.end());
    }

    /// Elements.
    [[nodiscard]] std::size_t size() const { return shared_.size() * block_size + newest_.size(); }
    /// No elements, as at first.
    [[nodiscard]] bool empty() const { return size() == 0; }
    /// Requires: `index < size()`.
    [[nodiscard]] const T& operator[](std::size_t index) const {
        assert(index < size());
        const std::size_t block = index / block_size;
        return (block < shared_.size() ? *shared_[block] : newest_)[index % block_size];
    }
    /// Requires: not empty.
    [[nodiscard]] const T& front() const { return (*this)[0]; }
    /// Requires: not empty.
    [[nodiscard]] const T& back() const { return (*this)[size() - 1]; }
    /// The last may still be changed.
    [[nodiscard]] T& back() {
        assert(!empty());
        return newest_.back();
    }
    /// The first.
    [[nodiscard]] Iterator begin() const { return {this, 0}; }
    /// Behind the last.
    [[nodiscard]] Iterator end() const { return {this, size()}; }

    /// The same elements in the same order.
    bool operator==(const GrowingList& other) const {
        return size() == other.size() && std::equal(begin(), end(), other.begin());
    }

  private:
    using Block = std::vector<T>;

    std::vector<std::shared_ptr<const Block>> shared_;
    /// Up to as many as make a block; none only where the list is empty.
    Block newest_;
};

}  // namespace arbiter
