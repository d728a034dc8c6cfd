// Counters that libFuzzer reads beside those of the code: what an input reached in the program's own terms.
#pragma once
#include <stdint.h>

/// Says that the current execution reached `feature`. libFuzzer clears what was said before each execution. On Linux only;
/// elsewhere it does nothing.
void twinjar_reached(uint32_t feature);
