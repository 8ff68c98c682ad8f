/// Whether a pattern names cases that there are, and takes their payloads apart as they are declared.

import Facts
import Semantics
import SourceText

struct PatternChecking {
  let reader: EnumReader

  private var resolver: Resolver { reader.resolver }

  /// What the compiler refuses, at routes and in what they carry.
  func problems(of pattern: Pattern, matching subject: Type, in context: DeclarationContext) -> [EnumProblem] {
    var problems: [EnumProblem] = []
    check(pattern, subject, context, isInRoute: false, depth: 0, &problems)
    return problems
  }

  private func check(
    _ pattern: Pattern, _ subject: Type, _ context: DeclarationContext, isInRoute: Bool, depth: Int,
    _ problems: inout [EnumProblem]
  ) {
    guard depth < 64 else { return }
    switch SwitchCoverage.bare(pattern) {
    case .tuple(let elements):
      guard case .tuple(let types) = subject.unwrapped, types.count == elements.count else { return }
      for (element, type) in zip(elements, types) {
        check(element.pattern, type.type, context, isInRoute: isInRoute, depth: depth + 1, &problems)
      }
    case .enumCase(let written, let name, let range, let arguments):
      let type = written.map { resolver.resolve($0, in: context) } ?? subject
      guard !name.isEmpty, let id = type.unwrapped.nominalID, reader.domain.isCertainlyEnum(id),
        resolver.isWorkspaceType(id),
        isInRoute || reader.isRoute(id), !reader.isOfOptional(name, type)
      else { return }
      let found = resolver.members(name, of: resolver.selfType(of: id))
      if found.isEmpty, reader.certainlyLacks(name, id), written != nil || !isMatchedOtherwise(type) {
        problems.append(EnumProblem(kind: .unknownCase, owner: id, name: name, range: range, payload: range))
      }
      guard let node = declaration(among: found), let arguments, !resolver.info(id).mayHaveOtherMembers else { return }
      let types = reader.payloadTypes(of: node, in: id)
      if let kind = PatternChecking.misfit(arguments, node, types) {
        problems.append(EnumProblem(kind: kind, owner: id, name: name, range: range, payload: range))
      } else if arguments.count == types.count {
        for (argument, type) in zip(arguments, types) {
          check(argument.pattern, type, context, isInRoute: true, depth: depth + 1, &problems)
        }
      }
    default: break
    }
  }

  /// The case that is meant, or one of those that several targets declare alike.
  private func declaration(among found: [FoundMember]) -> EnumCaseDeclaration? {
    let cases = found.compactMap { if case .enumCase(let node) = $0.member.declaration { node } else { nil } }
    guard let first = cases.first, cases.count == found.count else { return nil }
    return cases.allSatisfy { $0.compoundName == first.compoundName && $0.input == first.input } ? first : nil
  }

  /// A `~=` of the workspace may match the value with a static member of another type.
  private func isMatchedOtherwise(_ subject: Type) -> Bool { reader.typer.isRedefined("~=", [.unknown, subject]) }

  /// Labels may be left out, or be there where the case has none; one name may stand for all payloads.
  private static func misfit(
    _ arguments: [(label: String?, pattern: Pattern)], _ node: EnumCaseDeclaration, _ types: [Type]
  ) -> EnumProblem.Kind? {
    if types.isEmpty { return .superfluousInput }
    if arguments.count == types.count {
      let isWrong = zip(arguments, node.parameters).contains { argument, parameter in
        argument.label != nil && parameter.label != nil && argument.label != parameter.label
      }
      return isWrong ? .wrongLabels(node.compoundName) : nil
    }
    guard arguments.count > 1 else { return nil }
    return types.count > 1 || isNoTuple(types[0]) ? .wrongLabels(node.compoundName) : nil
  }

  private static let collections: Set<String> = ["Array", "Dictionary", "Set"]

  /// Another name may stand for a tuple, where it is not known what it stands for.
  private static func isNoTuple(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .nominal: true
    case .external(let name, _): Platform.concreteValueTypes.contains(name) || collections.contains(name)
    default: false
    }
  }
}
