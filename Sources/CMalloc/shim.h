/* What glibc's allocator can be told and Swift's Glibc module leaves out. Elsewhere there is nothing to tell. */
#ifndef SIGNALBOX_CMALLOC_SHIM_H
#define SIGNALBOX_CMALLOC_SHIM_H

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#endif

#ifdef __linux__
#include <sys/prctl.h>
#endif

#define SIGNALBOX_HEAP_STEP ((size_t)32 << 20)

/* Once, before the first thread: heaps grow by 32 MiB at once, touched or not. By default glibc asks the system for each
   single page of a second thread's heap. */
static inline void signalbox_grow_heaps_in_large_steps(void) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, SIGNALBOX_HEAP_STEP);
#endif
}

/* Once on each thread, as its first step: what its heap grows by comes in pages of 2 MiB, where the system has them. A
   short run touches nearly all of its memory for the first time, and a tenth of its time went into faults of 4 KiB. Says
   nothing where it does not work: then the pages are small. */
static inline void signalbox_use_large_pages(void) {
#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)
  const uintptr_t page = (uintptr_t)2 << 20;
  /* More than a young heap has left, and less than gets pages of its own: the heap grows to behind it. */
  void *block = malloc(127 << 10);
  if (!block) return;
  madvise((void *)((uintptr_t)block & ~(page - 1)), SIGNALBOX_HEAP_STEP, MADV_HUGEPAGE);
  free(block);
#endif
}

/* For a process that lives long, before its threads start. Pages are small: with those of 2 MiB its size would move in
   steps, and what is let go would stay. Heaps are as many as threads can work at a time, and one for those that wait: each
   heap keeps what it once needed, so a heap for every thread is how the size of a server creeps up over days. */
static inline void signalbox_stay_small(int cores) {
#ifdef __linux__
  prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
#endif
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, cores + 1);
#endif
}

#endif
