# cmake -DDIST= -DROUTES= -DOUT= -P embed_page.cmake
# Writes OUT/page.S, which has the assembler include the bytes of every file of DIST, and
# OUT/page.cpp, which lists them for arbiter/server/page.hpp. The assembler copies bytes faster than
# any compiler reads a literal; docs/decisions/001-page-inside-the-program.md compares. FILE.gz and
# FILE.br are FILE packed, which web/pack.ts writes where it is worth it. ROUTES is the page's own
# list of its addresses.

cmake_minimum_required(VERSION 3.25)

set(type_html "text/html; charset=utf-8")
set(type_css "text/css; charset=utf-8")
set(type_js "text/javascript; charset=utf-8")
set(type_json "application/json")
set(type_webmanifest "application/manifest+json")
set(type_svg "image/svg+xml")
set(type_png "image/png")
set(type_ico "image/vnd.microsoft.icon")
set(type_txt "text/plain; charset=utf-8")
set(type_woff2 "font/woff2")
set(type_wasm "application/wasm")
set(type_mp3 "audio/mpeg")
set(type_ogg "audio/ogg")

file(GLOB_RECURSE files RELATIVE ${DIST} ${DIST}/*)
list(FILTER files EXCLUDE REGEX "\\.(gz|br)$")
list(SORT files)
if(NOT "index.html" IN_LIST files)
    message(FATAL_ERROR "${DIST}/index.html is missing: the page was not built")
endif()

set(bytes "")
set(symbols "")
set(rows "")
set(number 0)

# Sets result to the initializer of a PageBody with the bytes of a file of DIST, empty where there
# is no such file.
function(add_body result file)
    set(${result} "{}" PARENT_SCOPE)
    if(NOT EXISTS ${DIST}/${file})
        return()
    endif()
    file(SIZE ${DIST}/${file} size)
    file(SHA256 ${DIST}/${file} tag)
    string(SUBSTRING ${tag} 0 16 tag)
    set(symbol arbiter_page_${number})
    set(${result} "{R\"(\"${tag}\")\", {${symbol}, ${size}}}" PARENT_SCOPE)
    set(bytes "${bytes}FILE(${number}, \"${DIST}/${file}\")\n" PARENT_SCOPE)
    set(symbols "${symbols}extern const unsigned char ${symbol}[];\n" PARENT_SCOPE)
    math(EXPR number "${number} + 1")
    set(number ${number} PARENT_SCOPE)
endfunction()

foreach(file IN LISTS files)
    get_filename_component(extension ${file} LAST_EXT)
    string(SUBSTRING ${extension} 1 -1 extension)
    if(NOT DEFINED type_${extension})
        message(FATAL_ERROR "web/dist/${file}: cmake/embed_page.cmake has no content type for it")
    endif()
    add_body(plain ${file})
    add_body(gzip ${file}.gz)
    add_body(brotli ${file}.br)
    string(APPEND rows "    {\"/${file}\", \"${type_${extension}}\",\n"
        "     {{{${plain},\n       ${gzip},\n       ${brotli}}}}},\n")
endforeach()

set(paths "")
file(READ ${ROUTES} routes)
string(JSON count LENGTH "${routes}")
math(EXPR last "${count} - 1")
foreach(index RANGE ${last})
    string(JSON path GET "${routes}" ${index} path)
    string(APPEND paths "    \"${path}\",\n")
endforeach()

file(WRITE ${OUT}/page.S "#ifdef __APPLE__
#define SYMBOL(n) _arbiter_page_##n
.const_data
#else
#define SYMBOL(n) arbiter_page_##n
.section .note.GNU-stack,\"\",%progbits
.section .rodata
#endif
#define FILE(n, path) .globl SYMBOL(n) ; SYMBOL(n): ; .incbin path ; .byte 0
${bytes}")

file(WRITE ${OUT}/page.cpp "#include \"arbiter/server/page.hpp\"

extern \"C\" {
${symbols}}

namespace arbiter {

namespace {
constinit const PageFile files[] = {
${rows}};
constexpr std::string_view paths[] = {
${paths}};
}

std::span<const PageFile> page_files() { return files; }
std::span<const std::string_view> page_paths() { return paths; }

}  // namespace arbiter
")
