// A program that was built where Fathom is not: what it says of tables that it was named.
#include <gtest/gtest.h>

#include "arbiter/syzygy/syzygy.hpp"

namespace arbiter::testing {
namespace {

TEST(WithoutFathom, tables_are_told_as_not_tried) {
    EXPECT_FALSE(can_read_syzygy());
    EXPECT_EQ(open_syzygy("/tables").error(),
              "this program was built without Fathom (Debian's libfathom-dev), which reads Syzygy "
              "tables");
}

}  // namespace
}  // namespace arbiter::testing
