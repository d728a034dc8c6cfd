#include "CFuzzCounters.h"

#ifdef __linux__
// libFuzzer finds them by the name of the section: https://llvm.org/docs/LibFuzzer.html and FuzzerExtraCounters.cpp.
enum { count = 1 << 16 };
static uint8_t counters[count] __attribute__((section("__libfuzzer_extra_counters"), used));

void twinjar_reached(uint32_t feature) {
  // Knuth's multiplicative hash, and of its product the high bits.
  counters[(uint32_t)(feature * 2654435769u) >> 16] = 1;
}
#else
void twinjar_reached(uint32_t feature) { (void)feature; }
#endif
