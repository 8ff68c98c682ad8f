/// Files that hold no mark and matter all the same, for what they name.

import Facts
import RouteGraph
import Semantics
import SourceText

extension Project {
  /// Reads those whole of which bodies were left out though they spell a name that decides. Whether there are any.
  mutating func readDecisive(
    _ files: [FileID: SourceFile], _ plan: ReadingPlan, _ parallelism: any Parallelism,
    _ isReading: @escaping @Sendable (FileID, Bool) -> Void
  ) -> Bool {
    if plan.decisiveNames.isEmpty { return false }
    let left = files.filter { id, _ in self.files[id]?.hasAllBodies == false }
    let read = parallelism.map(Array(left)) { id, file -> (FileID, FileFacts)? in
      guard plan.isDecisive(file) else { return nil }
      isReading(id, true)
      defer { isReading(id, false) }
      return (id, plan.facts(of: file))
    }.compactMap { $0 }
    if read.isEmpty { return false }
    let facts = Dictionary(read) { $1 }
    self.files.merge(facts) { $1 }
    names = names.updating(facts)
    return true
  }
}
