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

/// Sets the wall clock of the run that is bound to the calling thread: from now on it stands at `epoch_seconds` plus the
/// run's time.
void twinjar_set_epoch(int64_t epoch_seconds);

/// Decides a random number: gets the run that is bound and 64 bits of its generator, and returns what code is to get.
typedef uint64_t (*twinjar_draw)(void *_Nonnull run, uint64_t bits);

/// Lets `draw` decide the random numbers of the run that is bound to the calling thread; NULL for its generator's.
void twinjar_bind_draw(twinjar_draw _Nullable draw);

/// Takes a job of Swift's concurrency runtime that became ready on a thread of a run; `nanoseconds` is how long it is to
/// wait, negative if not at all.
typedef void (*twinjar_receive)(void *_Nonnull run, void *_Nonnull job, bool is_on_main, int64_t nanoseconds);

/// The two words of the executor that stands for the main actor's on the thread of a run.
void twinjar_hooks_set_main(const void *_Nullable identity, const void *_Nullable witnesses);

/// Takes over the one hook of tasks that become ready, for threads that are bound to a run: a shorter way than by the process's
/// default executor. Once a process; does nothing if the runtime has none.
void twinjar_hooks_install_enqueue(twinjar_receive _Nonnull function);

/// Takes over the hooks of the concurrency runtime, for threads that are bound to a run. Once a process; false if the
/// runtime has none.
bool twinjar_hooks_install(twinjar_receive _Nonnull function);

/// True if the order of a `Set` is the same in each process: always on Linux, elsewhere if the environment asks for it.
bool twinjar_hashing_is_fixed(void);

/// Nanoseconds of the machine's monotonic clock, on a thread that a run is bound to as well.
int64_t twinjar_machine_nanoseconds(void);

/// How often the virtual clock was read on the calling thread.
uint64_t twinjar_clock_reads(void);

/// What the calling thread's entropy has come to: changes with every draw.
uint64_t twinjar_entropy(void);

/// Raises a flag that any thread may raise and the run's thread reads.
void twinjar_raise(int32_t *_Nonnull flag);
bool twinjar_is_raised(const int32_t *_Nonnull flag);

// What a thread is running, in memory that is shared with a process that watches.

enum { TWINJAR_WITNESS_SLOTS = 128, TWINJAR_WITNESS_CHOICES = 8192, TWINJAR_WITNESS_NAME = 128, TWINJAR_WITNESS_FRAMES = 16 };
/// A thread that called `exit` in the midst of a run is the one that left.
enum {
  TWINJAR_WITNESS_IDLE = 0,
  TWINJAR_WITNESS_RUNNING = 1,
  TWINJAR_WITNESS_TRAPPED = 2,
  TWINJAR_WITNESS_LEFT = 3,
  /// Of the process alone.
  TWINJAR_WITNESS_OUTPUT_LOST = 4
};
/// Where a tape's choices come from; none where no run is played, and the strategy is asked about itself.
enum { TWINJAR_TAPE_SEED = 0, TWINJAR_TAPE_CHOICES = 1, TWINJAR_TAPE_SCHEDULE = 2, TWINJAR_TAPE_NONE = 3 };

typedef struct {
  /// Jobs and events that were handled, ever.
  uint64_t beats;
  /// Runs that were begun.
  uint64_t runs;
  uint32_t state;
  /// Of a trap: its signal, and where the thread stood in the program, from the inside out.
  uint32_t signal;
  uint32_t frame_count;
  uint64_t frames[TWINJAR_WITNESS_FRAMES];
  /// The hook of the strategy whose own task runs, or ran last; 0 for code that belongs to no call of a hook that is known.
  uint32_t hook;
  uint32_t tape;
  uint64_t seed;
  /// The scenario's digest.
  uint64_t world;
  /// How many choices were made; those beyond the capacity are not kept.
  uint32_t choice_count;
  char strategy[TWINJAR_WITNESS_NAME];
  char scenario[TWINJAR_WITNESS_NAME];
  /// What the user does, as the script says.
  char step[TWINJAR_WITNESS_NAME];
  /// Arity in the upper half, value in the lower.
  uint64_t choices[TWINJAR_WITNESS_CHOICES];
} twinjar_witness;

/// A descriptor of memory that processes can share; -1 if there is none to be had.
int twinjar_witness_memory(void);

/// Maps the memory behind a descriptor: an array of ``TWINJAR_WITNESS_SLOTS``, and one more whose state says that the
/// command ended by itself. NULL if it cannot be mapped.
twinjar_witness *_Nullable twinjar_witness_map(int descriptor);

/// From now on threads of this process note there what they run, and what ends them; writing to a closed pipe or socket is
/// an error and no signal. False if it cannot be mapped.
bool twinjar_witness_attach(int descriptor);

/// Has a function called before a hook or a run is forgotten: one that ends the process if what was done in it is to end it.
/// Before any run.
void twinjar_witness_settle_by(void (*_Nonnull function)(void));

/// Ends this process with the command's answer, if anybody watches: what strategies have left for the end of a process does not
/// run. Returns if nobody does.
void twinjar_witness_leave(int code);

/// The calling thread's place, or NULL if nobody watches.
twinjar_witness *_Nullable twinjar_witness_slot(void);

/// Tells where the command's answer goes: from now on no run may close that, nor standard output or standard error. -1 for
/// nowhere.
void twinjar_witness_watch_output(int descriptor);

/// Notes that a job or an event was handled. Ends a copy of the process that the run has made by `fork`.
void twinjar_witness_beat(twinjar_witness *_Nonnull slot);

/// Notes a hook. Ends the process with 74 if the run, or another one under way, has closed what the command's answer goes to.
void twinjar_witness_hook(twinjar_witness *_Nonnull slot, uint32_t hook);

/// Notes that the run is over, and ends the process in the same way.
void twinjar_witness_end(twinjar_witness *_Nonnull slot);

/// The choices of a place.
uint64_t *_Nonnull twinjar_witness_choices(twinjar_witness *_Nonnull slot);
