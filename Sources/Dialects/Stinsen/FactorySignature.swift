/// Whether a method can be a route's factory: the rows on factories in section 2.2 of the dialect's rules.

import Facts
import Semantics

struct StinsenFactorySignature {
  private let candidate: StinsenFactoryReader.Candidate
  private let resolver: Resolver
  private let isTab: Bool

  init(_ candidate: StinsenFactoryReader.Candidate, _ resolver: Resolver, isTab: Bool) {
    self.candidate = candidate
    self.resolver = resolver
    self.isTab = isTab
  }

  /// Why a method is certainly none; nil where it is one, or where that is not certain.
  var reason: String? { parameterReason ?? resultReason }

  /// The compiler passes it by, whatever else bears its name.
  var isNone: Bool {
    // A function of the coordinator that returns the factory.
    if !candidate.isMethod { return result.map(isNoFunction) ?? true }
    return reason != nil || result.map(showsNothing) ?? true
  }

  private var result: Type? { candidate.function.result.map { resolver.resolve($0, in: candidate.context) } }

  private func isNoFunction(_ type: Type) -> Bool {
    switch type {
    case .nominal, .tuple, .optional, .constrained: true
    case .external, .function, .metatype, .parameter, .unknown: false
    }
  }

  /// Certainly neither a view nor a coordinator.
  private func showsNothing(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _):
      resolver.conforms(id, to: StinsenName.viewPresentable) == .no && !StinsenFactoryReader.isView(type, resolver)
    case .external(let name, _):
      (["Array", "Dictionary", "Set"].contains(name) || Platform.concreteValueTypes.contains(name))
        && !isMadeMore(name)
    case .tuple, .function, .metatype: true
    case .optional(let wrapped): showsNothing(wrapped)
    case .constrained, .parameter, .unknown: false
    }
  }

  /// `extension String: View`
  private func isMadeMore(_ name: String) -> Bool {
    resolver.record(name)
    return resolver.extensions(endingIn: name).contains { !$0.node.inherited.isEmpty }
  }

  private var parameterReason: String? {
    let function = candidate.function
    if function.parameters.contains(where: { $0.isVariadic }) { return "has a factory with a variadic parameter" }
    if function.parameters.contains(where: { $0.isInout }) { return "has a factory with an inout parameter" }
    if function.isThrowing { return "has a factory that throws" }
    if function.isAsync { return "has a factory that is async" }
    if !function.generics.isEmpty { return "has a generic factory" }
    if isTab, !function.parameters.isEmpty { return "is a tab; its factory takes no parameter" }
    return function.parameters.count > 1 ? "takes more than one parameter; use one tuple" : nil
  }

  private var resultReason: String? {
    guard let result else { return "has a factory that returns nothing" }
    switch result {
    // An optional view is a view.
    case .optional(let wrapped) where isCoordinator(wrapped): return "has a factory with an optional result"
    case .constrained(let types, _) where types.contains(where: isCoordinator):
      return "has a factory whose result hides the coordinator's type; spell the concrete type"
    // What the app declares, generated code may make a view.
    case _ where result.unwrapped.nominalID == nil && showsNothing(result):
      return "has a factory that returns '\(result.spelled)', which is neither a view nor a coordinator"
    default: return nil
    }
  }

  private func isCoordinator(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _): resolver.conforms(id, to: StinsenName.coordinatable) == .yes
    case .constrained(let types, _): types.contains(where: isCoordinator)
    default: false
    }
  }

  // MARK: Several of one name

  /// Any of them will do and none is better, so that the compiler does not know which is meant.
  static func areAmbiguous(_ candidates: [StinsenFactoryReader.Candidate], isTab: Bool, _ typer: Typer) -> Bool {
    guard candidates.count > 1, let file = candidates.first?.file else { return false }
    let signatures = candidates.map { StinsenFactorySignature($0, typer.resolver, isTab: isTab) }
    // A coordinator is preferred to a view.
    let isOfOneKind = signatures.allSatisfy { $0.output == .view } || signatures.allSatisfy(\.showsCoordinator)
    guard isOfOneKind, areOfOneType(candidates),
      signatures.allSatisfy({ $0.candidate.file == file && $0.isPlainMethod && !$0.isNone })
    else {
      return false
    }
    return signatures.indices.allSatisfy { index in
      signatures[..<index].allSatisfy { signatures[index].isNoBetter(than: $0, typer) }
    }
  }

  /// Under the same conditions. A class's method is preferred to a protocol's, a refined or constrained one's to
  /// another, and a requirement and what fulfils it are no two methods.
  private static func areOfOneType(_ candidates: [StinsenFactoryReader.Candidate]) -> Bool {
    Set(candidates.map(\.member?.owner)).count == 1
      && candidates.allSatisfy { candidate in
        guard let node = candidate.member?.entry.node, candidate.function.body != nil else { return false }
        return node.kind != .extension || node.requirements.isEmpty && node.head.attributes.isEmpty
      }
  }

  /// Certainly; of several methods that can be a factory the compiler prefers it.
  var showsCoordinator: Bool { output.isCoordinator }

  private var output: StinsenShape.Output { result.map { StinsenFactoryReader.output($0, resolver) } ?? .unknown }

  /// Isolation, availability and other attributes let the compiler prefer one method to another.
  private var isPlainMethod: Bool {
    let head = candidate.function.head
    return candidate.isMethod && !head.modifiers.contains(.nonisolated)
      && head.attributes.allSatisfy { ["ViewBuilder", "discardableResult"].contains($0.name) }
  }

  /// Neither takes what could be handed to the other.
  private func isNoBetter(than other: StinsenFactorySignature, _ typer: Typer) -> Bool {
    if candidate.function.head.conditions.excludes(other.candidate.function.head.conditions) { return false }
    guard let input, let others = other.input else { return input == nil || other.input == nil }
    // With inputs of different types, a view of a written type seems to be preferred to some view.
    if isOpaque != other.isOpaque { return false }
    let inputs = InputChecking(typer: typer)
    return input == others && !input.hasUnknownPart
      || inputs.areCertainlyDifferent(input, others) && inputs.areCertainlyDifferent(others, input)
  }

  private var isOpaque: Bool { if case .constrained = result { true } else { false } }

  private var input: Type? {
    candidate.function.parameters.first.map { resolver.resolve($0.type, in: candidate.context) }
  }
}
