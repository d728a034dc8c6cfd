// Set and Dictionary order depends on a seed drawn at start-up and on addresses. It is fixed here, before any Swift
// code runs, because changing it later would break the sets that exist by then. The standard library initialises its
// own copy before an executable's constructors run.
#if defined(__linux__)
#include <stdbool.h>
#include <stdint.h>

struct hashing_parameters {
  uint64_t seed0, seed1;
  bool deterministic;
};
extern struct hashing_parameters _swift_stdlib_Hashing_parameters;

__attribute__((constructor)) static void make_hashing_deterministic(void) {
  _swift_stdlib_Hashing_parameters.seed0 = 0;
  _swift_stdlib_Hashing_parameters.seed1 = 0;
  _swift_stdlib_Hashing_parameters.deterministic = true;
}
#endif

#include "CSimulationRuntime.h"
#include <stdlib.h>

bool twinjar_hashing_is_fixed(void) {
#if defined(__linux__)
  return true;
#else
  return getenv("SWIFT_DETERMINISTIC_HASHING") != NULL;
#endif
}
