// The web page as the program carries it: every file that web/ builds to, as bytes in memory.
// Not a file server: which path is answered with which file, in which coding and with which
// headers, is decided by the HTTP side. The bytes are put there by cmake/embed_page.cmake.
#pragma once

#include <span>
#include <string_view>

#include "arbiter/server/net/coding.hpp"

namespace arbiter {

/// A file in one coding.
struct PageBody {
    std::string_view tag{};  ///< as in `ETag`, with its quotes; no other body has it
    std::span<const unsigned char> bytes{};
};

struct PageFile {
    std::string_view path;  ///< as in a URL, from the root: "/index.html", "/assets/index-1a2b.js"
    std::string_view content_type;  ///< as in the header, with its charset
    /// As it is, and packed where that is shorter; else without bytes.
    EachCoding<PageBody> bodies;
};

/// All files, sorted by path; "/index.html" is always there. They live as long as the program.
std::span<const PageFile> page_files();

/// Every address at which the page stands, as web/src/app/routes.json has them (page_address.hpp).
std::span<const std::string_view> page_paths();

}  // namespace arbiter
