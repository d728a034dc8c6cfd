// The part of the deterministic engine that Swift cannot express: a thread-local pointer to the run that owns this
// thread, and the C library's clock and entropy calls, answered from the run while a thread is bound to one.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// The executor of the run bound to the calling thread, or NULL.
void *_Nullable twinjar_bound_run(void);

/// Binds the calling thread to a run, or releases it with NULL. While `now` is set, clock reads on this thread answer
/// `epoch_seconds` plus `*now` nanoseconds; while a run is bound, entropy comes from a generator seeded with `seed`.
void twinjar_bind_run(void *_Nullable run, const int64_t *_Nullable now, int64_t epoch_seconds, uint64_t seed);

/// Sets the clock of the calling thread without a run: it stands at `epoch_seconds` plus `*now` nanoseconds until it is
/// set again, or released with NULL. For a process that has to answer as of another time.
void twinjar_set_clock(const int64_t *_Nullable now, int64_t epoch_seconds);

/// Decides a random number: gets the run that is bound and 64 bits of its generator, and returns what code is to get.
typedef uint64_t (*twinjar_draw)(void *_Nonnull run, uint64_t bits);

/// Lets `draw` decide the random numbers of the run that is bound to the calling thread; NULL for its generator's.
void twinjar_bind_draw(twinjar_draw _Nullable draw);

/// What the calling thread's entropy has come to: changes with every draw.
uint64_t twinjar_entropy(void);

/// Raises a flag that any thread may raise and the run's thread reads.
void twinjar_raise(int32_t *_Nonnull flag);
bool twinjar_is_raised(const int32_t *_Nonnull flag);
