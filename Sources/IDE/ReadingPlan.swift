/// Which dialects a workspace may use, and so which files are read whole.

import Dialects
import Extraction
import Facts
import RouteGraph
import SourceText

struct ReadingPlan: Sendable {
  /// All dialects' marks in one list: files name them by index.
  static let marks = MarkSet(allDialects.flatMap(\.marks))

  /// Those of which a sign occurs somewhere in the workspace.
  let dialects: [any Dialect]
  /// Indices of their marks.
  private let wanted: Set<Int>

  init(_ files: [FileID: SourceFile], _ configuration: AnalysisConfiguration) {
    let all = ReadingPlan.marks.words
    let occurring = files.values.reduce(into: Set<Int>()) { $0.formUnion($1.marks) }
    let words = Set(occurring.compactMap { all.indices.contains($0) ? all[$0] : nil })
    dialects = allDialects.filter { dialect in
      (configuration.dialects?.contains(dialect.name) ?? true) && !words.isDisjoint(with: dialect.signs)
    }
    let marks = Set(dialects.flatMap(\.marks))
    wanted = Set(all.indices.filter { marks.contains(all[$0]) })
  }

  var dialectNames: [String] { dialects.map(\.name) }

  /// The facts of a file, with its bodies where they can matter.
  func facts(of file: SourceFile, readsAllBodies: Bool = false) -> FileFacts {
    var facts = extractFacts(from: file.text, readsBodies: readsAllBodies || !file.marks.isDisjoint(with: wanted))
    facts.marks = file.marks
    return facts
  }
}
