/// What of the model other files' walks follow from: all but places and bodies.

import RouteGraph
import Semantics

extension SUCModel {
  func change(since older: any DialectModel) -> ModelChange? {
    guard let older = older as? SUCModel, version == older.version, defaultHandlers == older.defaultHandlers,
      extendedTypes == older.extendedTypes, plainBases == older.plainBases
    else { return nil }
    let changed =
      differingKeys(coordinators.mapValues(\.meaning), older.coordinators.mapValues(\.meaning))
      + differingKeys(routes.mapValues(\.meaning), older.routes.mapValues(\.meaning))
      + differingKeys(actions.mapValues(\.meaning), older.actions.mapValues(\.meaning))
      + differingKeys(owners, older.owners)
    return ModelChange(
      types: Set(changed.map(\.simpleName)),
      spelled: coordinatorNames.symmetricDifference(older.coordinatorNames))
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
  fileprivate struct Meaning: Equatable {
    var cases: [String]
    var parameters: [[SUCParameter]]
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
