/// Stored lists of routes beside a path of the same routes: `visited`, `pinned`. What nobody shows, hands on or copies from
/// is data, and what is put there goes nowhere.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Which of some lists' names code shows, by file: an edit of one file does not concern the others.
struct ListLooks: Sendable {
  let names: Set<String>
  /// Nothing of most files.
  let byFile: [FileID: Set<String>]

  var shown: Set<String> { byFile.values.reduce(into: []) { $0.formUnion($1) } }
}

struct DataLists {
  private let project: Project
  /// What was seen before a change.
  private let known: ListLooks?
  private let change: ProjectChange

  init(_ project: Project, since known: ListLooks?, _ change: ProjectChange) {
    self.project = project
    self.known = known
    self.change = change
  }

  /// Those among some lists that are no paths, and where it was looked. `bound`: elements of the stacks' paths. Where none of
  /// the lists of an element is seen to be shown, any of them may be what the stack has.
  func among(
    _ lists: [EnumPathProperty], bound: Set<NominalID>
  ) -> (data: Set<EnumPathSlot>, looks: ListLooks?) {
    let stored = lists.filter { !$0.isIndirect && !$0.isGeneric && $0.element.map(bound.contains) ?? false }
    let doubtful = Dictionary(grouping: stored, by: \.element).values.filter { Set($0.map(\.name)).count > 1 }.joined()
    if doubtful.isEmpty { return ([], nil) }
    let looks = looks(at: Set(doubtful.map(\.name)))
    let shown = looks.shown
    let certain = Set(doubtful.filter { shown.contains($0.name) }.map(\.element))
    let data = doubtful.filter { !shown.contains($0.name) && certain.contains($0.element) }
    return (Set(data.map { EnumPathSlot(owner: $0.owner, name: $0.name) }), looks)
  }

  /// Which of the names some code binds, hands on or gives back.
  private func looks(at names: Set<String>) -> ListLooks {
    let wanted = WantedNames(names.sorted().map { .any($0) })
    let known = known?.names == names ? known : nil
    var byFile = known?.byFile ?? [:]
    for file in known == nil ? Set(project.fileIDs) : change.files {
      var reader = Reader(names)
      if let facts = project.files[file] {
        reader.read(Array(facts.statements))
        ExpressionWalk.visit(facts.declarations, spelling: wanted) { reader.read($0) }
      }
      byFile[file] = reader.shown.isEmpty ? nil : reader.shown
    }
    return ListLooks(names: names, byFile: byFile)
  }

  /// Looks for code that makes more of a list than what it holds: anything but asking it, changing it, going through it, and
  /// giving it to a function.
  private struct Reader {
    private let names: Set<String>
    private(set) var shown: Set<String> = []
    /// Where a name is no such thing.
    private var harmless: Set<TextRange> = []

    init(_ names: Set<String>) { self.names = names }

    mutating func read(_ statements: [Statement]) {
      var reader = self
      ExpressionWalk.visit(statements) { reader.visit($0) }
      self = reader
    }

    private mutating func visit(_ expression: Expression) {
      switch expression {
      case .call(let call): visit(call)
      case .assignment(let node): harmless.insert(node.target.range)
      case .subscripted(let node): harmless.insert(node.base.range)
      case .keyPath(let path): shown.formUnion(path.components.map(\.name).filter(names.contains))
      case .name(let node): note(node.name, node.range)
      case .member(let node):
        guard let base = node.base else { return }
        note(node.name, node.range)
        // Not so of `$nav.visited`, which leads to a binding.
        if !Projections.isProjected(base) { harmless.insert(base.range) }
      default: break
      }
    }

    private mutating func note(_ written: String, _ range: TextRange) {
      let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
      if names.contains(name), !harmless.contains(range) { shown.insert(name) }
    }

    private mutating func visit(_ call: CallExpression) {
      var isTaken = true
      if case .name(let callee) = call.callee {
        isTaken = callee.name.startsLikeType && !Reader.readers.contains(callee.name)
      } else {
        isTaken = false
        harmless.insert(call.callee.range)
      }
      for argument in call.arguments where !isTaken && argument.label != "path" {
        harmless.insert(argument.value.range)
      }
    }

    /// What takes a list to go through it, or to tell what is in it.
    private static let readers: NameSet = ["ForEach", "List", "Set", "Array", "Dictionary", "Text", "String"]
  }
}
