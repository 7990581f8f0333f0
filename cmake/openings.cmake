# arbiter_opening_names(TARGET) puts the table of opening names into a library, a string for each
# line: one for the whole table would be longer than compilers promise to take.

include_guard()

function(arbiter_opening_names target)
    set(table ${PROJECT_SOURCE_DIR}/arbiter/collection/openings.tsv)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${table})
    file(READ ${table} text)
    string(REGEX REPLACE "([^\n]+)\n" "    R\"(\\1)\",\n" opening_lines "${text}")
    configure_file(${PROJECT_SOURCE_DIR}/arbiter/collection/opening_lines.cpp.in
        ${CMAKE_CURRENT_BINARY_DIR}/opening_lines.cpp @ONLY)
    target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/opening_lines.cpp)
endfunction()
