/// Functions that an app adds to paths themselves: `extension NavigationPath { mutating func open(_ route: R) { append(route) } }`,
/// to lists of routes, and to bindings of either.

import Facts
import Semantics
import SourceText

struct AddedPathFunctions {
  let resolver: Resolver

  /// What stands for the type that is extended, which is no declaration of the workspace.
  private static let types = ["Array", "Binding", "NavigationPath"].map { NominalID($0) }
  /// What such a function may call the path.
  private static let names: Set<String> = ["self", "wrappedValue"]

  /// The type whose extensions may declare functions of a path; nil for what is no path.
  static func extended(_ type: Type) -> Type? {
    guard case .external(let name, _) = type, EnumPathSwiftUI.path(of: type).isPath else { return nil }
    return .nominal(NominalID(name), [])
  }

  /// Whether an extension is of this path: there may be several, each of another list.
  func isOf(_ type: Type, _ entry: NameTable.TypeEntry) -> Bool { path(entry) == type }

  func mutators(_ reader: MutatorReader) -> EnumPathMutators {
    AddedPathFunctions.types.reduce(into: [:]) { found, id in
      for entry in entries(id) where path(entry) != nil {
        for case .function(let node) in entry.node.members {
          guard let mutator = mutator(node, context(entry), reader) else { continue }
          found[id, default: [:]][node.name, default: []].append(mutator)
        }
      }
    }
  }

  /// Where these functions stand.
  var files: [FileID] { AddedPathFunctions.types.flatMap(entries).filter { path($0) != nil }.map(\.file) }

  /// None where the workspace has a type of that name.
  private func entries(_ id: NominalID) -> [NameTable.TypeEntry] {
    resolver.info(id).entries.isEmpty ? resolver.extensions(endingIn: id.simpleName) : []
  }

  private func context(_ entry: NameTable.TypeEntry) -> DeclarationContext {
    DeclarationContext(file: entry.file, conditions: entry.node.head.conditions).adding([], entry.node.requirements)
  }

  /// Nil where it is none of one type: any list has what `extension Array` declares.
  private func path(_ entry: NameTable.TypeEntry) -> Type? {
    let context = context(entry)
    guard let written = entry.node.extended,
      case .external(let name, var arguments) = resolver.resolve(written, in: context)
    else { return nil }
    if arguments.isEmpty, let fixed = context.memberTypes["Value"] ?? context.memberTypes["Element"] {
      arguments = [resolver.resolve(fixed, in: context)]
    }
    let type = Type.external(name, arguments)
    let (element, isPath) = EnumPathSwiftUI.path(of: type)
    guard isPath, let element else { return isPath ? type : nil }
    return element.nominalID.map { resolver.info($0).entries.contains { $0.node.kind == .enum } } ?? false ? type : nil
  }

  private func mutator(
    _ node: FunctionDeclaration, _ context: DeclarationContext, _ reader: MutatorReader
  ) -> EnumPathMutator? {
    guard node.kind == .function, !node.head.modifiers.isTypeMember, let body = node.body,
      let (index, _) = reader.moved(node, body, AddedPathFunctions.names, context, [:], LentPaths([]) { _ in nil })
    else { return nil }
    // Whose path it is, only the call says.
    return reader.mutator(node, index, "", context)
  }
}

/// Functions that push onto whichever path they are asked of: `extension Array where Element: Route { mutating func push(_
/// route: Element) { append(route) } }`.
struct AddedPushes: Equatable, Sendable {
  static let none = AddedPushes()

  /// Those that can be meant by a name, if all of that name push.
  private var functions: [String: [EnumPathMutator]] = [:]
  /// Where these and others stand.
  private(set) var files: Set<FileID> = []

  private init() {}

  init(_ reader: MutatorReader) {
    var others = Set<String>()
    for entry in ["Array", "NavigationPath"].flatMap(reader.resolver.extensions) {
      let context = DeclarationContext(file: entry.file, conditions: entry.node.head.conditions)
        .adding([], entry.node.requirements)
      for case .function(let node) in entry.node.members where node.head.modifiers.contains(.mutating) {
        files.insert(entry.file)
        guard let mutator = AddedPushes.mutator(node, context, reader) else {
          others.insert(node.name)
          continue
        }
        functions[node.name, default: []].append(mutator)
      }
    }
    for name in others { functions[name] = nil }
  }

  private static func mutator(
    _ node: FunctionDeclaration, _ context: DeclarationContext, _ reader: MutatorReader
  ) -> EnumPathMutator? {
    guard let body = node.body,
      let (index, _) = reader.moved(node, body, ["self"], context, [:], LentPaths([]) { _ in nil })
    else { return nil }
    let mutator = reader.mutator(node, index, "self", context)
    return mutator.isConditional ? nil : mutator
  }

  /// What a call by such a name pushes.
  func value(givenBy call: CallExpression, _ name: String) -> Expression? {
    functions[name]?.lazy.compactMap { $0.given(by: call) }.first
  }
}
