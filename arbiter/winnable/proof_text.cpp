#include "arbiter/winnable/proof_text.hpp"

#include <utility>

#include "arbiter/rules/attacks.hpp"

namespace arbiter {

namespace {

/// A single square by name, more as 16 hexadecimal digits, a1 the lowest bit.
std::string written(Bitboard squares) {
    if (const auto square = squares.single())
        return std::string(name(*square));
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4)
        digits += "0123456789abcdef"[(squares.bits() >> static_cast<unsigned>(shift)) & 15U];
    return digits;
}

Bitboard beside(Square king) { return king_attacks(king) | Bitboard(king); }

/// White's squares, each with all of Black's but those beside it.
struct Block {
    Bitboard white;
    Bitboard black;
};

/// The pairs in as few blocks as a greedy choice finds: in most layers both kings walk freely.
std::vector<Block> blocks(const KingPairs& kings) {
    Bitboard rest = kings.squares(Color::white);
    std::vector<Block> blocks;
    while (rest.any()) {
        Bitboard all_black;
        for (const Square white : rest)
            all_black |= kings[white];
        Block block{{}, all_black};
        for (const Square white : rest)
            if (kings[white] == all_black - beside(white))
                block.white.add(white);
        if (block.white.empty()) {
            block.black = kings[rest.first()];
            for (const Square white : rest)
                if (kings[white] == block.black)
                    block.white.add(white);
        }
        rest -= block.white;
        blocks.push_back(block);
    }
    return blocks;
}

std::string written(const KingPairs& kings) {
    std::string text;
    for (const Block& block : blocks(kings)) {
        text += text.empty() ? "" : ",";
        text += written(block.white) + '/' + written(block.black);
    }
    return text.empty() ? "-" : text;
}

std::string written(const Layer& layer) {
    std::string men;
    for (const PlacedMan& man : layer.men) {
        if (man.squares.empty())
            continue;
        men += men.empty() ? "" : ",";
        men += letter(man.piece) + written(man.squares);
    }
    std::string text = "layer " + (men.empty() ? "-" : men) +
                       " w:" + written(layer.kings[Color::white]) +
                       " b:" + written(layer.kings[Color::black]);
    if (layer.en_passant.any())
        text += " ep:" + written(layer.en_passant);
    return text;
}

}  // namespace

std::string_view name(Theorem theorem) {
    switch (theorem) {
        case Theorem::lone_king:
            return "lone_king";
        case Theorem::knight_against_queens:
            return "knight_against_queens";
        case Theorem::bishops_of_one_colour:
            return "bishops_of_one_colour";
    }
    std::unreachable();
}

std::string write_proof(const Proof& proof) {
    if (proof.theorem)
        return "theorem " + std::string(name(*proof.theorem));
    std::string text = "closure " + std::to_string(proof.positions);
    for (const Layer& layer : proof.layers)
        text += ' ' + written(layer);
    return text;
}

}  // namespace arbiter
