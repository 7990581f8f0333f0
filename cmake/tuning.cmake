# What tools/tune_evaluation.py runs: tuning_self_play and tuning_fit_weights.

include_guard()

set(arbiter_tuning ${PROJECT_SOURCE_DIR}/tools/tuning)
add_executable(tuning_self_play EXCLUDE_FROM_ALL ${arbiter_tuning}/self_play.cpp)
add_executable(tuning_fit_weights EXCLUDE_FROM_ALL ${arbiter_tuning}/fit_weights.cpp
    ${arbiter_tuning}/examples.cpp ${arbiter_tuning}/model.cpp ${arbiter_tuning}/weight_table.cpp)
foreach(program tuning_self_play tuning_fit_weights)
    target_link_libraries(${program} PRIVATE arbiter_engine arbiter_notation)
    target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR})
    # A test runs a short version.
    if(ARBITER_TESTS)
        set_target_properties(${program} PROPERTIES EXCLUDE_FROM_ALL FALSE)
    endif()
endforeach()
