# cmake --install: the program, the headers, and a package that find_package(arbiter) finds.

include_guard()
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

get_property(arbiter_layers GLOBAL PROPERTY ARBITER_LAYERS)
list(REMOVE_ITEM arbiter_layers store server)
set(arbiter_targets arbiter_library)
foreach(layer IN LISTS arbiter_layers)
    list(APPEND arbiter_targets arbiter_${layer})
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/arbiter/${layer}
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/arbiter FILES_MATCHING PATTERN "*.hpp")
endforeach()
install(TARGETS ${arbiter_targets} EXPORT arbiter)
install(EXPORT arbiter NAMESPACE arbiter:: FILE arbiterConfig.cmake
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/arbiter)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/arbiterConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/arbiterConfigVersion.cmake
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/arbiter)
