// The processor's own instructions, without the warnings that GCC 12 has of its own header: it
// takes the registers that an instruction need not fill for forgotten ones (GCC bug 105593).
#pragma once

#if defined(__BMI2__)

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#if !defined(__clang__)
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include <immintrin.h>
#pragma GCC diagnostic pop

#endif
