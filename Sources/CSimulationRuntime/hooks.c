// The hooks of Swift's concurrency runtime (ConcurrencyHooks.def of the Swift project), found by name: each is a pointer
// that the runtime calls instead of its own function, with that function as the last argument.
#define _GNU_SOURCE
#include "CSimulationRuntime.h"
#include <dlfcn.h>
#include <stddef.h>
#include <time.h>

#define SWIFT __attribute__((swiftcall))

typedef struct {
  const void *identity;
  const void *witnesses;
} executor_ref;

typedef SWIFT void (*enqueue_job)(void *job);
typedef SWIFT void (*enqueue_after)(unsigned long long nanoseconds, void *job);
typedef SWIFT void (*enqueue_at)(
    long long seconds, long long nanoseconds, long long tolerance, long long tolerance_nanoseconds, int clock, void *job);
typedef SWIFT executor_ref (*main_executor)(void);
typedef SWIFT bool (*is_main)(executor_ref);

static twinjar_receive receive;
static executor_ref main_of_runs;

static bool hand_over(void *job, bool is_on_main, int64_t nanoseconds) {
  void *run = twinjar_bound_run();
  if (run) receive(run, job, is_on_main, nanoseconds);
  return run;
}

static SWIFT void on_global(void *job, enqueue_job original) {
  if (!hand_over(job, false, -1)) original(job);
}

static SWIFT void on_main(void *job, enqueue_job original) {
  if (!hand_over(job, true, -1)) original(job);
}

static SWIFT void on_delay(unsigned long long nanoseconds, void *job, enqueue_after original) {
  int64_t delay = nanoseconds > INT64_MAX ? INT64_MAX : (int64_t)nanoseconds;
  if (!hand_over(job, false, delay)) original(nanoseconds, job);
}

// A deadline was made of the machine's clock a moment ago; the moment is not to be seen, so it is rounded up.
static const int64_t millisecond = 1000000;
// 292 years, less than a millisecond.
static const int64_t longest = INT64_MAX - 2 * 1000000;

// Swift's clock ids: 1 is the continuous clock, 2 the one that stands still while the machine sleeps.
static int64_t time_left(long long seconds, long long nanoseconds, int clock) {
  struct timespec now = {0};
#if defined(__APPLE__)
  clock_gettime(clock == 1 ? CLOCK_MONOTONIC_RAW : CLOCK_UPTIME_RAW, &now);
#else
  clock_gettime(clock == 1 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC, &now);
#endif
  int64_t left, rest;
  if (__builtin_sub_overflow(seconds, (long long)now.tv_sec, &left) ||
      __builtin_mul_overflow(left, (int64_t)1000000000, &left) ||
      __builtin_sub_overflow(nanoseconds, (long long)now.tv_nsec, &rest) || __builtin_add_overflow(left, rest, &left))
    return seconds < 0 ? 0 : longest;
  if (left <= 0) return 0;
  if (left > longest) return longest;
  return (left + millisecond - 1) / millisecond * millisecond;
}

static SWIFT void on_deadline(
    long long seconds, long long nanoseconds, long long tolerance, long long tolerance_nanoseconds, int clock, void *job,
    enqueue_at original) {
  if (!twinjar_bound_run()) return original(seconds, nanoseconds, tolerance, tolerance_nanoseconds, clock, job);
  hand_over(job, false, time_left(seconds, nanoseconds, clock));
}

static SWIFT executor_ref on_get_main(main_executor original) {
  return twinjar_bound_run() ? main_of_runs : original();
}

static SWIFT bool on_is_main(executor_ref executor, is_main original) {
  return (twinjar_bound_run() && executor.identity == main_of_runs.identity) || original(executor);
}

void twinjar_hooks_set_main(const void *identity, const void *witnesses) {
  main_of_runs.identity = identity;
  main_of_runs.witnesses = witnesses;
}

void twinjar_hooks_install_enqueue(twinjar_receive function) {
  const void **hook = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
  receive = function;
  if (hook) *hook = (const void *)on_global;
}

bool twinjar_hooks_install(twinjar_receive function) {
  static const struct {
    const char *name;
    const void *function;
  } hooks[] = {
      {"swift_task_enqueueGlobal_hook", (const void *)on_global},
      {"swift_task_enqueueMainExecutor_hook", (const void *)on_main},
      {"swift_task_enqueueGlobalWithDelay_hook", (const void *)on_delay},
      {"swift_task_enqueueGlobalWithDeadline_hook", (const void *)on_deadline},
      {"swift_task_getMainExecutor_hook", (const void *)on_get_main},
      {"swift_task_isMainExecutor_hook", (const void *)on_is_main},
  };
  // Those that newer runtimes no longer have, or older ones not yet, are no loss where another does the same.
  if (!dlsym(RTLD_DEFAULT, hooks[0].name)) return false;
  receive = function;
  for (size_t index = 0; index < sizeof hooks / sizeof *hooks; index++) {
    const void **hook = dlsym(RTLD_DEFAULT, hooks[index].name);
    if (hook) *hook = hooks[index].function;
  }
  return true;
}
