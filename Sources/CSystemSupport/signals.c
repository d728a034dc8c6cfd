// What runs inside a signal handler may call little more than write(2): C says for sure what is called here, Swift does
// not.
#include "CSystemSupport.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

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

void twinjar_die_by_own_signals(void) { dies_by_own = 1; }
