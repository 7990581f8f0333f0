# arbiter_embed(TARGET DOCUMENT TEMPLATE) puts the text of a document into a source of the target:
# TEMPLATE.in is copied with the text where it says @TEXT@, or with a literal for each line where it
# says @LINES@: one literal for a long table would be longer than compilers promise to take. The
# files of the page, many and not all text, come in by the assembler (embed_page.cmake).

include_guard()

function(arbiter_embed target document template)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${document})
    file(READ ${document} TEXT)
    file(READ ${template}.in form)
    if(form MATCHES "@LINES@")
        string(REGEX REPLACE "([^\n]+)\n" "    R\"(\\1)\",\n" LINES "${TEXT}")
    endif()
    configure_file(${template}.in ${CMAKE_CURRENT_BINARY_DIR}/${template} @ONLY)
    target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${template})
endfunction()

# arbiter_embed_texts(TARGET FOLDER TEMPLATE): every FOLDER/LANGUAGE/NAME.txt, as the lines of a
# table where TEMPLATE.in says @TEXTS@, and the languages where it says @LANGUAGES@, English first.
function(arbiter_embed_texts target folder template)
    file(GLOB files CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/*/*.txt)
    list(SORT files)
    set(LANGUAGES "\"en\"")
    foreach(file IN LISTS files)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${folder}/${file})
        get_filename_component(language ${file} DIRECTORY)
        get_filename_component(name ${file} NAME_WE)
        file(READ ${folder}/${file} text)
        string(APPEND TEXTS "    {\"${language}\", \"${name}\", R\"text(${text})text\"},\n")
        if(NOT LANGUAGES MATCHES "\"${language}\"")
            string(APPEND LANGUAGES ", \"${language}\"")
        endif()
    endforeach()
    configure_file(${template}.in ${CMAKE_CURRENT_BINARY_DIR}/${template} @ONLY)
    target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${template})
endfunction()
