/* libyaml for Swift. */
#ifndef SIGNALBOX_CYAML_SHIM_H
#define SIGNALBOX_CYAML_SHIM_H

#include <yaml.h>

#endif
