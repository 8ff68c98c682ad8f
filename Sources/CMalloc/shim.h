/* glibc's settings of its allocator, which Swift's Glibc module leaves out. Elsewhere there is nothing to set. */
#ifndef SIGNALBOX_CMALLOC_SHIM_H
#define SIGNALBOX_CMALLOC_SHIM_H

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Heaps grow by this many bytes at once, touched or not. */
static inline void signalbox_set_heap_step(int bytes) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, bytes);
#else
  (void)bytes;
#endif
}

#endif
