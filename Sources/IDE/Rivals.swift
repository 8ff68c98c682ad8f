/// A misspelt name may be as near to several routes: then no fix of it is the right one.

import RouteGraph
import SourceText

/// Names of routes beside the one that the fix writes which are as near to the word that stands there: `screen3` could be
/// `screen1` as well as `screen2`. Empty for a fix that writes anything else.
func rivals(of fix: Fix, _ finding: Diagnostic, _ snapshot: Snapshot) -> [String] {
  guard fix.edits.count == 1, let edit = fix.edits.first, let source = snapshot.file(edit.location.file) else {
    return []
  }
  let written = Array(source.string(edit.location.range).utf8)
  let distance = { (name: String) in Spelling.editDistance(written, Array(name.utf8), limit: 64) }
  let limit = distance(edit.newText)
  let names = snapshot.coordinators.filter { coordinator in
    coordinator.dialect == finding.dialect && coordinator.routes.contains { $0.name == edit.newText }
  }.flatMap { $0.routes.map(\.name) }
  return Set(names).filter { $0 != edit.newText && distance($0) <= limit }.sorted()
}

/// The same fix with another name.
func writing(_ name: String, insteadOf fix: Fix) -> Fix {
  var other = fix
  other.isPreferred = false
  for index in other.edits.indices {
    other.title = fix.title.replacing("'\(other.edits[index].newText)'", with: "'\(name)'")
    other.edits[index].newText = name
  }
  return other
}
