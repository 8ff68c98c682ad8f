/// Routes that cannot be in a path: C5.

import Facts
import RouteGraph
import Semantics
import SourceText

enum HashableRules {
  static func check(_ evidence: EnumPathEvidence) -> [(FileID, RouteFinding)] {
    let resolver = evidence.resolver
    // What a mounted value holds may be left out of that value's own `==` and `hash`.
    let mounted = Set(evidence.model.mounts.compactMap(\.type))
    return evidence.routes.compactMap { route in
      guard mounted.contains(route.id) || route.isSub, route.isClosed, let place = route.declarations.first else {
        return nil
      }
      let conformance = conformance(of: route.id, resolver)
      if conformance.hasOwn { return nil }
      // Whether a payload must be hashable is told where it is one.
      if route.isSub, !conformance.isDeclared { return nil }
      let payloads = route.cases.flatMap(\.parameters)
      if payloads.isEmpty { return nil }
      if !conformance.isDeclared {
        return (
          place.file,
          RouteFinding.error(
            place.range, "invalid-declaration",
            "'\(route.id)' is used as a destination and must be 'Hashable': add ': Hashable'")
        )
      }
      guard let bad = badPayload(of: route, resolver) else { return nil }
      return (
        place.file,
        RouteFinding.error(place.range, "invalid-declaration", "'\(route.id)' cannot be 'Hashable': \(bad.reason)")
      )
    }
  }

  private static func conformance(of id: NominalID, _ resolver: Resolver) -> (isDeclared: Bool, hasOwn: Bool) {
    let names = Set(
      resolver.lineage(of: resolver.selfType(of: id)).flatMap { item in
        resolver.info(item.id).supertypes.map(\.description)
      })
    let own = resolver.members("hash", of: resolver.selfType(of: id))
    let isDeclared = !names.isDisjoint(with: hashable)
    // The standard library hashes a raw value that is written by hand, whatever the payloads are.
    return (isDeclared, !own.isEmpty || isDeclared && names.contains("RawRepresentable"))
  }

  private static let hashable: Set<String> = ["Hashable", "String", "Int", "Codable & Hashable", "OptionSet"]

  private enum BadPayload {
    case function(of: String)
    case type(NominalID)

    var reason: String {
      switch self {
      case .function(let name): "its payload of '\(name)' is a function; write '==' and 'hash(into:)'"
      case .type(let id): "its payload '\(id)' is not; add ': Hashable' to '\(id)'"
      }
    }
  }

  /// A payload that certainly is not hashable: a function, or a type of the workspace, also in an optional or a list.
  private static func badPayload(of route: EnumPathRoute, _ resolver: Resolver) -> BadPayload? {
    for found in route.cases {
      for member in resolver.members(found.name, of: resolver.selfType(of: route.id)) {
        guard case .enumCase(let node) = member.member.declaration else { continue }
        for parameter in node.parameters {
          let type = held(by: resolver.resolve(parameter.type, in: member.member.context(resolver)))
          if case .function = type { return .function(of: node.name) }
          if let id = type.nominalID, isCertainlyNotHashable(id, resolver) { return .type(id) }
        }
      }
    }
    return nil
  }

  /// What decides whether optionals, lists and tables are hashable.
  private static func held(by type: Type) -> Type {
    var type = type
    for _ in 0..<32 {
      switch type {
      case .optional(let inner): type = inner
      case .external("Array", let arguments) where arguments.count == 1: type = arguments[0]
      case .external("Dictionary", let arguments) where arguments.count == 2: type = arguments[1]
      default: return type
      }
    }
    return type
  }

  private static func isCertainlyNotHashable(_ id: NominalID, _ resolver: Resolver) -> Bool {
    let info = resolver.info(id)
    guard resolver.isFullyKnown(id), !info.isProtocol, resolver.isWorkspaceType(id),
      resolver.selfType(of: id).arguments.isEmpty
    else { return false }
    let (isDeclared, hasOwn) = conformance(of: id, resolver)
    if isDeclared || hasOwn { return false }
    let isPlainEnum = info.entries.contains { entry in
      entry.node.kind == .enum
        && entry.node.members.allSatisfy { if case .enumCase(let node) = $0 { node.parameters.isEmpty } else { true } }
    }
    // Raw values, and whatever brings the conformance along.
    let bringers: Set<String> = ["NSObject", "SetAlgebra", "Character", "Double"]
    let inherited = resolver.lineage(of: resolver.selfType(of: id)).flatMap { resolver.info($0.id).supertypes }
    return !isPlainEnum && !inherited.contains { bringers.contains($0.description) }
  }
}
