#pragma once

#include <spawn.h>

/// Has a signal write its number, one byte, to a descriptor, and nothing else. Returns 0, or -1 with errno set.
int twinjar_signal_to_pipe(int signal, int descriptor);

/// From now on a hang-up, an interrupt or a termination that this process sends to itself ends it, and is not written to a
/// descriptor. On Linux the calling thread, and those that it starts, hold these signals back until one of them calls
/// `twinjar_take_held_signals`. Returns a descriptor that can be read from, and must not be, while one is held back; -1 if
/// they are not.
int twinjar_die_by_own_signals(void);

/// Lets the signals that are held back have their way: what ends the process has ended it before this returns, in whichever
/// thread it is taken.
void twinjar_take_held_signals(void);

/// 1 if the process was told to ignore a signal, 0 if not.
int twinjar_signal_is_ignored(int signal);

/// A pipe whose ends no child inherits, the one to read from first. Returns 0, or -1 with errno set.
int twinjar_pipe(int ends[2]);

/// Has a program work in a directory. Returns 0 or an error number.
int twinjar_spawn_in(posix_spawn_file_actions_t *actions, const char *directory);

/// Has a program inherit the descriptors 0 to 2 and those that `actions` open, and no other; called after those.
/// Returns 0 or an error number.
int twinjar_spawn_without_others(posix_spawn_file_actions_t *actions, posix_spawnattr_t *attributes, short flags);

/// Has the system send this process a signal when the thread that started it ends; it stays so for a program that takes its
/// place. Returns 0, or -1 with errno set, as where there is no such thing.
int twinjar_end_with_parent(int signal);
