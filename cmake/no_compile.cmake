# cmake -DCOMPILER= -DINCLUDE= -DFILE= -P no_compile.cmake
# Passes when the compiler refuses FILE with the message that FILE's first line asks for.

cmake_minimum_required(VERSION 3.25)

file(STRINGS ${FILE} first LIMIT_COUNT 1)
if(NOT first MATCHES "^// expect: (.+)$")
    message(FATAL_ERROR "${FILE}: the first line must be `// expect: regular expression`")
endif()
set(expected ${CMAKE_MATCH_1})

execute_process(COMMAND ${COMPILER} -std=c++23 -fsyntax-only -I${INCLUDE} ${FILE}
    RESULT_VARIABLE result ERROR_VARIABLE messages)
if(result EQUAL 0)
    message(FATAL_ERROR "${FILE}: compiled, but must not")
elseif(NOT messages MATCHES "${expected}")
    message(FATAL_ERROR "${FILE}: refused, but not with `${expected}`\n${messages}")
endif()
