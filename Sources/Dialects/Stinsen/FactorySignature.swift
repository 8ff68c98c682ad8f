/// Whether a method can be a route's factory: the rows on factories in section 2.2 of the dialect's rules.

import Facts
import Semantics

struct StinsenFactorySignature {
  private let candidate: StinsenFactoryReader.Candidate
  private let resolver: Resolver

  init(_ candidate: StinsenFactoryReader.Candidate, _ resolver: Resolver) {
    self.candidate = candidate
    self.resolver = resolver
  }

  /// Why it is certainly none; nil where it is one, or where that is not certain.
  func reason(isTab: Bool) -> String? { parameterReason(isTab: isTab) ?? resultReason }

  /// Certainly gives neither a view nor a coordinator.
  var showsNothing: Bool {
    guard let result = candidate.function.result else { return true }
    let type = resolver.resolve(result, in: candidate.context)
    switch type {
    case .nominal(let id, _):
      return resolver.conforms(id, to: "Coordinatable") == .no && !StinsenFactoryReader.isView(type, resolver)
    case .external(let name, _):
      return ["Array", "Dictionary", "Set"].contains(name) || Platform.concreteValueTypes.contains(name)
    case .tuple, .function, .metatype, .optional: return true
    case .constrained, .parameter, .unknown: return false
    }
  }

  private func parameterReason(isTab: Bool) -> String? {
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
    guard let result = candidate.function.result else { return "has a factory that returns nothing" }
    switch resolver.resolve(result, in: candidate.context) {
    case .optional(let wrapped):
      // An optional of a type that may be anything could be an alias of something else.
      guard isCoordinator(wrapped) || StinsenFactoryReader.isView(wrapped, resolver) else { return nil }
      return "has a factory with an optional result"
    case .constrained(let types, _) where types.contains(where: isCoordinator):
      return "has a factory whose result hides the coordinator's type; spell the concrete type"
    default: return nil
    }
  }

  private func isCoordinator(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _): resolver.conforms(id, to: "Coordinatable") == .yes || id.name == "Coordinatable"
    case .constrained(let types, _): types.contains(where: isCoordinator)
    default: false
    }
  }
}
