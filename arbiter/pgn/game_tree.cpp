#include "arbiter/pgn/game_tree.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace arbiter {

namespace {

std::optional<NodeId> node_or_nothing(std::uint32_t index, std::uint32_t none) {
    return index == none ? std::nullopt : std::optional(NodeId{index});
}

const MoveNotes no_notes;

const MoveNotes& notes_or_none(const GameTree& tree, NodeId node) {
    const MoveNotes* const notes = tree.notes(node);
    return notes != nullptr ? *notes : no_notes;
}

}  // namespace

GameTree::GameTree() : nodes_(1) {}

const GameTree::Node& GameTree::at(NodeId node) const {
    assert(std::to_underlying(node) < nodes_.size());
    return nodes_[std::to_underlying(node)];
}

GameTree::Node& GameTree::at(NodeId node) {
    assert(std::to_underlying(node) < nodes_.size());
    return nodes_[std::to_underlying(node)];
}

const std::string& GameTree::text(NodeId node) const {
    static const std::string empty;
    return at(node).text == none ? empty : texts_[at(node).text];
}

std::optional<NodeId> GameTree::parent(NodeId node) const {
    return node_or_nothing(at(node).parent, none);
}

std::optional<NodeId> GameTree::next(NodeId node) const {
    return node_or_nothing(at(node).first, none);
}

std::optional<NodeId> GameTree::next_variation(NodeId node) const {
    return node_or_nothing(at(node).sibling, none);
}

std::vector<NodeId> GameTree::continuations(NodeId node) const {
    std::vector<NodeId> nodes;
    for (auto one = next(node); one; one = next_variation(*one))
        nodes.push_back(*one);
    return nodes;
}

std::vector<NodeId> GameTree::main_line() const {
    std::vector<NodeId> nodes;
    for (auto one = next(root); one; one = next(*one))
        nodes.push_back(*one);
    return nodes;
}

std::vector<NodeId> GameTree::line_to(NodeId node) const {
    std::vector<NodeId> nodes;
    for (NodeId one = node; one != root; one = *parent(one))
        nodes.push_back(one);
    std::ranges::reverse(nodes);
    return nodes;
}

std::size_t GameTree::ply(NodeId node) const {
    std::size_t plies = 0;
    for (NodeId one = node; one != root; one = *parent(one))
        ++plies;
    return plies;
}

const MoveNotes* GameTree::notes(NodeId node) const {
    return at(node).notes == none ? nullptr : &notes_[at(node).notes];
}

MoveNotes& GameTree::edit_notes(NodeId node) {
    if (at(node).notes == none) {
        at(node).notes = static_cast<std::uint32_t>(notes_.size());
        notes_.emplace_back();
    }
    return notes_[at(node).notes];
}

NodeId GameTree::link(NodeId parent, const Node& node) {
    const auto index = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back(node);
    nodes_.back().parent = std::to_underlying(parent);
    Node& above = at(parent);
    if (above.first == none)
        above.first = index;
    else
        nodes_[above.last].sibling = index;
    above.last = index;
    ++size_;
    return NodeId{index};
}

NodeId GameTree::add(NodeId parent, Move move) {
    Node node;
    node.move = move;
    return link(parent, node);
}

NodeId GameTree::add_text(NodeId parent, std::string text) {
    texts_.push_back(std::move(text));
    Node node;
    node.text = static_cast<std::uint32_t>(texts_.size() - 1);
    return link(parent, node);
}

void GameTree::copy_behind(NodeId parent, const GameTree& other, NodeId from) {
    struct Work {
        NodeId target;
        NodeId source;
    };
    std::vector<Work> open{{parent, from}};
    while (!open.empty()) {
        const auto [target, source] = open.back();
        open.pop_back();
        for (const NodeId one : other.continuations(source)) {
            const NodeId copy = other.at(one).text == none ? add(target, other.move(one))
                                                           : add_text(target, other.text(one));
            if (const MoveNotes* const notes = other.notes(one))
                edit_notes(copy) = *notes;
            open.push_back({copy, one});
        }
    }
}

void GameTree::insert(NodeId parent, const GameTree& other) {
    const GameTree copy = other;  // which may be this tree itself
    copy_behind(parent, copy, root);
}

std::optional<NodeId> GameTree::sibling_before(NodeId node) const {
    const auto wanted = std::to_underlying(node);
    for (auto one = next(*parent(node)); one; one = next_variation(*one))
        if (at(*one).sibling == wanted)
            return one;
    return std::nullopt;
}

void GameTree::remove(NodeId node) {
    assert(node != root && std::ranges::count(continuations(*parent(node)), node) == 1);
    std::vector<NodeId> open{node};
    while (!open.empty()) {
        const NodeId one = open.back();
        open.pop_back();
        std::ranges::copy(continuations(one), std::back_inserter(open));
        --size_;
    }
    Node& above = at(*parent(node));
    const auto before = sibling_before(node);
    (before ? at(*before).sibling : above.first) = at(node).sibling;
    if (above.last == std::to_underlying(node))
        above.last = before ? std::to_underlying(*before) : none;
}

/// Takes it out of the row of its siblings and puts it in at the place before the last one passed.
void GameTree::promote(NodeId node) {
    const auto before = sibling_before(node);
    if (!before)
        return;
    Node& above = at(*parent(node));
    const auto index = std::to_underlying(node);
    const auto first = sibling_before(*before);
    if (above.last == index)
        above.last = std::to_underlying(*before);
    at(*before).sibling = at(node).sibling;
    at(node).sibling = std::to_underlying(*before);
    (first ? at(*first).sibling : above.first) = index;
}

void GameTree::demote(NodeId node) {
    if (const auto behind = next_variation(node))
        promote(*behind);
}

void GameTree::move_in_front(NodeId node) {
    while (sibling_before(node))
        promote(node);
}

void GameTree::make_main_line(NodeId node) {
    for (const NodeId one : line_to(node))
        move_in_front(one);
}

void GameTree::strip(const Kept& kept) {
    if (!kept.variations)
        for (const NodeId one : main_line())
            while (const auto variation = next_variation(one))
                remove(*variation);
    for (MoveNotes& notes : notes_) {
        if (!kept.comments) {
            notes.before.clear();
            notes.after.clear();
            notes.offers_draw = false;
        }
        if (!kept.nags)
            notes.nags.clear();
    }
}

void GameTree::compact() {
    GameTree whole;
    if (const MoveNotes* const own = notes(root))
        whole.edit_notes(root) = *own;
    whole.copy_behind(root, *this, root);
    *this = std::move(whole);
}

bool operator==(const GameTree& a, const GameTree& b) {
    struct Pair {
        NodeId a;
        NodeId b;
    };
    std::vector<Pair> open{{GameTree::root, GameTree::root}};
    while (!open.empty()) {
        const auto [one, other] = open.back();
        open.pop_back();
        if (a.move(one) != b.move(other) || a.text(one) != b.text(other) ||
            notes_or_none(a, one) != notes_or_none(b, other))
            return false;
        const auto mine = a.continuations(one);
        const auto theirs = b.continuations(other);
        if (mine.size() != theirs.size())
            return false;
        for (std::size_t i = 0; i < mine.size(); ++i)
            open.push_back({mine[i], theirs[i]});
    }
    return true;
}

}  // namespace arbiter
