#pragma once
#include <stdint.h>

extern __thread const int64_t *twinjar_virtual_now;
extern __thread int64_t twinjar_virtual_epoch;
extern __thread uint64_t twinjar_virtual_entropy;
extern __thread uint64_t twinjar_virtual_reads;

// What code gets for 64 bits of the run's generator.
uint64_t twinjar_drawn(uint64_t bits);
