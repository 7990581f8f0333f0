# Every folder of tests/ becomes one ctest (one executable: a sanitized start costs more than most
# tests), every session file and every file that must not compile one of its own.

include_guard()

# The distribution's interpreter comes first: the distribution's modules (jsonschema) belong to it.
find_program(ARBITER_PYTHON python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(ARBITER_PYTHON python3)

set(ARBITER_SHARED_DATA ${PROJECT_SOURCE_DIR}/../shared/data CACHE PATH
    "Larger collections to test against; where they are missing, tests say so and pass")

# What every test program links.
function(arbiter_test_support)
    configure_file(${PROJECT_SOURCE_DIR}/tests/support/data_folders.cpp.in data_folders.cpp @ONLY)
    add_library(arbiter_test_support STATIC ${CMAKE_CURRENT_BINARY_DIR}/data_folders.cpp)
    target_include_directories(arbiter_test_support PUBLIC ${PROJECT_SOURCE_DIR})
    target_link_libraries(arbiter_test_support PUBLIC GTest::gtest_main)
endfunction()

# What every test includes: GoogleTest, and of the standard library what nearly all use.
set(arbiter_test_headers <gtest/gtest.h> <algorithm> <array> <chrono> <expected> <functional>
    <optional> <ranges> <span> <string_view> <variant> <vector>)

# arbiter_test(FOLDER target...): tests/FOLDER/*.cpp linked with the targets.
function(arbiter_test folder)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${folder}/*.cpp)
    if(NOT sources)
        return()
    endif()
    add_executable(${folder}_tests ${sources})
    target_link_libraries(${folder}_tests PRIVATE ${ARGN} arbiter_test_support)
    if(folder MATCHES "^(journal|sqlite|rooms|server|apps)$")
        arbiter_compile_quickly(${folder}_tests -O1)
    endif()
    list(LENGTH sources size)
    if(size GREATER 4)
        arbiter_precompile(${folder}_tests ${arbiter_test_headers})
    endif()
    add_test(NAME ${folder} COMMAND ${folder}_tests --gtest_brief=1)
endfunction()

# The generator chooses its instructions when it is compiled: any machine's, with BMI2, or with
# AVX-512 too. What is compiled with these options is tested in a program NAME_tests of its own.
function(arbiter_instruction_tests name)
    file(GLOB rules CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/arbiter/rules/*.cpp)
    set(notation castling_letters fen fen_placement fen_text text_error)
    set(tests rules/attacks rules/movegen rules/perft differential/movegen)
    list(TRANSFORM notation REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/arbiter/notation/\\1.cpp")
    list(TRANSFORM tests REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/tests/\\1_test.cpp")
    add_executable(${name}_tests ${rules} ${notation} ${tests}
        ${PROJECT_SOURCE_DIR}/tests/differential/mailbox.cpp)
    target_compile_options(${name}_tests PRIVATE ${ARGN})
    target_link_libraries(${name}_tests PRIVATE arbiter_test_support)
    add_test(NAME ${name} COMMAND ${name}_tests --gtest_brief=1)
endfunction()

# This machine's own instructions, and BMI2 alone where it has more than that.
function(arbiter_machine_tests)
    arbiter_instruction_tests(native -march=native)
    if(EXISTS /proc/cpuinfo)
        file(STRINGS /proc/cpuinfo more REGEX "^flags.* bmi2.* avx512_vbmi2( |$)" LIMIT_COUNT 1)
        if(more)
            arbiter_instruction_tests(bmi2 -mbmi -mbmi2)
        endif()
    endif()
endfunction()

# Fathom may be missing where the program is built, and is there where the tests are.
function(arbiter_without_fathom_tests)
    add_executable(without_fathom_tests ${PROJECT_SOURCE_DIR}/arbiter/syzygy/syzygy.cpp
        ${PROJECT_SOURCE_DIR}/tests/without_fathom/without_fathom_test.cpp)
    target_link_libraries(without_fathom_tests PRIVATE arbiter_engine arbiter_test_support)
    add_test(NAME without_fathom COMMAND without_fathom_tests --gtest_brief=1)
endfunction()

# A test may also use the layers above its own that read and write text: boards are written as FEN.
function(arbiter_layer_tests)
    get_property(layers GLOBAL PROPERTY ARBITER_LAYERS)
    foreach(layer IN LISTS layers)
        arbiter_test(${layer} arbiter_${layer} arbiter_notation)
    endforeach()
endfunction()

# tests/session/*.py: unittest files run against the built program, which they find in ARBITER.
function(arbiter_session_tests)
    file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/session/*_test.py)
    list(JOIN arbiter_sanitize " " arbiter_sanitize_text)
    foreach(file IN LISTS files)
        get_filename_component(name ${file} NAME_WE)
        string(REGEX REPLACE "_test$" "" name ${name})
        add_test(NAME session.${name} COMMAND ${ARBITER_PYTHON} -B ${file})
        set_property(TEST session.${name} APPEND PROPERTY ENVIRONMENT
            ARBITER=$<TARGET_FILE:arbiter_program>
            ARBITER_LOAD=$<TARGET_FILE:bench_load>
            ARBITER_NOTATIONS=$<TARGET_FILE:bench_notations>
            ARBITER_TEST_DATA=${PROJECT_SOURCE_DIR}/tests/data
            ARBITER_SHARED_DATA=${ARBITER_SHARED_DATA}
            ARBITER_BUILD=${PROJECT_BINARY_DIR}
            ARBITER_CMAKE=${CMAKE_COMMAND}
            ARBITER_CXX=${CMAKE_CXX_COMPILER}
            "ARBITER_CXX_FLAGS=${CMAKE_CXX_FLAGS} ${arbiter_sanitize_text}")
    endforeach()
endfunction()

# tests/no_compile/*.cpp: the compiler must refuse each with the message that its first line names
# (`// expect: regular expression`).
function(arbiter_no_compile_tests)
    file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/no_compile/*.cpp)
    foreach(file IN LISTS files)
        get_filename_component(name ${file} NAME_WE)
        add_test(NAME no_compile.${name} COMMAND ${CMAKE_COMMAND}
            -DCOMPILER=${CMAKE_CXX_COMPILER} -DINCLUDE=${PROJECT_SOURCE_DIR} -DFILE=${file}
            -P ${PROJECT_SOURCE_DIR}/cmake/no_compile.cmake)
    endforeach()
endfunction()

# The page's own tests and type check, which need what npm installed while building the page.
function(arbiter_page_tests)
    get_filename_component(bin ${ARBITER_NPM} DIRECTORY)
    foreach(script test check)
        add_test(NAME page.${script} COMMAND ${ARBITER_NPM} run ${script}
            WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}/web)
        set_property(TEST page.${script} PROPERTY ENVIRONMENT_MODIFICATION
            PATH=path_list_prepend:${bin})
    endforeach()
endfunction()

function(arbiter_all_tests)
    if(NOT ARBITER_TESTS)
        return()
    endif()
    find_package(GTest REQUIRED)
    find_package(rapidcheck REQUIRED)
    arbiter_test_support()
    arbiter_layer_tests()
    if(ARBITER_PROGRAM)
        arbiter_test(apps arbiter_parts)
    endif()
    arbiter_machine_tests()
    arbiter_without_fathom_tests()
    arbiter_test(property arbiter_journal arbiter::arbiter rapidcheck)
    arbiter_test(differential arbiter::arbiter)
    arbiter_test(bench bench_support)
    arbiter_session_tests()
    arbiter_no_compile_tests()
    add_subdirectory(examples)
    include(fuzz)
    if(ARBITER_CHECKS)
        arbiter_page_tests()
        include(checks)
    endif()
endfunction()

include(CTest)
