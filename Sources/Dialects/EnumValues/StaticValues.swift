/// Static members that are a value of an enum: what a leading dot may stand for besides its cases.

import Facts
import RouteGraph
import Semantics
import SourceText

struct StaticValues {
  private let request: CompletionRequest
  private let id: NominalID
  private let entries: [NameTable.TypeEntry]

  /// With those that extensions of protocols give it alone, for which all extensions are asked.
  init(_ request: CompletionRequest, of id: NominalID, withProtocols: Bool = true) {
    self.request = request
    self.id = id
    let info = request.typer.resolver.info(id)
    entries = info.entries + info.extensions + (withProtocols ? StaticValues.conditional(on: id, request) : [])
  }

  /// `extension Hashable where Self == HomeRoute`: the compiler knows that the enum is one.
  private static func conditional(on id: NominalID, _ request: CompletionRequest) -> [NameTable.TypeEntry] {
    let (resolver, names) = (request.typer.resolver, request.project.names)
    return request.project.fileIDs.flatMap(names.extensions).filter { entry in
      entry.node.requirements.contains {
        $0.left.dottedName == "Self" && $0.right.allNames.contains(id.simpleName)
          && resolver.resolve($0.right, in: DeclarationContext(file: entry.file)).nominalID == id
      }
    }
  }

  var proposals: [CompletionProposal] {
    let functions = entries.flatMap { entry in
      entry.node.members.compactMap { proposal($0, in: entry) }
    }
    return (request.hasArguments ? [] : variables) + functions
  }

  private var variables: [CompletionProposal] {
    let (resolver, typer) = (request.typer.resolver, request.typer)
    let type = resolver.selfType(of: id)
    let names = entries.flatMap { entry in
      entry.node.members.flatMap { member -> [String] in
        guard case .variable(let node) = member, isOffered(node.head, in: entry) else { return [] }
        return node.bindings.compactMap { $0.name?.text }
      }
    }
    return names.filter { name in
      resolver.members(name, of: type).contains { typer.type(of: $0).nominalID == id }
    }.map {
      CompletionProposal(label: $0, kind: .value, description: "static", range: request.prefixRange, hops: 1)
    }
  }

  private func proposal(_ member: Declaration, in entry: NameTable.TypeEntry) -> CompletionProposal? {
    guard case .function(let node) = member, node.kind == .function, isOffered(node.head, in: entry),
      let result = node.result, gives(result, in: entry),
      !node.isThrowing || request.isCovered(by: [.try, .tryOptional, .tryForced]),
      !node.isAsync || request.isCovered(by: [.await])
    else { return nil }
    let parameters = node.parameters.map(ParameterText.init)
    guard request.takes(parameters) else { return nil }
    let labels = node.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return CompletionProposal(
      label: "\(node.name)(\(labels))", kind: .value, description: "static", filterText: node.name,
      range: request.prefixRange, snippet: node.name + request.placeholders(parameters, orElse: "()"),
      plain: node.name + (parameters.isEmpty ? "()" : ""), hops: 1)
  }

  /// A static member that the place under the cursor sees.
  private func isOffered(_ head: DeclarationHead, in entry: NameTable.TypeEntry) -> Bool {
    guard head.modifiers.isTypeMember, !head.modifiers.contains(.unavailable),
      !head.conditions.excludes(request.conditions)
    else { return false }
    let around = entry.node.kind == .extension ? entry.node.head.modifiers : []
    if head.modifiers.union(around).isDisjoint(with: [.private, .fileprivate]) { return true }
    let enclosing = request.path.last?.position.scope.context.enclosingTypes ?? []
    return entry.file == request.file && (!head.modifiers.contains(.private) || enclosing.contains(id))
  }

  private func gives(_ result: TypeSyntax, in entry: NameTable.TypeEntry) -> Bool {
    if result.dottedName == "Self" { return true }
    let resolver = request.typer.resolver
    let context = resolver.extent(of: entry)?.context ?? DeclarationContext(file: entry.file)
    return resolver.resolve(result, in: context).nominalID == id
  }
}

extension CompletionRequest {
  /// A `try` or an `await` to the left covers the cursor.
  func isCovered(by kinds: [AttemptExpression.Kind]) -> Bool {
    let closure = path.lastIndex { if case .closure = $0.expression { true } else { false } }
    return path[(closure.map { $0 + 1 } ?? 0)...].contains {
      if case .attempt(let node) = $0.expression { kinds.contains(node.kind) } else { false }
    }
  }

  /// What the name is called with stands already.
  var hasArguments: Bool { isBeforeArguments || isBeforeClosure }

  /// Whether what stands behind the name may belong to something with these parameters.
  func takes(_ parameters: [ParameterText]) -> Bool {
    guard let last = parameters.last else { return !hasArguments }
    if isBeforeArguments || !isBeforeClosure { return true }
    return last.type.contains("->") || !project.names.aliases(of: last.type).isEmpty
  }

  /// Without what a closure that stands already is.
  func unwritten(_ parameters: [ParameterText]) -> [ParameterText] {
    isBeforeClosure ? parameters.dropLast() : parameters
  }

  /// `(id: ${1:Int})`
  func placeholders(_ parameters: [ParameterText], orElse none: String = "") -> String {
    if parameters.isEmpty { return none }
    let parameters = unwritten(parameters)
    if parameters.isEmpty { return "" }
    let parts = parameters.enumerated().map { index, parameter in
      (parameter.label.map { $0 + ": " } ?? "") + "${\(index + 1):\(parameter.type.escapedForSnippet)}"
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }
}
