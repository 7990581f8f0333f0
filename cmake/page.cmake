# The web page inside the program: npm builds web/ to web/dist, and every file of web/dist becomes
# an array of bytes in the library arbiter_page (arbiter/server/page.hpp).
#
# web/node_modules and web/dist are shared by all presets; a lock keeps two builds at the same time
# from building the page at the same time.

include_guard()

function(arbiter_page_library)
    set(web ${PROJECT_SOURCE_DIR}/web)
    set(page ${CMAKE_CURRENT_BINARY_DIR}/page)
    find_program(ARBITER_NPM npm HINTS ${PROJECT_SOURCE_DIR}/build/node/node_modules/.bin
        REQUIRED)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${web}/src/* ${web}/public/*)
    file(GLOB settings CONFIGURE_DEPENDS
        ${web}/*.html ${web}/*.json ${web}/*.ts ${web}/*.js ${web}/*.mjs ${web}/.npmrc)
    add_custom_command(OUTPUT ${page}/page.S ${page}/page.cpp
        COMMAND ${CMAKE_COMMAND} -DNPM=${ARBITER_NPM} -DWEB=${web} "-DINPUTS=${sources};${settings}"
            -P ${PROJECT_SOURCE_DIR}/cmake/build_page.cmake
        COMMAND ${CMAKE_COMMAND} -DDIST=${web}/dist -DROUTES=${web}/src/app/routes.json
            -DOUT=${page} -P ${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake
        DEPENDS ${sources} ${settings} ${PROJECT_SOURCE_DIR}/cmake/build_page.cmake
            ${PROJECT_SOURCE_DIR}/cmake/embed_page.cmake
        COMMENT "Building the web page" VERBATIM)
    add_library(arbiter_page STATIC ${page}/page.S ${page}/page.cpp)
    target_include_directories(arbiter_page PRIVATE ${PROJECT_SOURCE_DIR})
endfunction()
