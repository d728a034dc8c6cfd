// Calls that Swift does not see: extensions of the C library.
#define _GNU_SOURCE
#include "CSystemSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/prctl.h>
#endif
#if defined(__APPLE__)
#include <TargetConditionals.h>
#endif

int twinjar_pipe(int ends[2]) {
#if defined(__linux__)
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  for (int place = 0; place < 2; place++) fcntl(ends[place], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

int twinjar_spawn_in(posix_spawn_file_actions_t *actions, const char *directory) {
#if defined(__APPLE__) && !TARGET_OS_OSX
  (void)actions;
  (void)directory;
  return ENOTSUP;
#else
  return posix_spawn_file_actions_addchdir_np(actions, directory);
#endif
}

int twinjar_spawn_without_others(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes, short flags) {
#if defined(__APPLE__)
  (void)actions;
  return posix_spawnattr_setflags(attributes, flags | POSIX_SPAWN_CLOEXEC_DEFAULT);
#else
  int failure = posix_spawnattr_setflags(attributes, flags);
#if defined(__GLIBC__)
  return failure ? failure : posix_spawn_file_actions_addclosefrom_np(actions, 3);
#else
  // Closing one that is not open does no harm there.
  for (int descriptor = 3; descriptor < 1024 && !failure; descriptor++)
    failure = posix_spawn_file_actions_addclose(actions, descriptor);
  return failure;
#endif
#endif
}

int twinjar_end_with_parent(int signal) {
#if defined(__linux__)
  return prctl(PR_SET_PDEATHSIG, signal);
#else
  (void)signal;
  errno = ENOTSUP;
  return -1;
#endif
}
