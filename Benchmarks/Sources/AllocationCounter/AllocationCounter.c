#include "AllocationCounter.h"

#include <errno.h>
#include <features.h>
#include <stdlib.h>

#ifdef __GLIBC__

// An executable's own malloc takes precedence over glibc's, which stays reachable under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static uint64_t count;

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

uint64_t allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#else

uint64_t allocation_count(void) { return 0; }

#endif
