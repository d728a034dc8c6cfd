#pragma once

#include <stdint.h>

/// The number of blocks that this process has allocated so far; 0 where they cannot be counted (only glibc can).
uint64_t allocation_count(void);
