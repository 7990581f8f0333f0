// Which of the processor's own instructions the library uses, and their header without the warnings
// that GCC 12 has of it: it takes the registers that an instruction need not fill for forgotten
// ones (GCC bug 105593).
//
// Whoever includes the library's headers must choose as the library did when it was built. An
// installation therefore carries its choice with it: ARBITER_PORTABLE, or a machine to compile for.
#pragma once

#if defined(__BMI2__) && !defined(ARBITER_PORTABLE)
#define ARBITER_USES_BMI2
#endif
#if defined(__AVX512VBMI2__) && defined(ARBITER_USES_BMI2)
#define ARBITER_USES_AVX512
#endif

#if defined(ARBITER_USES_BMI2)

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#if !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#pragma GCC diagnostic pop

#endif
