/// What of the model other files' walks follow from: all but places and bodies.

import RouteGraph
import Semantics

extension SUCModel {
  func change(since older: any DialectModel) -> ModelChange? {
    guard let older = older as? SUCModel, version == older.version, defaultHandlers == older.defaultHandlers,
      extendedTypes == older.extendedTypes, handlingProtocols == older.handlingProtocols,
      plainBases == older.plainBases, infersRoutes == older.infersRoutes
    else { return nil }
    let changedRoutes = differingKeys(routes.mapValues(\.meaning), older.routes.mapValues(\.meaning))
    let changedActions = differingKeys(actions.mapValues(\.meaning), older.actions.mapValues(\.meaning))
    let changedOwners = differingKeys(owners, older.owners)
    let changed =
      differingKeys(coordinators.mapValues(\.meaning), older.coordinators.mapValues(\.meaning))
      + changedRoutes + changedActions + changedOwners
    // Of a case that its route lacks, the message says whose it is, and who shows it.
    let cases =
      changedOwners.map { SUCEnum.differingCases(routes[$0], nil) }
      + changedRoutes.map { SUCEnum.differingCases(routes[$0], older.routes[$0]) }
      + changedActions.map { SUCEnum.differingCases(actions[$0], older.actions[$0]) }
    return ModelChange(
      types: Set(changed.map(\.simpleName)),
      spelled: cases.reduce(coordinatorNames.symmetricDifference(older.coordinatorNames)) { $0.union($1) })
  }
}

extension SUCCoordinator {
  fileprivate struct Meaning: Equatable {
    var kind: Kind
    var route: NominalID?
    var hasViewFactory: Bool
    var isFullyKnown: Bool
    var base: NominalID?
    var isPublic: Bool
  }

  fileprivate var meaning: Meaning {
    Meaning(
      kind: kind, route: route, hasViewFactory: hasViewFactory, isFullyKnown: isFullyKnown, base: base,
      isPublic: isPublic)
  }
}

extension SUCEnum {
  fileprivate static func differingCases(_ one: SUCEnum?, _ other: SUCEnum?) -> Set<String> {
    Set(one?.cases.map(\.name) ?? []).symmetricDifference(other?.cases.map(\.name) ?? [])
  }

  fileprivate struct Meaning: Equatable {
    var cases: [String]
    var parameters: [[ParameterText]]
    var isClosed: Bool
    var conformsToTab: Bool
    var conformsToStack: Bool
  }

  fileprivate var meaning: Meaning {
    Meaning(
      cases: cases.map(\.name), parameters: cases.map(\.parameters), isClosed: isClosed, conformsToTab: conformsToTab,
      conformsToStack: conformsToStack)
  }
}
