#include "arbiter/server/net/census.hpp"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

namespace arbiter {

Census::Queue* Census::Address::queue(Standing standing) {
    switch (standing) {
        case Standing::waiting:
            return &waiting;
        case Standing::idle:
            return &idle;
        case Standing::watching:
            return &watching;
        case Standing::answering:
        case Standing::seated:
            break;
    }
    return nullptr;
}

std::unique_ptr<Census::Entry> Census::admit(std::string address) {
    // The entry below counts itself: one of an address that nobody else comes from is made first.
    const Address nobody;
    const auto found = addresses_.find(address);
    const Address& known = found == addresses_.end() ? nobody : found->second;
    auto standing = Standing::idle;
    if (!has_place_for(known) && !make_place_for(known, Errand::any)) {
        if (waiting_ >= limits_.waiting_connections && !make_room_at_door(known))
            return nullptr;
        standing = Standing::waiting;
    }
    return std::unique_ptr<Entry>(new Entry(*this, std::move(address), standing));
}

void Census::send_away(Leave why) {
    // A guest that leaves ends later; but who knows what it does meanwhile.
    const std::vector<Entry*> all(entries_.begin(), entries_.end());
    for (Entry* const entry : all)
        if (entry->is_counted_)
            evict(*entry, why);
}

bool Census::has_place_for(const Address& address) const {
    const bool is_small = address.places < limits_.connections_of_a_small_address;
    const std::size_t kept = is_small ? 0 : limits_.connections_for_small_addresses;
    return address.places < limits_.connections_of_one_address &&
           places_taken_ + kept < limits_.connections;
}

bool Census::make_place_for(const Address& address, Errand errand) {
    Entry* leaver = nullptr;
    if (address.places >= limits_.connections_of_one_address) {
        if (!address.idle.empty())
            leaver = address.idle.begin()->second;
        else if (errand == Errand::game && !address.watching.empty())
            leaver = address.watching.begin()->second;
    } else {
        leaver = longest(Yielding::idle_or_watching, address.places);
        if (leaver == nullptr && errand == Errand::game)
            leaver = longest(Yielding::idle, 0);
        if (leaver == nullptr && errand == Errand::game)
            leaver = longest(Yielding::idle_or_watching, 0);
    }
    if (leaver == nullptr)
        return false;
    evict(*leaver, Leave::for_place);
    return true;
}

bool Census::make_room_at_door(const Address& address) {
    const Address* most = &address;
    for (const auto& [text, other] : addresses_)
        if (other.waiting.size() > most->waiting.size())
            most = &other;
    if (most == &address)
        return false;
    evict(*most->waiting.begin()->second, Leave::for_place);
    return true;
}

Census::Entry* Census::longest(Yielding who, std::size_t more_than) const {
    const Queue* found = nullptr;
    std::size_t most = more_than;
    for (const auto& [text, address] : addresses_) {
        const bool may_be_watching = who == Yielding::idle_or_watching && address.idle.empty();
        const Queue& queue = may_be_watching ? address.watching : address.idle;
        if (address.places > most && !queue.empty()) {
            most = address.places;
            found = &queue;
        }
    }
    return found == nullptr ? nullptr : found->begin()->second;
}

Census::Entry* Census::biggest(const Address* address) const {
    Entry* found = nullptr;
    for (Entry* const entry : entries_) {
        const bool is_asked = address == nullptr || &entry->address() == address;
        if (is_asked && (found == nullptr || entry->unsent_bytes_ > found->unsent_bytes_))
            found = entry;
    }
    return found;
}

void Census::evict(Entry& entry, Leave why) {
    entry.uncount();
    if (entry.guest_ != nullptr)
        entry.guest_->leave(why);
}

Census::Entry::Entry(Census& census, std::string address, Standing standing)
    : census_(census), address_(std::move(address)), standing_(standing) {
    ++census_.addresses_[address_].entries;
    count(standing);
}

Census::Entry::~Entry() {
    if (is_counted_)
        uncount();
    if (--address().entries == 0)
        census_.addresses_.erase(address_);
}

bool Census::Entry::take_place(Errand errand) {
    if (!is_counted_)
        return false;
    if (!census_.has_place_for(address()) && !census_.make_place_for(address(), errand))
        return false;
    const std::size_t read = read_bytes_;
    const std::size_t unsent = unsent_bytes_;
    uncount();
    count(Standing::idle);
    add_bytes(read + unsent);
    return true;
}

void Census::Entry::stand(Standing standing) {
    assert(standing != Standing::waiting);
    if (!is_counted_ || standing_ == standing)
        return;
    dequeue();
    standing_ = standing;
    enqueue();
}

bool Census::Entry::hold_read(std::size_t bytes) {
    if (bytes > read_bytes_ && is_counted_) {
        const std::size_t more = bytes - read_bytes_;
        if (address().buffered_bytes + more > census_.limits_.buffered_bytes_of_one_address ||
            census_.buffered_bytes_ + more > census_.limits_.buffered_bytes)
            return false;
    }
    if (is_counted_) {
        remove_bytes(read_bytes_);
        add_bytes(bytes);
    }
    read_bytes_ = bytes;
    return true;
}

void Census::Entry::hold_unsent(std::size_t bytes) {
    if (!is_counted_)
        return;
    remove_bytes(unsent_bytes_);
    add_bytes(bytes);
    unsent_bytes_ = bytes;
    while (address().buffered_bytes > census_.limits_.buffered_bytes_of_one_address)
        census_.evict(*census_.biggest(&address()), Leave::for_memory);
    while (census_.buffered_bytes_ > census_.limits_.buffered_bytes)
        census_.evict(*census_.biggest(nullptr), Leave::for_memory);
}

void Census::Entry::enqueue() {
    since_ = ++census_.ticks_;
    if (Queue* const queue = address().queue(standing_))
        queue->emplace(since_, this);
}

void Census::Entry::dequeue() {
    if (Queue* const queue = address().queue(standing_))
        queue->erase(since_);
}

void Census::Entry::count(Standing standing) {
    standing_ = standing;
    is_counted_ = true;
    census_.entries_.insert(this);
    if (standing == Standing::waiting) {
        ++census_.waiting_;
    } else {
        ++address().places;
        ++census_.places_taken_;
    }
    enqueue();
}

void Census::Entry::uncount() {
    dequeue();
    if (standing_ == Standing::waiting) {
        --census_.waiting_;
    } else {
        --address().places;
        --census_.places_taken_;
    }
    remove_bytes(read_bytes_ + unsent_bytes_);
    census_.entries_.erase(this);
    is_counted_ = false;
}

void Census::Entry::add_bytes(std::size_t bytes) {
    address().buffered_bytes += bytes;
    census_.buffered_bytes_ += bytes;
}

void Census::Entry::remove_bytes(std::size_t bytes) {
    address().buffered_bytes -= bytes;
    census_.buffered_bytes_ -= bytes;
}

}  // namespace arbiter
