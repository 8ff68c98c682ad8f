/// What of the model other files' walks follow from: all but places and bodies.

import RouteGraph
import Semantics
import SourceText

extension EnumPathModel {
  func change(since older: any DialectModel) -> ModelChange? {
    guard let older = older as? EnumPathModel else { return nil }
    let differingRoutes = Set(differingKeys(routes.mapValues(\.meaning), older.routes.mapValues(\.meaning)))
    var change = ModelChange()
    change.types = Set(differingRoutes.map(\.simpleName))
    for (functions, older) in [(mutators, older.mutators), (forwarding, older.forwarding)] {
      change.spelled.formUnion(differing(functions, older))
      change.spelled.formUnion(names(of: functions, pushing: differingRoutes))
    }
    for protocolID in differingKeys(unmet, older.unmet) {
      change.spelled.formUnion((unmet[protocolID] ?? []).symmetricDifference(older.unmet[protocolID] ?? []))
    }
    // What is called like that is not spelled where it is used.
    if !change.spelled.isDisjoint(with: ["init", "subscript", "callAsFunction"]) { return nil }
    change.spelled.formUnion(slots.symmetricDifference(older.slots).map(\.name))
    change.spelled.formUnion(roots.symmetricDifference(older.roots).map(\.name))
    change.spelled.formUnion(
      Set(paths.map(\.unplaced)).symmetricDifference(older.paths.map(\.unplaced)).map(\.name))
    // What is put into a table is a path's where a stack shows such lists.
    let bound = boundElements.symmetricDifference(older.boundElements)
    change.spelled.formUnion(paths.filter { $0.element.map(bound.contains) ?? false }.map(\.name))
    change.spelled.formUnion(words.difference(from: older.words))
    change.spelled.formUnion(routeViews.symmetricDifference(older.routeViews))
    let linkViews = Set(differingKeys(linkViews, older.linkViews).map(\.simpleName))
    change.spelled.formUnion(linkViews.union(words.linkViews.symmetricDifference(older.words.linkViews)))
    change.spelled.formUnion(
      ownPresentations.presenters.symmetricDifference(older.ownPresentations.presenters).map(\.spelling))
    change.spelled.formUnion(ownPresentations.names.names.symmetricDifference(older.ownPresentations.names.names))
    let wrappers = wrappers.symmetricDifference(older.wrappers)
    change.types.formUnion(wrappers.map(\.simpleName))
    change.spelled.formUnion(paths.filter { $0.element.map(wrappers.contains) ?? false }.map(\.name))
    change.types.formUnion(registered.symmetricDifference(older.registered).map(\.simpleName))
    return change
  }

  private var boundElements: Set<NominalID> { activation?.basis.bound ?? [] }

  /// Names of the functions that differ.
  private func differing(_ functions: EnumPathMutators, _ older: EnumPathMutators) -> Set<String> {
    differingKeys(functions, older).reduce(into: []) { names, owner in
      names.formUnion(differingKeys(functions[owner] ?? [:], older[owner] ?? [:]))
    }
  }

  /// Names of the functions that push these: a call of one need not name what its value is of.
  private func names(of functions: EnumPathMutators, pushing routes: Set<NominalID>) -> Set<String> {
    if routes.isEmpty { return [] }
    return functions.values.reduce(into: []) { names, functions in
      for (name, overloads) in functions where overloads.contains(where: { !$0.routes.isDisjoint(with: routes) }) {
        names.insert(name)
      }
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
      (callbackFunctions, older.callbackFunctions), (callbackMethods, older.callbackMethods),
      (environmentCallbacks, older.environmentCallbacks),
      (mountings.names, older.mountings.names), (commonCases, older.commonCases),
    ]
    return pairs.reduce(into: []) { $0.formUnion($1.0.symmetricDifference($1.1)) }
  }
}

extension EnumPathMutator {
  /// What values of its parameter's become.
  fileprivate var routes: Set<NominalID> {
    let cast = casts.flatMap { cast in [cast.type] + (cast.way?.wrapper.cases.map(\.owner) ?? []) }
    return Set((wrapper?.cases.map(\.owner) ?? []) + actions.compactMap(\.type) + [type].compactMap { $0 } + cast)
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
