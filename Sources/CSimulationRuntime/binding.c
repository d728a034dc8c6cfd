#include "CSimulationRuntime.h"
#include "binding.h"

// The initial-exec model reads a thread-local in one instruction; it holds for code that is loaded at start-up.
#define FAST_THREAD_LOCAL __attribute__((tls_model("initial-exec"))) __thread

static FAST_THREAD_LOCAL void *bound_run;
__thread const int64_t *twinjar_virtual_now;
__thread int64_t twinjar_virtual_epoch;
__thread uint64_t twinjar_virtual_entropy;
__thread uint64_t twinjar_virtual_reads;

void *twinjar_bound_run(void) { return bound_run; }

void twinjar_bind_run(void *run, const int64_t *now, int64_t epoch_seconds, uint64_t seed) {
  bound_run = run;
  twinjar_virtual_now = run ? now : 0;
  twinjar_virtual_epoch = epoch_seconds;
  twinjar_virtual_entropy = seed;
}

void twinjar_set_clock(const int64_t *now, int64_t epoch_seconds) {
  twinjar_virtual_now = now;
  twinjar_virtual_epoch = epoch_seconds;
}

void twinjar_set_epoch(int64_t epoch_seconds) { twinjar_virtual_epoch = epoch_seconds; }

static FAST_THREAD_LOCAL twinjar_draw bound_draw;

void twinjar_bind_draw(twinjar_draw draw) { bound_draw = draw; }

uint64_t twinjar_drawn(uint64_t bits) { return bound_draw && bound_run ? bound_draw(bound_run, bits) : bits; }

uint64_t twinjar_clock_reads(void) { return twinjar_virtual_reads; }

uint64_t twinjar_entropy(void) { return twinjar_virtual_entropy; }

void twinjar_raise(int32_t *flag) { __atomic_store_n(flag, 1, __ATOMIC_RELEASE); }
bool twinjar_is_raised(const int32_t *flag) { return __atomic_load_n(flag, __ATOMIC_ACQUIRE) != 0; }
