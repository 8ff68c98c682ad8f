/// Whether texts say more than could be read of them.

import Dialects
import Extraction
import Facts
import RouteGraph
import SourceText

extension Snapshot {
  /// What tests and files of no target would do says nothing about the app.
  static func mayHideUses(
    _ files: [FileID: SourceFile], _ project: Project, _ inNoTarget: [FileID: String]
  ) -> Bool {
    project.files.contains { file, facts in
      if facts.problems.isEmpty || inNoTarget[file] != nil || file.isTest { return false }
      return facts.mayDeclareMore || files[file].map { !hasClosedBrackets($0.text) } ?? false
    }
  }
}
