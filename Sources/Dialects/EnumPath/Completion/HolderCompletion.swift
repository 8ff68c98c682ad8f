/// What is offered behind a holder: functions that push, pops, and its paths.

import Facts
import RouteGraph
import Semantics
import SourceText

extension EnumPathCompletion {
  func operations(of id: NominalID) -> [CompletionProposal] {
    let known = (model.mutators[id] ?? [:]).sorted { $0.key < $1.key }.flatMap { name, functions in
      functions.enumerated().filter { index, function in
        isOfInstance(function, name, id) && !functions[..<index].contains { $0.signature == function.signature }
      }.map { (name, $0.element) }
    }
    let mutators = known.map { name, mutator -> CompletionProposal in
      let label = mutator.label.map { "\($0): " } ?? ""
      return CompletionProposal(
        label: "\(name)(\(mutator.label ?? "_"):)", kind: .operation, description: mutator.type?.name, filterText: name,
        range: request.prefixRange, snippet: "\(name)(\(label)\(value(for: mutator)))", plain: name)
    }
    let paths = model.paths.filter { $0.owner == id }
    guard !mutators.isEmpty else { return [] }
    return mutators + pops(of: id, paths)
      + paths.map {
        CompletionProposal(
          label: $0.name, kind: .value, description: $0.element.map { "[\($0)]" } ?? "NavigationPath",
          range: request.prefixRange)
      }
  }

  /// Not `static func to(_ place: Place)`.
  private func isOfInstance(_ mutator: EnumPathMutator, _ name: String, _ id: NominalID) -> Bool {
    typer.resolver.info(id).members(named: name).contains { member in
      guard case .function(let node) = member.declaration, !node.head.modifiers.isTypeMember else { return false }
      return MutatorReader.signature(of: node) == mutator.signature
    }
  }

  /// A dot alone means nothing where anything is taken: `push(.x)` cannot compile there.
  private func value(for mutator: EnumPathMutator) -> String {
    guard mutator.type.map(domain.isEnum) ?? (mutator.typeParameter != nil) else { return "${1}" }
    if mutator.takesList { return mutator.written.hasPrefix("[") ? "[.${1}]" : "${1}" }
    return ".${1}"
  }

  /// Functions without parameters that touch a path.
  private func pops(of id: NominalID, _ paths: [EnumPathProperty]) -> [CompletionProposal] {
    let names = Set(paths.map(\.name))
    let info = typer.resolver.info(id)
    return info.memberNames.flatMap { name in
      info.members(named: name).compactMap { member -> CompletionProposal? in
        guard case .function(let node) = member.declaration, node.kind == .function, node.parameters.isEmpty,
          let body = node.body
        else { return nil }
        var touches = false
        ExpressionWalk.visit(body.statements) { expression in
          switch expression {
          case .name(let found): if names.contains(found.name) { touches = true }
          case .member(let found): if names.contains(found.name) { touches = true }
          default: break
          }
        }
        guard touches else { return nil }
        return CompletionProposal(label: "\(name)()", kind: .operation, filterText: name, range: request.prefixRange)
      }
    }
  }
}
