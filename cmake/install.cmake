# cmake --install: the program, and the layers of the library: headers, archives, a package that
# find_package(arbiter) finds, and files for pkg-config.

include_guard()
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

get_property(arbiter_layers GLOBAL PROPERTY ARBITER_LIBRARY_LAYERS)
set(arbiter_targets arbiter_library)
foreach(layer IN LISTS arbiter_layers)
    list(APPEND arbiter_targets arbiter_${layer})
    install(DIRECTORY ${PROJECT_SOURCE_DIR}/arbiter/${layer}
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/arbiter FILES_MATCHING PATTERN "*.hpp")
endforeach()

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/THIRD_PARTY.md
    DESTINATION ${CMAKE_INSTALL_DOCDIR})

# find_package(arbiter [COMPONENTS layer...]): targets arbiter::arbiter and arbiter::LAYER.
set(arbiter_package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/arbiter)
install(TARGETS ${arbiter_targets} EXPORT arbiter)
install(EXPORT arbiter NAMESPACE arbiter:: FILE arbiterTargets.cmake
    DESTINATION ${arbiter_package_folder})
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/arbiterConfig.cmake.in
    ${PROJECT_BINARY_DIR}/arbiterConfig.cmake INSTALL_DESTINATION ${arbiter_package_folder})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/arbiterConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/arbiterConfig.cmake
    ${PROJECT_BINARY_DIR}/arbiterConfigVersion.cmake DESTINATION ${arbiter_package_folder})

# pkg-config: arbiter is all of it, arbiter-LAYER one layer with what it uses.
function(arbiter_pkg_config name description)
    cmake_parse_arguments(PARSE_ARGV 2 pc "" "" "REQUIRES;LIBS;CFLAGS")
    list(TRANSFORM pc_REQUIRES PREPEND "arbiter-")
    list(JOIN pc_REQUIRES ", " pc_requires)
    list(JOIN pc_LIBS " " pc_libs)
    list(JOIN pc_CFLAGS " " pc_cflags)
    # Found from where the file lies, so that an installation can be moved; not where the folders
    # were given as absolute paths.
    if(IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}" OR IS_ABSOLUTE "${CMAKE_INSTALL_INCLUDEDIR}")
        set(pc_prefix ${CMAKE_INSTALL_PREFIX})
        set(pc_libdir ${CMAKE_INSTALL_FULL_LIBDIR})
        set(pc_includedir ${CMAKE_INSTALL_FULL_INCLUDEDIR})
    else()
        file(RELATIVE_PATH pc_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
        set(pc_prefix "\${pcfiledir}/${pc_prefix}")
        set(pc_libdir "\${prefix}/${CMAKE_INSTALL_LIBDIR}")
        set(pc_includedir "\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}")
    endif()
    set(pc_name ${name})
    set(pc_description ${description})
    configure_file(${PROJECT_SOURCE_DIR}/cmake/arbiter.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/${name}.pc
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()

arbiter_pkg_config(arbiter "${PROJECT_DESCRIPTION}" REQUIRES ${arbiter_layers})
foreach(layer IN LISTS arbiter_layers)
    get_property(used GLOBAL PROPERTY ARBITER_LAYERS_USED_BY_${layer})
    get_target_property(kind arbiter_${layer} TYPE)
    set(libs "")
    if(kind STREQUAL "STATIC_LIBRARY")
        set(libs -larbiter_${layer})
    endif()
    set(cflags "")
    if(layer STREQUAL "rules")
        set(cflags ${arbiter_tuned})
        if(NOT arbiter_tuned)
            set(cflags -DARBITER_PORTABLE)
        endif()
    endif()
    arbiter_pkg_config(arbiter-${layer} "${PROJECT_DESCRIPTION}: ${layer}"
        REQUIRES ${used} LIBS ${libs} CFLAGS ${cflags})
endforeach()
