/// Code that looks at the values of a list, and may show them without a stack: `if let last = router.path.last { … }`.

import Facts
import RouteGraph
import Semantics
import SourceText

struct PathLooks {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// Those among the names of lists that some code uses for more than to change what is so called, or to count it. One more
  /// thing of that name only makes this more careful.
  func names(among names: Set<String>) -> Set<String> {
    if names.isEmpty { return [] }
    var found = Set<String>()
    /// Where a list is changed or counted.
    var harmless = Set<TextRange>()
    func visit(_ expression: Expression) {
      switch expression {
      case .assignment(let node): harmless.insert(node.target.range)
      case .keyPath(let path): found.formUnion(path.components.map(\.name).filter(names.contains))
      case .name(let node): note(node.name, node.range)
      case .member(let node):
        note(node.name, node.range)
        if let base = node.base, PathLooks.changes.contains(node.name) { harmless.insert(base.range) }
      default: break
      }
    }
    func note(_ written: String, _ range: TextRange) {
      let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
      if names.contains(name), !harmless.contains(range) { found.insert(name) }
    }
    for file in project.fileIDs.compactMap({ project.files[$0] }) {
      harmless.removeAll()
      ExpressionWalk.visit(file, visit)
    }
    return found
  }

  private static let changes: NameSet = [
    "append", "insert", "removeLast", "removeFirst", "removeAll", "popLast", "dropLast", "isEmpty", "count",
  ]
}
