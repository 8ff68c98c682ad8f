#!/bin/sh
# Writes build.ninja for the directory it is run in: sources are read in parts, several at a time, and only the parts
# with changed files are read again. Run it anew when files come or go.
#
#     generate.sh [PARTS] && ninja        # the report is in .signalbox/report.json
set -eu
parts=${1:-8}
program=${SIGNALBOX:-$(command -v signalbox)}
mkdir -p .signalbox
"$program" extract --list > .signalbox/files

# A file's part follows from its name alone, so that a new file changes one part.
LC_ALL=C awk -v parts="$parts" -v program="$program" '
  function quoted(path) { out = ""; for (i = 1; i <= length(path); i++) {
    c = substr(path, i, 1); out = out (c ~ /[$: ]/ ? "$" : "") c } return out }
  BEGIN { for (i = 1; i < 256; i++) code[sprintf("%c", i)] = i }
  {
    hash = 0
    for (i = 1; i <= length($0); i++) hash = (hash * 31 + code[substr($0, i, 1)]) % 1000003
    part = hash % parts
    inputs[part] = inputs[part] " " quoted($0)
    print > (".signalbox/" part ".list.new")
  }
  END {
    print "rule extract"
    print "  command = $program extract --quiet --output $out --files-from $list"
    print "  description = reading $list"
    print "rule link"
    print "  command = $program link --quiet --fail-level never --format json --output $out $in"
    print "  description = checking"
    print "program = " quoted(program)
    for (part = 0; part < parts; part++) if (part in inputs) {
      list = ".signalbox/" part ".list"
      print "build .signalbox/" part ".facts: extract" inputs[part] " | " list " $program"
      print "  list = " list
      facts = facts " .signalbox/" part ".facts"
    }
    print "build .signalbox/report.json: link" facts (configuration != "" ? " | " configuration : "")
  }
' configuration="$(ls .signalbox.yml 2>/dev/null || true)" .signalbox/files > build.ninja

# A list that stays as it was keeps its date.
for list in .signalbox/*.list.new; do
  old=${list%.new}
  if cmp -s "$list" "$old"; then rm "$list"; else mv "$list" "$old"; fi
done
