/// Properties that are functions of a route: `let onNavigate: (Route) -> Void`. Calling one is a transition where those who
/// make the view or the model hand in what pushes: `DetailView(onNavigate: { router.push($0) })`. The environment may hold
/// one: `.environment(\.navigate) { path.append($0) }`. A value may be called like one: `callAsFunction`.

import Semantics

/// A parameter of a function that a type or the environment keeps, or of what a value does when it is called.
struct EnumPathCallback: Hashable, Sendable {
  static let environment = NominalID(EnumPathFunctionProperty.environment)
  static let whenCalled = "callAsFunction"

  var owner: NominalID
  var name: String
  var parameter: Int
}

/// What one file says of callbacks.
struct EnumPathCallbacks: Sendable {
  /// Calls: transitions, if what is called moves what it is given.
  var calls: [(callback: EnumPathCallback, transition: EnumPathTransition)] = []
  /// Somebody hands in what moves its parameter like this.
  var moved: [EnumPathCallback: Set<EnumPathTransition.Kind>] = [:]
  /// Somebody hands in a callback of his own: what is handed in, by who gets it.
  var handed: [EnumPathCallback: Set<EnumPathCallback>] = [:]
}

extension EnumPathCallbacks {
  /// How each callback moves what it is given, where everybody who says so agrees. What gets a callback of somebody else's
  /// goes where that goes.
  static func kinds(_ files: [EnumPathCallbacks]) -> [EnumPathCallback: EnumPathTransition.Kind] {
    var kinds: [EnumPathCallback: Set<EnumPathTransition.Kind>] = [:]
    var handed: [EnumPathCallback: Set<EnumPathCallback>] = [:]
    for file in files {
      kinds.merge(file.moved) { $0.union($1) }
      handed.merge(file.handed) { $0.union($1) }
    }
    var isChanged = !handed.isEmpty
    while isChanged {
      isChanged = false
      for (callback, given) in handed {
        let known = kinds[callback] ?? []
        let all = given.reduce(known) { $0.union(kinds[$1] ?? []) }
        if all != known { (kinds[callback], isChanged) = (all, true) }
      }
    }
    return kinds.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// The calls that are transitions.
  func transitions(_ kinds: [EnumPathCallback: EnumPathTransition.Kind]) -> [EnumPathTransition] {
    calls.compactMap { callback, transition in
      guard let kind = kinds[callback] else { return nil }
      var transition = transition
      transition.kind = kind
      return transition
    }
  }
}
