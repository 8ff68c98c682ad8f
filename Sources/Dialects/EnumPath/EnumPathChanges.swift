/// What of the model other files' walks follow from: all but places and bodies.

import RouteGraph
import Semantics
import SourceText

extension EnumPathModel {
  func change(since older: any DialectModel) -> ModelChange? {
    guard let older = older as? EnumPathModel else { return nil }
    var change = ModelChange()
    change.spelled = differing(mutators, older.mutators).union(differing(forwarding, older.forwarding))
    // What is called like that is not spelled where it is used.
    if !change.spelled.isDisjoint(with: ["init", "subscript", "callAsFunction"]) { return nil }
    change.spelled.formUnion(slots.symmetricDifference(older.slots).map(\.name))
    change.spelled.formUnion(
      Set(paths.map(\.unplaced)).symmetricDifference(older.paths.map(\.unplaced)).map(\.name))
    change.spelled.formUnion(words.difference(from: older.words))
    change.spelled.formUnion(routeViews.symmetricDifference(older.routeViews))
    change.spelled.formUnion(differingKeys(linkViews, older.linkViews).map(\.simpleName))
    change.types.formUnion(registered.symmetricDifference(older.registered).map(\.simpleName))
    change.types.formUnion(
      differingKeys(routes.mapValues(\.meaning), older.routes.mapValues(\.meaning)).map(\.simpleName))
    return change
  }

  /// Names of the functions that differ.
  private func differing(_ functions: EnumPathMutators, _ older: EnumPathMutators) -> Set<String> {
    differingKeys(functions, older).reduce(into: []) { names, owner in
      names.formUnion(differingKeys(functions[owner] ?? [:], older[owner] ?? [:]))
    }
  }
}

extension EnumPathWords {
  /// Names that count and did not, or that do not count any more. Of cases those alone that SwiftUI has as well: values
  /// with other names are looked at whether they are cases or not.
  fileprivate func difference(from older: EnumPathWords) -> Set<String> {
    let pairs = [
      (operations.names, older.operations.names), (properties, older.properties), (routes.names, older.routes.names),
      (actions, older.actions), (callbacks, older.callbacks), (callbackOwners, older.callbackOwners),
      (callbackFunctions, older.callbackFunctions), (environmentCallbacks, older.environmentCallbacks),
      (mountings.names, older.mountings.names), (commonCases, older.commonCases),
    ]
    return pairs.reduce(into: []) { $0.formUnion($1.0.symmetricDifference($1.1)) }
  }
}

extension EnumPathRoute {
  fileprivate struct Meaning: Equatable {
    var isRegistered: Bool
    var isPresented: Bool
    var isSlot: Bool
    var isSub: Bool
    var isCarrier: Bool
    var subs: [NominalID?]
  }

  fileprivate var meaning: Meaning {
    Meaning(
      isRegistered: isRegistered, isPresented: isPresented, isSlot: isSlot, isSub: isSub, isCarrier: isCarrier,
      subs: cases.map(\.sub))
  }
}
