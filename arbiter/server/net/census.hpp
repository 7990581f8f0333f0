// Who is connected, from where, and what is buffered for him: decides who is let in, who has to go
// when there is no place or no memory left, and never makes way of a player for a stranger, but of
// who looks on for a player. Knows
// no network and no time: what became idle first has been idle longest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "arbiter/server/net/limits.hpp"

namespace arbiter {

/// Why a connection has to end.
enum class Leave : std::uint8_t {
    for_place,    ///< somebody else needs its place
    for_memory,   ///< too much is buffered for it
    server_ends,  ///< all have to go
};

/// What a connection is doing, which says when it must make way.
enum class Standing : std::uint8_t {
    /// At the door, without a place.
    waiting,
    /// Between two requests, or in the middle of one that comes slowly.
    idle,
    /// A request is being answered.
    answering,
    /// A WebSocket of somebody who only looks on.
    watching,
    /// A WebSocket of somebody who sits in a game.
    seated,
};

/// What somebody at the door wants: anything, or to come back to a game in which he sits.
enum class Errand : std::uint8_t { any, game };

/// A connection, as the census sees it.
class Guest {
  public:
    Guest() = default;
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;
    virtual ~Guest() = default;

    /// To end soon, and not within this call.
    virtual void leave(Leave why) = 0;
};

/// Of one thread.
class Census {
  public:
    class Entry;

    explicit Census(const NetworkLimits& limits) : limits_(limits) {}
    Census(const Census&) = delete;
    Census& operator=(const Census&) = delete;
    ~Census() = default;

    /// Lets a connection in, if need be in the place of one that makes way, or else to the door,
    /// where it may only be told to come again. Nothing where even the door is crowded. The entry
    /// is counted as long as it lives; the census outlives it. `address` as in address_group.hpp.
    [[nodiscard]] std::unique_ptr<Entry> admit(std::string address);

    /// All that are here, to be asked to leave.
    void send_away(Leave why);

    /// Nobody is here, not even somebody who was asked to leave.
    [[nodiscard]] bool is_empty() const { return addresses_.empty(); }
    /// Of those who were not asked to leave, as the next two.
    [[nodiscard]] std::size_t places_taken() const { return places_taken_; }
    /// At the door.
    [[nodiscard]] std::size_t waiting() const { return waiting_; }
    [[nodiscard]] std::size_t buffered_bytes() const { return buffered_bytes_; }

  private:
    enum class Yielding : bool { idle, idle_or_watching };

    /// By when they came to this standing.
    using Queue = std::map<std::uint64_t, Entry*>;

    struct Address {
        std::size_t places = 0;
        std::size_t entries = 0;
        std::size_t buffered_bytes = 0;
        Queue waiting;
        Queue idle;
        Queue watching;

        /// Those of that standing who may have to make way; none for the others.
        [[nodiscard]] Queue* queue(Standing standing);
    };

    [[nodiscard]] bool has_place_for(const Address& address) const;
    /// Makes a place where it can. False where nobody has to make way.
    bool make_place_for(const Address& address, Errand errand);
    bool make_room_at_door(const Address& address);
    /// Who has been so for longest, of the address with the most places among those that have
    /// more than `more_than` and somebody who is; the idle before those who look on.
    [[nodiscard]] Entry* longest(Yielding who, std::size_t more_than) const;
    [[nodiscard]] Entry* biggest(const Address* address) const;
    void evict(Entry& entry, Leave why);

    NetworkLimits limits_;
    std::unordered_map<std::string, Address> addresses_;
    std::unordered_set<Entry*> entries_;
    std::uint64_t ticks_ = 0;
    std::size_t places_taken_ = 0;
    std::size_t waiting_ = 0;
    std::size_t buffered_bytes_ = 0;
};

/// One connection.
class Census::Entry {
  public:
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;
    ~Entry();

    /// Whom to ask to leave; he owns the entry. Nobody is asked before.
    void belongs_to(Guest& guest) { guest_ = &guest; }

    /// It was neither left at the door nor asked to leave.
    [[nodiscard]] bool has_place() const { return is_counted_ && standing_ != Standing::waiting; }
    /// From the door to a place, idle there. False where there is none, or it was asked to leave.
    /// For a player who comes back any connection makes way that is idle, or else looks on.
    [[nodiscard]] bool take_place(Errand errand);
    /// Requires: it has a place, and gets no other standing than one with a place.
    void stand(Standing standing);

    /// What is buffered now of what came in. False, and unchanged, where that is too much for the
    /// address or the process.
    [[nodiscard]] bool hold_read(std::size_t bytes);
    /// What is buffered now to be sent. Where it is too much for the address or the process, the
    /// one who lets most wait is asked to leave, this one maybe.
    void hold_unsent(std::size_t bytes);

  private:
    friend class Census;
    Entry(Census& census, std::string address, Standing standing);

    [[nodiscard]] Address& address() const { return census_.addresses_.at(address_); }
    void enqueue();
    void dequeue();
    void count(Standing standing);
    void uncount();
    void add_bytes(std::size_t bytes);
    void remove_bytes(std::size_t bytes);

    Census& census_;
    std::string address_;
    Guest* guest_ = nullptr;
    Standing standing_;
    std::uint64_t since_ = 0;
    std::size_t read_bytes_ = 0;
    std::size_t unsent_bytes_ = 0;
    /// Not any more once it was asked to leave.
    bool is_counted_ = false;
};

}  // namespace arbiter
