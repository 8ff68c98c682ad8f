/// Stored lists of routes beside a path of the same routes: `visited`, `pinned`. What nobody shows, hands on or copies from
/// is data, and what is put there goes nowhere.

import Facts
import RouteGraph
import Semantics
import SourceText

struct DataLists {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// Those among some lists that are no paths. `bound`: elements of the stacks' paths. Where none of the lists of an element is seen to be
  /// shown, any of them may be what the stack has.
  func among(_ lists: [EnumPathProperty], bound: Set<NominalID>) -> Set<EnumPathSlot> {
    let stored = lists.filter { !$0.isIndirect && !$0.isGeneric && $0.element.map(bound.contains) ?? false }
    let doubtful = Dictionary(grouping: stored, by: \.element).values.filter { Set($0.map(\.name)).count > 1 }.joined()
    if doubtful.isEmpty { return [] }
    let shown = shown(Set(doubtful.map(\.name)))
    let certain = Set(doubtful.filter { shown.contains($0.name) }.map(\.element))
    return Set(
      doubtful.filter { !shown.contains($0.name) && certain.contains($0.element) }
        .map { EnumPathSlot(owner: $0.owner, name: $0.name) })
  }

  /// Which of the names some code binds, hands on or gives back.
  private func shown(_ names: Set<String>) -> Set<String> {
    let wanted = WantedNames(names.sorted().map { .any($0) })
    var reader = Reader(names)
    for facts in project.fileIDs.compactMap({ project.files[$0] }) {
      reader.read(Array(facts.statements))
      for declaration in facts.declarations { read(declaration, wanted, &reader, depth: 0) }
    }
    return reader.shown
  }

  private func read(_ declaration: Declaration, _ wanted: WantedNames, _ reader: inout Reader, depth: Int) {
    guard depth < 32 else { return }
    func read(_ body: CodeBlock?) {
      guard let body, wanted.mayOccur(in: body) else { return }
      reader.read(body.statements)
      if body.statements.count == 1, case .expression(let only)? = body.statements.first { reader.handOn(only) }
    }
    switch declaration {
    case .type(let node): for member in node.members { self.read(member, wanted, &reader, depth: depth + 1) }
    case .function(let node): read(node.body)
    case .variable(let node):
      for binding in node.bindings {
        if let value = binding.value { reader.read([.expression(value)]) }
        for accessor in binding.accessors { read(accessor.body) }
      }
    case .enumCase, .alias: break
    }
  }

  /// Looks for code that makes more of a list than what it holds.
  private struct Reader {
    private let names: Set<String>
    private(set) var shown: Set<String> = []
    /// What lists are gone through by, whole or by bindings to their elements.
    private var iterated: [TextRange] = []

    init(_ names: Set<String>) { self.names = names }

    mutating func read(_ statements: [Statement]) {
      var reader = self
      ExpressionWalk.visit(statements) { reader.visit($0) }
      for case .return(let value?, _) in statements { reader.handOn(value) }
      self = reader
    }

    mutating func handOn(_ value: Expression) {
      if let name = Reader.name(of: value), names.contains(name) { shown.insert(name) }
    }

    private mutating func visit(_ expression: Expression) {
      switch expression {
      case .call(let call): visit(call)
      case .assignment(let node): handOn(node.value)
      case .keyPath(let path): shown.formUnion(path.components.map(\.name).filter(names.contains))
      case .unary(let node): if node.kind == .prefix("&") { handOn(node.operand) }
      case .name(let node):
        if node.name.hasPrefix("$") { noteProjected(String(node.name.dropFirst()), node.range) }
      case .member(let node):
        if node.name.hasPrefix("$") {
          noteProjected(String(node.name.dropFirst()), node.range)
        } else if let base = node.base, names.contains(node.name), Projections.isProjected(base) {
          noteProjected(node.name, node.range)
        }
      default: break
      }
    }

    private mutating func noteProjected(_ name: String, _ range: TextRange) {
      if names.contains(name), !iterated.contains(where: { $0.contains(range) }) { shown.insert(name) }
    }

    private mutating func visit(_ call: CallExpression) {
      guard case .name(let callee) = call.callee else {
        for argument in call.arguments where argument.label == "path" { handOn(argument.value) }
        return
      }
      if Reader.iterating.contains(callee.name) {
        if let first = call.arguments.first { iterated.append(first.value.range) }
      } else if callee.name == "Binding" {
        noteMentions(in: call)
      } else if callee.name.startsLikeType, !Reader.collecting.contains(callee.name) {
        for argument in call.arguments { handOn(argument.value) }
      }
    }

    /// `Binding(get: { nav.path }, set: { nav.path = $0 })`
    private mutating func noteMentions(in call: CallExpression) {
      var mentioned: Set<String> = []
      for argument in call.arguments {
        ExpressionWalk.visit(argument.value) { if let name = Reader.name(of: $0) { mentioned.insert(name) } }
      }
      shown.formUnion(mentioned.intersection(names))
    }

    private static func name(of expression: Expression) -> String? {
      switch ReceiverChain.stripped(expression) {
      case .name(let node): node.name
      case .member(let node): node.name
      default: nil
      }
    }

    private static let iterating: NameSet = ["ForEach", "List"]
    private static let collecting: NameSet = ["Set", "Array", "Dictionary", "Text", "String"]
  }
}
