/// What of the model other files' walks follow from: all but places and bodies.

import RouteGraph
import Semantics
import SourceText

extension XCModel {
  package func change(since older: any DialectModel) -> ModelChange? {
    guard let older = older as? XCModel, versions == older.versions else { return nil }
    let changed =
      differingKeys(routes.mapValues(\.meaning), older.routes.mapValues(\.meaning))
      + differingKeys(classes.mapValues(\.meaning), older.classes.mapValues(\.meaning))
      + differingKeys(handlers, older.handlers)
    return ModelChange(
      types: Set(changed.map(\.simpleName)),
      spelled: caseNames.names.symmetricDifference(older.caseNames.names)
        .union(ownFactories.names.symmetricDifference(older.ownFactories.names))
        .union(routingProperties.symmetricDifference(older.routingProperties))
        .union(heldNames.names.symmetricDifference(older.heldNames.names)))
  }
}

extension XCRouteType {
  fileprivate struct Meaning: Equatable {
    var names: [String]
    var kinds: [XCCase.Kind]
    var payloads: [String]
    var isEnum: Bool
    var isClosed: Bool
    var isTest: Bool
    var mayBeUsedElsewhere: Bool
  }

  fileprivate var meaning: Meaning {
    Meaning(
      names: cases.map(\.name), kinds: cases.map(\.kind), payloads: cases.map(\.payload), isEnum: isEnum,
      isClosed: isClosed, isTest: isTest, mayBeUsedElsewhere: mayBeUsedElsewhere)
  }
}

extension XCClass {
  fileprivate struct Meaning: Equatable {
    var kind: Kind
    var route: NominalID?
    var parentRoute: NominalID?
    var isCoordinator: Bool
    var takesHandlerClosure: Bool
    var isTest: Bool
    var isPublic: Bool
    var superclass: NominalID?
  }

  fileprivate var meaning: Meaning {
    Meaning(
      kind: kind, route: route, parentRoute: parentRoute, isCoordinator: isCoordinator,
      takesHandlerClosure: takesHandlerClosure, isTest: isTest, isPublic: isPublic, superclass: superclass)
  }
}
