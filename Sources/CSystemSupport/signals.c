// What runs inside a signal handler may call little more than write(2): C says for sure what is called here, Swift does
// not.
#include "CSystemSupport.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/signalfd.h>
#endif

static volatile sig_atomic_t target = -1;

static volatile sig_atomic_t dies_by_own = 0;

static void tell(int signal, siginfo_t *info, void *context) {
  (void)context;
  if (dies_by_own && info->si_code <= 0 && info->si_pid == getpid()) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigaction(signal, &action, NULL);
    // It waits until this handler returns.
    raise(signal);
    return;
  }
  int saved = errno;
  unsigned char number = (unsigned char)signal;
  // A full pipe has told enough already.
  if (target >= 0 && write(target, &number, 1) != 1) errno = saved;
  errno = saved;
}

int twinjar_signal_to_pipe(int signal, int descriptor) {
  target = descriptor;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = tell;
  action.sa_flags = SA_RESTART | SA_SIGINFO;
  sigemptyset(&action.sa_mask);
  return sigaction(signal, &action, NULL);
}

int twinjar_signal_is_ignored(int signal) {
  struct sigaction action;
  return sigaction(signal, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

static sigset_t ending_signals(void) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGHUP);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  return set;
}

int twinjar_die_by_own_signals(void) {
  dies_by_own = 1;
#ifdef __linux__
  sigset_t set = ending_signals();
  int descriptor = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
  if (descriptor >= 0) pthread_sigmask(SIG_BLOCK, &set, NULL);
  return descriptor;
#else
  return -1;
#endif
}

static pthread_mutex_t taking = PTHREAD_MUTEX_INITIALIZER;

void twinjar_take_held_signals(void) {
  // Who finds nothing pending may be sure that nobody else is about to die of it.
  pthread_mutex_lock(&taking);
  sigset_t set = ending_signals(), pending;
  if (sigpending(&pending) == 0 &&
      (sigismember(&pending, SIGHUP) || sigismember(&pending, SIGINT) || sigismember(&pending, SIGTERM))) {
    sigset_t before;
    // Their handlers are called before this returns.
    pthread_sigmask(SIG_UNBLOCK, &set, &before);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
  pthread_mutex_unlock(&taking);
}
