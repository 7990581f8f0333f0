# cmake -DNPM= -DWEB= -DINPUTS= -P build_page.cmake
# Brings WEB/node_modules and WEB/dist up to date with the lock file and INPUTS.

cmake_minimum_required(VERSION 3.25)

function(npm)
    get_filename_component(bin ${NPM} DIRECTORY)
    execute_process(COMMAND ${CMAKE_COMMAND} -E env PATH=${bin}:$ENV{PATH} ${NPM} ${ARGN}
        WORKING_DIRECTORY ${WEB}
        RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    if(NOT result EQUAL 0)
        list(JOIN ARGN " " arguments)
        message(FATAL_ERROR "npm ${arguments} failed in ${WEB}:\n${output}")
    endif()
endfunction()

function(is_newer_than_any result output)
    set(${result} FALSE PARENT_SCOPE)
    foreach(input IN LISTS ARGN)
        if("${input}" IS_NEWER_THAN "${output}")
            return()
        endif()
    endforeach()
    set(${result} TRUE PARENT_SCOPE)
endfunction()

file(MAKE_DIRECTORY ${WEB}/../build)
file(LOCK ${WEB}/../build/page.lock GUARD PROCESS TIMEOUT 600)

# npm writes this file last.
set(installed ${WEB}/node_modules/.package-lock.json)
is_newer_than_any(fresh ${installed} ${WEB}/package.json ${WEB}/package-lock.json)
if(NOT fresh)
    npm(ci --no-audit --no-fund)
endif()

is_newer_than_any(fresh ${WEB}/dist/index.html ${INPUTS} ${installed})
if(NOT fresh)
    npm(run build)
endif()
