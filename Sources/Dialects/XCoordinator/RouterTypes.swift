/// What a type is to the framework: which routes it takes, what transitions it makes.

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCName {
  static let route = "XCoordinator.Route"
  static let router = "XCoordinator.Router"
  static let coordinator = "XCoordinator.Coordinator"
  static let base = "XCoordinator.BaseCoordinator"
  static let anyCoordinator = "XCoordinator.AnyCoordinator"
  static let basic = "XCoordinator.BasicCoordinator"
  static let redirection = "XCoordinator.RedirectionRouter"
  static let strong = "XCoordinator.StrongRouter"
  static let unowned = "XCoordinator.UnownedErased"
  static let weak = "XCoordinator.WeakErased"
  static let transition = "XCoordinator.Transition"
  static let transitionProtocol = "XCoordinator.TransitionProtocol"
  static let transitionContext = "XCoordinator.TransitionContext"
  static let presentable = "XCoordinator.Presentable"
  /// What `rx` and `publishers` give.
  static let signals = "XCoordinator.RouterSignals"

  static func nominal(_ name: String, _ arguments: [Type] = []) -> Type { .nominal(NominalID(name), arguments) }
  static func strongRouter(_ route: Type) -> Type { nominal(strong, [route]) }
  static func unownedRouter(_ route: Type) -> Type { nominal(unowned, [strongRouter(route)]) }
  static func weakRouter(_ route: Type) -> Type { nominal(weak, [strongRouter(route)]) }
}

/// The controllers that a transition can work on.
enum XCRootKind: Sendable { case navigation, tab, split, page, view }

struct RouterTypes {
  let resolver: Resolver

  /// The route type that can be triggered on a value: nil for what is no router, `.unknown` or a parameter where it is
  /// one and nothing tells.
  func routeType(of type: Type) -> Type? { routeType(of: type, depth: 0) }

  private func routeType(of type: Type, depth: Int) -> Type? {
    guard depth < 8 else { return nil }
    let type = type.unwrapped
    if case .constrained(let types, _) = type {
      for part in types { if let found = routeType(of: part, depth: depth + 1) { return found } }
      return nil
    }
    guard case .nominal(let id, let arguments) = type else { return nil }
    switch id.name {
    case XCName.strong, XCName.router, XCName.coordinator, XCName.anyCoordinator, XCName.base:
      return arguments.first ?? .unknown
    case XCName.unowned, XCName.weak, XCName.signals:
      return arguments.first.flatMap { routeType(of: $0, depth: depth + 1) }
    case XCName.redirection: return arguments.count > 1 ? arguments[1] : .unknown
    default:
      let declared = declaredRouteTypes(of: id, depth: depth + 1)
      return declared.count > 1 ? .unknown : inheritedRouteType(of: type, id)
    }
  }

  /// What the declarations of a name say that several targets or branches of an `#if` declare; empty for one alone.
  func declaredRouteTypes(of id: NominalID, depth: Int = 0) -> Set<Type?> {
    let entries = resolver.info(id).entries.filter { !$0.isInterface }
    guard entries.count > 1 else { return [] }
    return entries.reduce(into: []) { types, entry in
      let context = resolver.context(inside: entry, of: id).outer
      types.insert(
        entry.node.inherited.lazy.compactMap { routeType(of: resolver.resolve($0, in: context), depth: depth) }.first)
    }
  }

  private func inheritedRouteType(of type: Type, _ id: NominalID) -> Type? {
    var isRouter = false
    for item in resolver.lineage(of: type) {
      let ancestor = item.id
      switch ancestor.name {
      case XCName.base, XCName.anyCoordinator: return argument(0, of: ancestor, item.substitution)
      case XCName.redirection: return argument(1, of: ancestor, item.substitution) ?? .unknown
      case XCName.router: isRouter = true
      default: if let required = requiredRouteType(of: ancestor) { return required }
      }
    }
    return isRouter ? witnessedRouteType(of: type) ?? .unknown : nil
  }

  private func argument(_ index: Int, of ancestor: NominalID, _ substitution: [String: Type]) -> Type? {
    let arguments = resolver.selfType(of: ancestor).arguments
    return index < arguments.count ? arguments[index].substituting(substitution) : nil
  }

  /// Of an own router: what it says about `RouteType`, or the parameter of what makes it one.
  private func witnessedRouteType(of type: Type) -> Type? {
    for found in resolver.members("RouteType", of: type) {
      guard case .alias(let alias) = found.member.declaration, !alias.isAssociatedType, let target = alias.type else {
        continue
      }
      return resolver.resolve(target, in: found.member.context(resolver)).substituting(found.substitution)
    }
    for name in ["contextTrigger", "prepareTransition"] {
      for found in resolver.members(name, of: type) {
        guard case .function(let function) = found.member.declaration, let parameter = function.parameters.first,
          resolver.info(found.member.owner).isProtocol == false
        else { continue }
        return resolver.resolve(parameter.type, in: found.member.context(resolver)).substituting(found.substitution)
      }
    }
    return nil
  }

  /// The parent's route type of a redirection.
  func parentRouteType(of type: Type) -> Type? {
    resolver.arguments(of: XCName.redirection, in: type.unwrapped)?.first
  }

  func isCoordinator(_ type: Type) -> Bool {
    let names = resolver.lineage(of: type.unwrapped).map(\.id.name)
    return names.contains(XCName.base) || names.contains(XCName.coordinator) || names.contains(XCName.anyCoordinator)
  }

  func isRedirection(_ type: Type) -> Bool {
    resolver.lineage(of: type.unwrapped).contains { $0.id.name == XCName.redirection }
  }

  /// A router that is no coordinator by construction: erased, strong, or a redirection.
  func isPlainRouter(_ type: Type) -> Bool {
    guard let id = type.unwrapped.nominalID else { return false }
    return [XCName.strong, XCName.unowned, XCName.weak].contains(id.name) || isRedirection(type)
  }

  func isErased(_ type: Type) -> Bool {
    guard let id = type.unwrapped.nominalID else { return false }
    return id.name == XCName.unowned || id.name == XCName.weak
  }

  // MARK: Transitions

  /// `TransitionType` of a coordinator.
  func transitionType(of type: Type) -> Type? {
    for name in [XCName.base, XCName.anyCoordinator, XCName.coordinator] {
      guard let arguments = resolver.arguments(of: name, in: type.unwrapped), arguments.count > 1 else { continue }
      if !arguments[1].isUnknown { return arguments[1] }
    }
    for found in resolver.members("prepareTransition", of: type.unwrapped) {
      guard case .function(let function) = found.member.declaration, let result = function.result else { continue }
      return resolver.resolve(result, in: found.member.context(resolver)).substituting(found.substitution)
    }
    return nil
  }

  /// The controller that a transition works on; nil for what is no transition.
  func rootController(of transition: Type) -> Type? {
    guard case .nominal(let id, let arguments) = transition.unwrapped, id.name == XCName.transition else { return nil }
    return arguments.first ?? .unknown
  }

  /// Nil where it is not known.
  func rootKind(of controller: Type) -> XCRootKind? {
    switch controller.unwrapped {
    case .external(let name, _): return RouterTypes.kinds[name]
    case .nominal:
      for ancestor in resolver.lineage(of: controller.unwrapped).map(\.id) {
        if resolver.hasSeveralSuperclasses(ancestor) { return nil }
        for case .external(let name, _) in resolver.info(ancestor).supertypes {
          if let kind = RouterTypes.kinds[name] { return kind }
        }
      }
      return nil
    default: return nil
    }
  }

  private static let kinds: [String: XCRootKind] = [
    "UINavigationController": .navigation, "UITabBarController": .tab, "UISplitViewController": .split,
    "UIPageViewController": .page, "UIViewController": .view,
  ]

  /// The kind of a coordinator's transitions: from `Transition<V>`, or from `V` itself where that is the argument.
  func rootKind(ofCoordinator type: Type) -> XCRootKind? {
    if let id = type.unwrapped.nominalID, resolver.hasSeveralSuperclasses(id) { return nil }
    guard let transition = transitionType(of: type) else { return nil }
    return rootKind(of: rootController(of: transition) ?? transition)
  }

  // MARK: Controllers

  /// Whether a type is a `UIViewController`, as far as sources tell.
  func isController(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .external(let name, _): return RouterTypes.isControllerName(name)
    case .nominal:
      return resolver.lineage(of: type.unwrapped).contains { ancestor in
        resolver.info(ancestor.id).supertypes.contains { supertype in
          if case .external(let name, _) = supertype { return RouterTypes.isControllerName(name) }
          return false
        }
      }
    default: return false
    }
  }

  /// Controllers of UIKit and of frameworks that follow its naming.
  private static func isControllerName(_ name: String) -> Bool {
    kinds[name] != nil || name.hasSuffix("ViewController") || name == "UIAlertController" || name == "UIWindow"
      || (name.hasPrefix("UI") && name.hasSuffix("Controller"))
      || (name.hasPrefix("UIHostingController"))
  }

  /// As the source would spell it: `UnownedRouter<HomeRoute>`.
  func spelling(_ type: Type) -> String {
    if case .nominal(let id, let arguments) = type.unwrapped, let first = arguments.first {
      if id.name == XCName.signals { return spelling(first) }
      if id.name == XCName.unowned, let route = routeType(of: first) { return "UnownedRouter<\(spelling(route))>" }
      if id.name == XCName.weak, let route = routeType(of: first) { return "WeakRouter<\(spelling(route))>" }
    }
    let written = type.unwrapped.description
    guard written.utf8.contains(UInt8(ascii: ".")) else { return written }
    return written.split(separator: "XCoordinator.", omittingEmptySubsequences: false).joined()
  }
}
