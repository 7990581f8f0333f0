# bench/NAME.cpp is a benchmark bench_NAME; script/bench builds and runs it.

include_guard()

file(GLOB arbiter_benchmarks CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/bench/*.cpp)
if(arbiter_benchmarks)
    find_package(benchmark)
endif()
foreach(file IN LISTS arbiter_benchmarks)
    get_filename_component(name ${file} NAME_WE)
    add_executable(bench_${name} EXCLUDE_FROM_ALL ${file})
    target_link_libraries(bench_${name} PRIVATE arbiter::arbiter)
    if(TARGET benchmark::benchmark)
        target_link_libraries(bench_${name} PRIVATE benchmark::benchmark)
    endif()
endforeach()
