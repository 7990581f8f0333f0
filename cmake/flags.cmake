# How everything is compiled: the language, the warnings, the sanitizers, the machine.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(ARBITER_CCACHE ccache)
mark_as_advanced(ARBITER_CCACHE)
if(ARBITER_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Told so, it also keeps what was compiled with a precompiled header.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${ARBITER_CCACHE})
endif()

set(arbiter_cxx $<COMPILE_LANGUAGE:CXX>)
# -Wswitch-enum: a switch over an enumeration names every enumerator, even one with a `default`.
set(arbiter_warnings -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion
    -Wswitch-enum)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    # The stable_sort of GCC 12's library uses a deprecated function of that library.
    list(APPEND arbiter_warnings -Wno-deprecated-declarations)
endif()
if(ARBITER_WERROR)
    list(APPEND arbiter_warnings -Werror)
endif()
add_compile_options("$<${arbiter_cxx}:${arbiter_warnings}>")
# Two types of one name: only a linker that sees all of the code can tell.
if(ARBITER_WERROR AND CMAKE_INTERPROCEDURAL_OPTIMIZATION AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_link_options(-Werror=odr)
endif()

# The compiler computes the tables of attacks: about five million steps, more than clang does
# unasked.
add_compile_options(
    "$<$<AND:${arbiter_cxx},$<CXX_COMPILER_ID:Clang>>:-fconstexpr-steps=50000000>")

if(ARBITER_SANITIZE)
    set(arbiter_sanitize -fsanitize=${ARBITER_SANITIZE} -fno-sanitize-recover=all
        -fno-omit-frame-pointer)
    add_compile_options("$<${arbiter_cxx}:${arbiter_sanitize}>")
    add_link_options(-fsanitize=${ARBITER_SANITIZE})
endif()

if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

# Code that runs little and compiles long: what waits for the network, the disk or people. It is not
# optimised in a debug build, where Beast, JSON and the command line would take a third of the time,
# and the linker of a release does not compile it once more. LEVEL is how far a release optimises
# it: the linker may take its inline functions for those of the layers below, so that what searches
# or counts in the same program wants -O2.
function(arbiter_compile_quickly target level)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Debug>:-O0> $<$<CONFIG:Release>:${level}>)
    set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
endfunction()

# A file of a target that is compiled quickly, which counts or reads much all the same.
function(arbiter_compile_fully file)
    set(options $<$<CONFIG:Debug>:-O1> $<$<CONFIG:Release>:-O3>)
    if(CMAKE_INTERPROCEDURAL_OPTIMIZATION AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        list(APPEND options -flto=auto)
    endif()
    set_source_files_properties(${file} PROPERTIES COMPILE_OPTIONS "${options}"
        SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# What many files of a target include of others' headers is compiled once. A file includes it all
# the same: the presets `tsan` and `tidy` build without.
function(arbiter_precompile target)
    if(CMAKE_DISABLE_PRECOMPILE_HEADERS)
        return()
    endif()
    target_precompile_headers(${target} PRIVATE ${ARGN})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        # Compiled anew it is the same to the cache.
        target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
    else()
        target_compile_options(${target} PRIVATE -fpch-preprocess)
    endif()
endfunction()

# Where several files are compiled as one (CMAKE_UNITY_BUILD), as a release does, they share what
# they include; `dev`, `tsan` and `tidy` compile each by itself and so see that it includes what it
# needs.
if(CMAKE_UNITY_BUILD)
    # A name that one file keeps to itself hides that of another, and GCC takes it for one of a
    # header.
    add_compile_options("$<${arbiter_cxx}:-Wno-shadow>"
        "$<$<AND:${arbiter_cxx},$<CXX_COMPILER_ID:GNU>>:-Wno-subobject-linkage>")
endif()

# A program tuned to the machine it is built on; the same flag everywhere, because headers choose
# instructions by it.
set(arbiter_tuned "")
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT ARBITER_PORTABLE)
    set(arbiter_tuned -march=${ARBITER_MARCH})
    add_compile_options("$<${arbiter_cxx}:${arbiter_tuned}>")
endif()

# What the headers of an installation must be compiled with, to choose as the library did.
function(arbiter_export_choice_of_instructions target)
    if(arbiter_tuned)
        target_compile_options(${target} PUBLIC $<INSTALL_INTERFACE:${arbiter_tuned}>)
    else()
        target_compile_definitions(${target} PUBLIC ARBITER_PORTABLE)
    endif()
endfunction()
