/* What glibc's allocator can be told and Swift's Glibc module leaves out. Elsewhere there is nothing to tell. */
#ifndef SIGNALBOX_CMALLOC_SHIM_H
#define SIGNALBOX_CMALLOC_SHIM_H

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Once, before the first thread: heaps grow by 32 MiB at once, touched or not. By default glibc asks the system for each
   single page of a second thread's heap. */
static inline void signalbox_grow_heaps_in_large_steps(void) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, 32 << 20);
#endif
}

#endif
