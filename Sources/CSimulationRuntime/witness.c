// What each thread is running, in memory that another process reads when this one has died or hangs.
#if defined(__linux__)
#define _GNU_SOURCE
#include "CSimulationRuntime.h"
#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <ucontext.h>
#include <unistd.h>

static twinjar_witness *all_slots;
static atomic_int slots_taken;
static __thread twinjar_witness *own_slot;

static const void *own_program;

// The process that runs strategies, and whether this one is a copy of it, which a strategy made by fork.
static pid_t original;
static bool is_copy;

// Where the command's answer goes, and what that was when it was told.
static int output = -1;
static struct stat output_file;

static void *instruction_of(void *context) {
  ucontext_t *state = context;
#if defined(__x86_64__)
  return (void *)state->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return (void *)state->uc_mcontext.pc;
#else
  (void)state;
  return NULL;
#endif
}

// Where this thread stands in its own program, from the inside out; what libraries do meanwhile is left out.
static void note_frames(void *context) {
  void *frames[128];
  int count = backtrace(frames, 128), first = 0;
  // What lies above the instruction that was interrupted is this handler.
  while (first < count && frames[first] != instruction_of(context)) first++;
  uint32_t kept = 0;
  for (int index = first; index < count && kept < TWINJAR_WITNESS_FRAMES; index++) {
    // But for the innermost each is where a call goes on; one that never does, as of fatalError, may stand last in its function.
    const char *address = (const char *)frames[index] - (index > first);
    Dl_info image;
    if (!dladdr(address, &image) || image.dli_fbase != own_program) continue;
    own_slot->frames[kept++] = (uint64_t)address - (uint64_t)own_program;
  }
  own_slot->frame_count = kept;
}

// True if it was this thread's own code: a fault, or a call of raise. What somebody sends to the process is given to any
// thread.
static bool is_own(int number, const siginfo_t *info) {
  bool is_raised = info->si_code == SI_TKILL && info->si_pid == getpid();
  return is_raised || (number != SIGABRT && info->si_code > 0);
}

// Notes what this thread was doing, and lets the process die as it would have.
static void note_death(int number, siginfo_t *info, void *context) {
  if (!is_copy && own_slot && own_slot->state == TWINJAR_WITNESS_RUNNING && is_own(number, info)) {
    note_frames(context);
    own_slot->signal = (uint32_t)number;
    own_slot->state = TWINJAR_WITNESS_TRAPPED;
  }
  signal(number, SIG_DFL);
  raise(number);
}

// A copy has one thread, and waits for ever where another one held a lock. It is to end with the original, or whoever reads
// what the command prints waits for ever too. What ties a process to its parent is not copied with it, and follows the thread that
// made the copy: a worker's end ends it as well. A copy of a copy has another parent, and ends at once.
static void note_copy(void) {
  is_copy = true;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != original) _exit(0);
}

// Notes who calls exit: code of a run, or the command itself, which its first thread ends.
static void note_exit(void) {
  if (is_copy) return;
  if (own_slot && own_slot->state == TWINJAR_WITNESS_RUNNING)
    own_slot->state = TWINJAR_WITNESS_LEFT;
  else if (gettid() == getpid())
    all_slots[TWINJAR_WITNESS_SLOTS].state = TWINJAR_WITNESS_LEFT;
}

static void watch_signals(void) {
  Dl_info image;
  own_program = dladdr((const void *)&own_program, &image) ? image.dli_fbase : NULL;
  // The first call loads what it needs, which a handler must not.
  void *frame;
  backtrace(&frame, 1);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = note_death;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  static const int deadly[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
  for (size_t index = 0; index < sizeof deadly / sizeof *deadly; index++) sigaction(deadly[index], &action, NULL);
}

int twinjar_witness_memory(void) {
  int descriptor = memfd_create("twinjar", 0);
  if (descriptor >= 0 && ftruncate(descriptor, sizeof(twinjar_witness) * (TWINJAR_WITNESS_SLOTS + 1)) == 0) return descriptor;
  if (descriptor >= 0) close(descriptor);
  return -1;
}

twinjar_witness *twinjar_witness_map(int descriptor) {
  void *memory = mmap(
      NULL, sizeof(twinjar_witness) * (TWINJAR_WITNESS_SLOTS + 1), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

static void (*settle)(void);

void twinjar_witness_settle_by(void (*function)(void)) { settle = function; }

bool twinjar_witness_attach(int descriptor) {
  all_slots = twinjar_witness_map(descriptor);
  if (!all_slots) return false;
  // Nobody would end this process once the one that watches is gone.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  original = getpid();
  watch_signals();
  signal(SIGPIPE, SIG_IGN);
  atexit(note_exit);
  at_quick_exit(note_exit);
  pthread_atfork(NULL, NULL, note_copy);
  return true;
}

void twinjar_witness_leave(int code) {
  if (!all_slots || is_copy) return;
  // What strategies have printed; one that holds the stream may never give it back.
  if (ftrylockfile(stdout) == 0) {
    fflush_unlocked(stdout);
    funlockfile(stdout);
  }
  all_slots[TWINJAR_WITNESS_SLOTS].state = TWINJAR_WITNESS_LEFT;
  _exit(code);
}

void twinjar_witness_watch_output(int descriptor) {
  output = descriptor >= 0 && fstat(descriptor, &output_file) == 0 ? descriptor : -1;
}

static bool is_output_lost(void) {
  if (fcntl(STDOUT_FILENO, F_GETFD) < 0 || fcntl(STDERR_FILENO, F_GETFD) < 0) return true;
  if (output < 0) return false;
  struct stat now;
  return fstat(output, &now) != 0 || now.st_dev != output_file.st_dev || now.st_ino != output_file.st_ino;
}

void twinjar_witness_beat(twinjar_witness *slot) {
  // What a copy does from here on is no run of this command; what it would write stands there twice.
  if (is_copy) _exit(0);
  slot->beats++;
}

// Other runs may have been under way meanwhile, so that none is accused here.
static void leave_without_output(void) {
  if (!is_output_lost()) return;
  all_slots[TWINJAR_WITNESS_SLOTS].state = TWINJAR_WITNESS_OUTPUT_LOST;
  _exit(74);
}

void twinjar_witness_hook(twinjar_witness *slot, uint32_t hook) {
  // Before the one that did it is forgotten.
  if (settle) settle();
  leave_without_output();
  slot->hook = hook;
}

void twinjar_witness_end(twinjar_witness *slot) {
  if (is_copy) _exit(0);
  if (settle) settle();
  leave_without_output();
  slot->state = TWINJAR_WITNESS_IDLE;
}

twinjar_witness *twinjar_witness_slot(void) {
  if (own_slot || !all_slots) return own_slot;
  int index = atomic_fetch_add(&slots_taken, 1);
  if (index >= TWINJAR_WITNESS_SLOTS) return NULL;
  own_slot = &all_slots[index];
  // A handler needs a stack where the thread's own has overflowed.
  stack_t stack = {.ss_sp = malloc(1 << 16), .ss_size = 1 << 16};
  if (stack.ss_sp) sigaltstack(&stack, NULL);
  return own_slot;
}
#else
#include "CSimulationRuntime.h"
#include <stddef.h>
int twinjar_witness_memory(void) { return -1; }
twinjar_witness *twinjar_witness_map(int descriptor) { (void)descriptor; return NULL; }
bool twinjar_witness_attach(int descriptor) { (void)descriptor; return false; }
twinjar_witness *twinjar_witness_slot(void) { return NULL; }
void twinjar_witness_settle_by(void (*function)(void)) { (void)function; }
void twinjar_witness_watch_output(int descriptor) { (void)descriptor; }
void twinjar_witness_leave(int code) { (void)code; }
void twinjar_witness_beat(twinjar_witness *slot) { slot->beats++; }
void twinjar_witness_hook(twinjar_witness *slot, uint32_t hook) { slot->hook = hook; }
void twinjar_witness_end(twinjar_witness *slot) { slot->state = TWINJAR_WITNESS_IDLE; }
#endif

uint64_t *twinjar_witness_choices(twinjar_witness *slot) { return slot->choices; }
