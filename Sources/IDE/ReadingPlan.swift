/// Which dialects a workspace may use, and so which files are read whole.

import Dialects
import Facts
import RouteGraph
import SourceText

struct ReadingPlan: Sendable {
  /// All dialects' marks in one list: facts name them by index.
  static let marks = allDialects.flatMap(\.marks)

  /// Those of which a sign occurs somewhere in the workspace.
  let dialects: [any Dialect]
  /// Indices of their marks.
  private let wanted: Set<Int>

  init(_ files: [FileID: SourceFile], _ configuration: AnalysisConfiguration) {
    let occurring = files.values.reduce(into: Set<Int>()) { $0.formUnion($1.facts.marks) }
    let words = Set(occurring.compactMap { ReadingPlan.marks.indices.contains($0) ? ReadingPlan.marks[$0] : nil })
    dialects = allDialects.filter { dialect in
      (configuration.dialects?.contains(dialect.name) ?? true) && !words.isDisjoint(with: dialect.signs)
    }
    let marks = Set(dialects.flatMap(\.marks))
    wanted = Set(ReadingPlan.marks.indices.filter { marks.contains(ReadingPlan.marks[$0]) })
  }

  var dialectNames: [String] { dialects.map(\.name) }

  /// The file with its bodies where they can matter.
  func prepared(_ file: SourceFile) -> SourceFile {
    file.facts.marks.isDisjoint(with: wanted) ? file : file.readingBodies()
  }
}
