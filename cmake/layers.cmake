# arbiter_layer(NAME [PROGRAM] [TIME] [WORLD] [USES layer...] [PACKAGES target...])
#
# Makes the library arbiter_NAME (alias arbiter::NAME) from arbiter/NAME/*.cpp, or an INTERFACE
# library when the layer is headers only.
#
# PROGRAM: the program's own; neither installed nor built where only the library is wanted, which
#     needs nothing but standard C++. Compiled quickly (cmake/flags.cmake).
# TIME: may own threads and read the clock.
# WORLD: may do that, and print, open files and sockets, read the environment.
# USES: the layers that it includes, each of them at least once.
# PACKAGES: imported targets; find_package is called for each by arbiter_package().

include_guard()
include(GNUInstallDirs)

# Finds the package that an imported target comes from.
macro(arbiter_package target)
    if("${target}" STREQUAL "SQLite::SQLite3")
        find_package(SQLite3 REQUIRED)
    elseif("${target}" STREQUAL "Boost::headers")
        find_package(Boost 1.81 REQUIRED)
    elseif("${target}" STREQUAL "CLI11::CLI11")
        find_package(CLI11 REQUIRED)
    elseif("${target}" STREQUAL "nlohmann_json::nlohmann_json")
        find_package(nlohmann_json REQUIRED)
    elseif("${target}" STREQUAL "fmt::fmt")
        find_package(fmt REQUIRED)
    elseif("${target}" STREQUAL "ZLIB::ZLIB")
        find_package(ZLIB REQUIRED)
    elseif("${target}" STREQUAL "BZip2::BZip2")
        find_package(BZip2 REQUIRED)
    elseif("${target}" STREQUAL "LibLZMA::LibLZMA")
        find_package(LibLZMA REQUIRED)
    elseif("${target}" MATCHES "^(sodium|zstd)$")
        # These come without a package for CMake.
        string(TOUPPER ARBITER_${target} library)
        find_library(${library} ${target} REQUIRED)
        if(NOT TARGET ${target})
            add_library(${target} UNKNOWN IMPORTED)
            set_target_properties(${target} PROPERTIES IMPORTED_LOCATION ${${library}})
        endif()
    else()
        message(FATAL_ERROR "arbiter_package: no rule to find ${target}")
    endif()
endmacro()

function(arbiter_layer name)
    cmake_parse_arguments(PARSE_ARGV 1 layer "PROGRAM;TIME;WORLD" "" "USES;PACKAGES")
    if(layer_PROGRAM AND NOT ARBITER_PROGRAM)
        return()
    endif()
    set(folder ${PROJECT_SOURCE_DIR}/arbiter/${name})
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*/*.cpp)
    if(sources)
        set(kind PUBLIC)
        add_library(arbiter_${name} STATIC ${sources})
    else()
        set(kind INTERFACE)
        add_library(arbiter_${name} INTERFACE)
    endif()
    add_library(arbiter::${name} ALIAS arbiter_${name})
    # Position-independent, so that an archive can become part of a shared library.
    set_target_properties(arbiter_${name} PROPERTIES EXPORT_NAME ${name}
        POSITION_INDEPENDENT_CODE ON)
    target_compile_features(arbiter_${name} ${kind} cxx_std_23)
    target_include_directories(arbiter_${name} ${kind}
        $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    foreach(used IN LISTS layer_USES)
        target_link_libraries(arbiter_${name} ${kind} arbiter_${used})
    endforeach()
    foreach(package IN LISTS layer_PACKAGES)
        arbiter_package(${package})
        target_link_libraries(arbiter_${name} ${kind} ${package})
    endforeach()
    set_property(GLOBAL APPEND PROPERTY ARBITER_LAYERS ${name})
    if(layer_PROGRAM)
        set_property(GLOBAL APPEND PROPERTY ARBITER_PROGRAM_LAYERS ${name})
    else()
        set_property(GLOBAL APPEND PROPERTY ARBITER_LIBRARY_LAYERS ${name})
    endif()
    set_property(GLOBAL PROPERTY ARBITER_LAYERS_USED_BY_${name} ${layer_USES})
    if("nlohmann_json::nlohmann_json" IN_LIST layer_PACKAGES)
        arbiter_precompile(arbiter_${name} <nlohmann/json.hpp>)
    endif()
    if(layer_PROGRAM)
        arbiter_compile_quickly(arbiter_${name} -O1)
    # Without the compiler's own object code beside the linker's, only this compiler could link it.
    elseif(sources AND CMAKE_INTERPROCEDURAL_OPTIMIZATION AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(arbiter_${name} PRIVATE -ffat-lto-objects)
    endif()
endfunction()

# Fathom reads Syzygy's endgame tables. It is the one package that may be missing.
function(arbiter_use_fathom target)
    if(NOT TARGET ${target})
        return()
    endif()
    find_library(ARBITER_FATHOM fathom)
    find_path(ARBITER_FATHOM_HEADERS tbprobe.h)
    if(ARBITER_FATHOM AND ARBITER_FATHOM_HEADERS)
        target_link_libraries(${target} PRIVATE ${ARBITER_FATHOM})
        target_include_directories(${target} SYSTEM PRIVATE ${ARBITER_FATHOM_HEADERS})
        target_compile_definitions(${target} PRIVATE ARBITER_WITH_FATHOM)
    else()
        message(STATUS "Fathom (libfathom-dev) is not here: no Syzygy tables")
    endif()
endfunction()

# arbiter::arbiter: the library, for programs that use it.
function(arbiter_umbrella)
    add_library(arbiter_library INTERFACE)
    add_library(arbiter::arbiter ALIAS arbiter_library)
    set_target_properties(arbiter_library PROPERTIES EXPORT_NAME arbiter)
    get_property(layers GLOBAL PROPERTY ARBITER_LIBRARY_LAYERS)
    foreach(layer IN LISTS layers)
        target_link_libraries(arbiter_library INTERFACE arbiter_${layer})
    endforeach()
endfunction()
