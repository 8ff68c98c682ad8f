/// What reading one file costs, for who wants to measure it.

import Extraction
import Facts
package import SourceText

/// Reads a file of a snapshot once more, from its text alone; returns how many declarations it has at the top level.
package func readAgain(_ id: FileID, of snapshot: Snapshot) -> Int {
  guard let file = snapshot.file(id) else { return 0 }
  let hasBodies = snapshot.facts(of: id)?.hasBodies ?? false
  return extractFacts(from: SourceFile(text: file.text).text, readsBodies: hasBodies).declarations.count
}
