// The moves of a game with their variations and annotations, as a value: copied, compared, cut and
// rearranged. Knows which move follows which, not whether it is legal; positions are asked for by
// those who have a start position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "arbiter/rules/move.hpp"
#include "arbiter/rules/position.hpp"

namespace arbiter {

/// A move of a tree, or its root, which stands before the first move.
enum class NodeId : std::uint32_t {};

/// What is written about a move.
struct MoveNotes {
    std::vector<std::string> before;  ///< comments in front of it
    std::vector<std::string> after;   ///< comments behind it; of the root: before the first move
    std::vector<int> nags;            ///< 0 to 255, in the order of the text
    bool offers_draw = false;         ///< (=), Law C.12

    bool operator==(const MoveNotes&) const = default;
};

/// All nodes lie in one vector. Ids stay valid until the tree is compacted; what is removed leaves
/// a gap.
class GameTree {
  public:
    /// A root without moves.
    GameTree();

    /// Before the first move.
    static constexpr NodeId root = NodeId{0};

    /// The move that led to the node; the one that is never legal for the root, for a null move
    /// (`text` is "--") and for a text that is no legal move.
    [[nodiscard]] Move move(NodeId node) const { return at(node).move; }
    /// What stands in the file where that is no legal move; empty for all others.
    [[nodiscard]] const std::string& text(NodeId node) const;
    /// Nothing for the root.
    [[nodiscard]] std::optional<NodeId> parent(NodeId node) const;
    /// The main continuation; nothing at the end of a line.
    [[nodiscard]] std::optional<NodeId> next(NodeId node) const;
    /// The next move that could be played in place of this one.
    [[nodiscard]] std::optional<NodeId> next_variation(NodeId node) const;
    /// All moves from there, the main continuation first.
    [[nodiscard]] std::vector<NodeId> continuations(NodeId node) const;
    /// The moves of the main line, without the root.
    [[nodiscard]] std::vector<NodeId> main_line() const;
    /// From the first move to this one.
    [[nodiscard]] std::vector<NodeId> line_to(NodeId node) const;
    /// So many moves lead to it.
    [[nodiscard]] std::size_t ply(NodeId node) const;
    /// Nodes without the root, removed ones not counted.
    [[nodiscard]] std::size_t size() const { return size_; }

    /// Nothing where nothing is written about it.
    [[nodiscard]] const MoveNotes* notes(NodeId node) const;
    /// To be written to; makes them where there are none.
    [[nodiscard]] MoveNotes& edit_notes(NodeId node);

    /// A move behind `parent`: its main continuation if there is none yet, else its last variation.
    NodeId add(NodeId parent, Move move);
    /// The same for what is no legal move.
    NodeId add_text(NodeId parent, std::string text);
    /// Copies all of `other` behind `parent`, its main line first. The notes of its root are left.
    void insert(NodeId parent, const GameTree& other);
    /// Removes the move and all that follows it. Requires: not the root, and not yet removed.
    void remove(NodeId node);
    /// Before the variation in front of it. Nothing changes for the main continuation.
    void promote(NodeId node);
    /// Behind the variation that follows it. Nothing changes for the last.
    void demote(NodeId node);
    /// All moves from the first to this one become main continuations.
    void make_main_line(NodeId node);
    /// What `strip` leaves beside the moves of the main line.
    struct Kept {
        bool comments = true;    ///< also draw offers
        bool nags = true;        ///< annotation signs
        bool variations = true;  ///< everything but the main line
    };
    /// Leaves only what is kept.
    void strip(const Kept& kept);
    /// Gives the memory of what was removed back; ids change.
    void compact();

    /// Equal where the moves, their order and all that is written about them are.
    friend bool operator==(const GameTree& a, const GameTree& b);

  private:
    static constexpr std::uint32_t none = 0xFFFF'FFFF;

    struct Node {
        Move move;
        std::uint32_t parent = none;
        std::uint32_t first = none;
        std::uint32_t last = none;
        std::uint32_t sibling = none;
        std::uint32_t notes = none;
        std::uint32_t text = none;
    };

    [[nodiscard]] const Node& at(NodeId node) const;
    [[nodiscard]] Node& at(NodeId node);
    NodeId link(NodeId parent, const Node& node);
    /// The one in front among the continuations of its parent.
    [[nodiscard]] std::optional<NodeId> sibling_before(NodeId node) const;
    void move_in_front(NodeId node);
    void copy_behind(NodeId parent, const GameTree& other, NodeId from);

    std::vector<Node> nodes_;
    std::vector<MoveNotes> notes_;
    std::vector<std::string> texts_;
    std::size_t size_ = 0;
};

}  // namespace arbiter
