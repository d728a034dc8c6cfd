#pragma once
#include <stdint.h>

extern __thread const int64_t *twinjar_virtual_now;
extern __thread int64_t twinjar_virtual_epoch;
extern __thread uint64_t twinjar_virtual_entropy;
