# bench/NAME.cpp is a benchmark bench_NAME; script/bench builds and runs it. What several share, or
# what is too long for one file, is in bench/support; it uses nothing but the standard library and
# POSIX.

include_guard()

file(GLOB arbiter_benchmarks CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/bench/*.cpp)
file(GLOB arbiter_bench_support CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/bench/support/*.cpp)
if(arbiter_benchmarks)
    find_package(benchmark)
    add_library(bench_support STATIC EXCLUDE_FROM_ALL ${arbiter_bench_support})
    target_include_directories(bench_support PUBLIC ${PROJECT_SOURCE_DIR})
endif()
foreach(file IN LISTS arbiter_benchmarks)
    get_filename_component(name ${file} NAME_WE)
    add_executable(bench_${name} EXCLUDE_FROM_ALL ${file})
    target_link_libraries(bench_${name} PRIVATE bench_support)
    # Tests run short versions of these.
    if(ARBITER_TESTS AND name MATCHES "^(load|notations|levels|choices|won_endings)$")
        set_target_properties(bench_${name} PROPERTIES EXCLUDE_FROM_ALL FALSE)
    endif()
    # The load is a stranger to the server: it knows the protocol and nothing of the library.
    if(name STREQUAL load)
        continue()
    endif()
    target_link_libraries(bench_${name} PRIVATE arbiter::arbiter)
    if(TARGET benchmark::benchmark)
        target_link_libraries(bench_${name} PRIVATE benchmark::benchmark)
    endif()
endforeach()
