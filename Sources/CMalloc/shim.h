/* What glibc's allocator can be told and Swift's Glibc module leaves out. Elsewhere there is nothing to tell. */
#ifndef SIGNALBOX_CMALLOC_SHIM_H
#define SIGNALBOX_CMALLOC_SHIM_H

#include <stdint.h>
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#endif

/* Heaps grow by this many bytes at once, touched or not: by default glibc asks the system for each single page of a
   second thread's heap. */
static const size_t signalbox_heap_step = 32u << 20;

/* Once, before the first thread. */
static inline void signalbox_grow_heaps_in_large_steps(void) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, (int)signalbox_heap_step);
#endif
}

/* Once in each thread: the part of its heap that comes next may be made of large pages, which saves thousands of page
   faults. It is a hint: where it does not fit the system ignores it. */
static inline void signalbox_prefer_large_pages(void) {
#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)
  const uintptr_t page = 2u << 20;
  void *first = malloc(1);
  uintptr_t start = ((uintptr_t)first + page - 1) & ~(page - 1);
  free(first);
  madvise((void *)start, signalbox_heap_step, MADV_HUGEPAGE);
#endif
}

#endif
