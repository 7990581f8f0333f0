# The checks of the source itself, as tests: layers, style, format, linter, scripts, and the tests
# of the checks.

include_guard()

function(arbiter_check name)
    add_test(NAME check.${name} COMMAND ${ARGN} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
endfunction()

set(arbiter_tools ${PROJECT_SOURCE_DIR}/tools)
arbiter_check(includes ${ARBITER_PYTHON} -B ${arbiter_tools}/check_includes.py)
arbiter_check(style ${ARBITER_PYTHON} -B ${arbiter_tools}/check_style.py)
arbiter_check(format ${PROJECT_SOURCE_DIR}/script/format --check)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_EXPORT_COMPILE_COMMANDS)
    arbiter_check(tidy ${ARBITER_PYTHON} -B ${arbiter_tools}/tidy.py ${PROJECT_BINARY_DIR})
    set_property(TEST check.tidy PROPERTY PROCESSORS 2)
endif()

# Everything public in the installed headers has a comment.
find_program(ARBITER_DOXYGEN doxygen REQUIRED)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/api)
file(READ ${PROJECT_SOURCE_DIR}/docs/api/Doxyfile arbiter_doxyfile)
get_property(arbiter_folders GLOBAL PROPERTY ARBITER_PROGRAM_LAYERS)
list(TRANSFORM arbiter_folders PREPEND arbiter/)
list(JOIN arbiter_folders " " arbiter_folders)
string(APPEND arbiter_doxyfile "EXCLUDE += ${arbiter_folders}\n")
string(REPLACE "OUTPUT_DIRECTORY = build/docs" "OUTPUT_DIRECTORY = ${PROJECT_BINARY_DIR}/api"
    arbiter_doxyfile "${arbiter_doxyfile}")
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/api/Doxyfile CONTENT "${arbiter_doxyfile}" @ONLY)
arbiter_check(api ${ARBITER_DOXYGEN} ${PROJECT_BINARY_DIR}/api/Doxyfile)

find_program(ARBITER_SHELLCHECK shellcheck REQUIRED)
file(GLOB arbiter_scripts CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/script/*)
arbiter_check(scripts ${ARBITER_SHELLCHECK} -x ${arbiter_scripts} ${PROJECT_SOURCE_DIR}/.ci/run)

file(GLOB arbiter_tool_tests CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/tools/*_test.py)
foreach(file IN LISTS arbiter_tool_tests)
    get_filename_component(name ${file} NAME_WE)
    string(REGEX REPLACE "_test$" "" name ${name})
    add_test(NAME tools.${name} COMMAND ${ARBITER_PYTHON} -B ${file})
endforeach()
