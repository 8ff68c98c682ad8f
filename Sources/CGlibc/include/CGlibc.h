/* What glibc's allocator and threads can be told and Swift's Glibc module leaves out. Elsewhere these do nothing. */
#ifndef SIGNALBOX_CGLIBC_H
#define SIGNALBOX_CGLIBC_H

#include <pthread.h>

/* Once, before the first thread: heaps grow by 32 MiB at once, touched or not. By default glibc asks the system for each
   single page of a second thread's heap. */
void signalbox_grow_heaps_in_large_steps(void);

/* Once on each thread, as its first step: what its heap grows by comes in pages of 2 MiB, where the system has them. A
   short run touches nearly all of its memory for the first time, and a tenth of its time went into faults of 4 KiB. Says
   nothing where it does not work: then the pages are small. */
void signalbox_use_large_pages(void);

/* For a process that lives long, before its threads start. Pages are small: with those of 2 MiB its size would move in
   steps, and what is let go would stay. Heaps are as many as threads can work at a time, and one for those that wait: each
   heap keeps what it once needed, so a heap for every thread is how the size of a server creeps up over days. */
void signalbox_stay_small(int cores);

/* Gives whole pages that no block lies in back to the system, in all heaps. Takes some milliseconds. */
void signalbox_give_back_memory(void);

/* The thread that these attributes start works on any core of the process's but the caller's, who goes on working. Left
   to itself, Linux likes to start it on the caller's core and to move it away some 10 ms later: on two cores that was a
   tenth of a check, and more. */
void signalbox_start_on_another_core(pthread_attr_t *attributes);

#endif
