// Tells everything that is wrong with a FEN, and what can be made of it.
#include <iostream>
#include <string>

#include "arbiter/notation/checked_fen.hpp"
#include "arbiter/notation/fen.hpp"

int main() {
    using namespace arbiter;
    const std::string text = "r3k2r/8/8/8/8/8/8/4K2R white KQkq e3";
    for (const FenFault& fault : check_fen(text).faults)
        std::cout << text << '\n'
                  << std::string(fault.at, ' ') << "^ " << fault.code << ": " << fault.text << '\n';

    const CheckedFen mended = check_fen(text, {}, Reading::lenient);
    // Prints: r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1, forgiving 3 faults
    if (mended.position)
        std::cout << write_fen(*mended.position) << ", forgiving " << mended.forgiven.size()
                  << " faults\n";
}
