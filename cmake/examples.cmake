# examples/NAME.cpp is a program that must print what its comment `// Prints: ...` says.

include_guard()

file(GLOB arbiter_examples CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/examples/*.cpp)
foreach(file IN LISTS arbiter_examples)
    get_filename_component(name ${file} NAME_WE)
    file(STRINGS ${file} comment REGEX "// Prints: " LIMIT_COUNT 1)
    string(REGEX REPLACE ".*// Prints: " "" printed "${comment}")
    string(REGEX REPLACE "([][().*+?^$|\\])" "\\\\\\1" printed "${printed}")
    add_executable(example_${name} ${file})
    target_link_libraries(example_${name} PRIVATE arbiter::arbiter)
    add_test(NAME example.${name} COMMAND example_${name})
    set_property(TEST example.${name} PROPERTY PASS_REGULAR_EXPRESSION "${printed}")
endforeach()
