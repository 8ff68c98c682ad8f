/* libjansson for Swift: the functions themselves, and as inline functions the macros that Swift cannot see. */
#ifndef SIGNALBOX_CJANSSON_SHIM_H
#define SIGNALBOX_CJANSSON_SHIM_H

#include <jansson.h>

static inline json_type signalbox_json_type(const json_t *json) { return json_typeof(json); }

static inline size_t signalbox_json_indent(size_t spaces) { return JSON_INDENT(spaces); }

static inline size_t signalbox_json_real_precision(size_t digits) { return JSON_REAL_PRECISION(digits); }

#endif
