/* Before any header: cores and attributes that no standard knows. */
#define _GNU_SOURCE

#include "CGlibc.h"

#include <stdint.h>
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <sched.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

#ifdef __linux__
#include <sys/prctl.h>
#endif

static const size_t heap_step = (size_t)32 << 20;

void signalbox_grow_heaps_in_large_steps(void) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, heap_step);
#endif
}

void signalbox_use_large_pages(void) {
#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)
  const uintptr_t page = (uintptr_t)2 << 20;
  /* More than a young heap has left, and less than gets pages of its own: the heap grows to behind it. */
  void *block = malloc(127 << 10);
  if (!block) return;
  madvise((void *)((uintptr_t)block & ~(page - 1)), heap_step, MADV_HUGEPAGE);
  free(block);
#endif
}

void signalbox_stay_small(int cores) {
#ifdef __linux__
  prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
#endif
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, cores + 1);
#endif
}

void signalbox_give_back_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

void signalbox_start_on_another_core(pthread_attr_t *attributes) {
#ifdef __GLIBC__
  cpu_set_t cores;
  const int own = sched_getcpu();
  /* The first thread's cores are the process's: the caller may have been started like this itself. */
  if (own < 0 || sched_getaffinity(getpid(), sizeof cores, &cores)) return;
  CPU_CLR(own, &cores);
  if (CPU_COUNT(&cores)) pthread_attr_setaffinity_np(attributes, sizeof cores, &cores);
#endif
}
