// Definitions in the executable come before the C library's in symbol lookup, so the Swift runtime and Foundation
// read the clock and entropy through these. A thread that is not bound to a run gets the real answer.
#if defined(__linux__)
#define _GNU_SOURCE
#include "binding.h"
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#define PUBLIC __attribute__((visibility("default"), used))

static long (*real_syscall)(long, ...);
static int (*real_clock_gettime)(clockid_t, struct timespec *);

static long call_syscall(long number, long a, long b, long c, long d, long e, long f) {
  if (!real_syscall) real_syscall = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return real_syscall(number, a, b, c, d, e, f);
}

// ---- clock ----

static struct timespec virtual_time(bool wall_clock) {
  int64_t now = *twinjar_virtual_now;
  twinjar_virtual_reads++;
  struct timespec answer;
  answer.tv_sec = (wall_clock ? twinjar_virtual_epoch : 0) + now / 1000000000;
  answer.tv_nsec = now % 1000000000;
  return answer;
}

static int machine_clock_gettime(clockid_t id, struct timespec *answer) {
  if (!real_clock_gettime)
    real_clock_gettime = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  return real_clock_gettime(id, answer);
}

PUBLIC int clock_gettime(clockid_t id, struct timespec *answer) {
  if (twinjar_virtual_now) {
    switch (id) {
      case CLOCK_REALTIME:
      case CLOCK_REALTIME_COARSE:
      case CLOCK_TAI:
        *answer = virtual_time(true);
        return 0;
      case CLOCK_MONOTONIC:
      case CLOCK_MONOTONIC_COARSE:
      case CLOCK_MONOTONIC_RAW:
      case CLOCK_BOOTTIME:
        *answer = virtual_time(false);
        return 0;
      default:
        break;  // CPU-time clocks measure this process and stay real
    }
  }
  return machine_clock_gettime(id, answer);
}

int64_t twinjar_machine_nanoseconds(void) {
  struct timespec time = {0};
  machine_clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

PUBLIC int gettimeofday(struct timeval *restrict answer, void *restrict zone) {
  (void)zone;
  struct timespec time;
  int result = clock_gettime(CLOCK_REALTIME, &time);
  answer->tv_sec = time.tv_sec;
  answer->tv_usec = time.tv_nsec / 1000;
  return result;
}

PUBLIC time_t time(time_t *answer) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  if (answer) *answer = time.tv_sec;
  return time.tv_sec;
}

// ---- entropy: SplitMix64 (Steele, Lea, Flood 2014) over the run's seed ----

static void fill(void *buffer, size_t length) {
  unsigned char *out = buffer;
  while (length > 0) {
    uint64_t z = (twinjar_virtual_entropy += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    z = twinjar_drawn(z ^ (z >> 31));
    size_t part = length < sizeof z ? length : sizeof z;
    memcpy(out, &z, part);
    out += part;
    length -= part;
  }
}

PUBLIC ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
  if (twinjar_virtual_now) {
    fill(buffer, length);
    return (ssize_t)length;
  }
  return call_syscall(SYS_getrandom, (long)buffer, (long)length, (long)flags, 0, 0, 0);
}

PUBLIC int getentropy(void *buffer, size_t length) {
  return getrandom(buffer, length, 0) == (ssize_t)length ? 0 : -1;
}

PUBLIC void arc4random_buf(void *buffer, size_t length) {
  unsigned char *out = buffer;
  while (length > 0) {
    ssize_t part = getrandom(out, length, 0);
    if (part <= 0) continue;
    out += part;
    length -= (size_t)part;
  }
}

// The Swift runtime asks for entropy by `syscall(SYS_getrandom, ...)`.
PUBLIC long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && twinjar_virtual_now) {
    fill((void *)a, (size_t)b);
    return b;
  }
  return call_syscall(number, a, b, c, d, e, f);
}
#else
#include "CSimulationRuntime.h"
#include <time.h>

int64_t twinjar_machine_nanoseconds(void) {
  struct timespec time = {0};
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}
#endif
