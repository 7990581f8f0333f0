# fuzz/NAME.cpp is a libFuzzer target fuzz_NAME. Its corpus, fuzz/corpus/NAME, is replayed as an
# ordinary test wherever the compiler has libFuzzer.

include_guard()

file(GLOB arbiter_fuzz_targets CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/fuzz/*.cpp)
if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang" OR NOT ARBITER_SANITIZE MATCHES "address")
    set(arbiter_fuzz_targets "")
endif()
if(NOT ARBITER_PROGRAM)
    list(FILTER arbiter_fuzz_targets EXCLUDE REGEX "/http_request\\.cpp$")
endif()
foreach(file IN LISTS arbiter_fuzz_targets)
    get_filename_component(name ${file} NAME_WE)
    add_executable(fuzz_${name} ${file})
    target_link_libraries(fuzz_${name} PRIVATE arbiter::arbiter)
    target_include_directories(fuzz_${name} PRIVATE ${PROJECT_SOURCE_DIR})
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
    add_test(NAME fuzz.${name}
        COMMAND fuzz_${name} -runs=0 ${PROJECT_SOURCE_DIR}/fuzz/corpus/${name})
endforeach()
if(TARGET fuzz_position)
    target_sources(fuzz_position PRIVATE ${PROJECT_SOURCE_DIR}/tests/differential/mailbox.cpp)
endif()
if(TARGET fuzz_http_request)
    target_link_libraries(fuzz_http_request PRIVATE arbiter_server)
endif()
