#!/bin/sh
# A Run Script phase: checks the routes of the app and shows what it finds beside the code. It adds to what the compiler
# says and replaces none of it. Switch off "Based on dependency analysis" and the target's user script sandboxing.

# Build phases start with a short PATH.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.local/bin:$HOME/.mint/bin"

if ! command -v signalbox >/dev/null 2>&1; then
  echo "warning: signalbox is not installed; run 'sudo make install' in its repository"
  exit 0
fi

# Routes lead anywhere, so the root is always analysed; input files only narrow what is reported.
if [ "${SCRIPT_INPUT_FILE_COUNT:-0}" -gt 0 ] || [ "${SCRIPT_INPUT_FILE_LIST_COUNT:-0}" -gt 0 ]; then
  set -- --script-input-files
else
  set --
fi
exec signalbox check --root "${SRCROOT:-.}" --format xcode --fail-level error "$@"
