/// Properties that are functions of a route: `let onNavigate: (Route) -> Void`. Calling one is a transition where those who
/// make the view or the model hand in what pushes: `DetailView(onNavigate: { router.push($0) })`. The environment may hold
/// one: `.environment(\.navigate) { path.append($0) }`. A value may be called like one: `callAsFunction`. A function may be
/// given one, which its callers say: `row(item, onOpen: { router.push($0) })`.

import Facts
import Semantics

/// A parameter of a function that a type or the environment keeps, or of what a value does when it is called.
struct EnumPathCallback: Hashable, Sendable {
  static let environment = NominalID(EnumPathFunctionProperty.environment)
  /// What extensions of all views are given.
  static let views = NominalID("View")
  static let whenCalled = "callAsFunction"

  var owner: NominalID
  var name: String
  var parameter: Int

  /// Of what a value does when it is called, itself or by one of its methods: of that there may be several.
  static func name(whenCalled function: FunctionDeclaration) -> String {
    "\(function.name)(\(MutatorReader.signature(of: function)))"
  }

  /// Of what a function of the owner is given; the name alone may be another function's as well.
  static func name(of parameter: Parameter, in function: FunctionDeclaration) -> String {
    "\(function.name)(\(MutatorReader.signature(of: function))).\(parameter.name)"
  }
}

/// Where what a callback is given goes.
struct EnumPathMoved: Hashable, Sendable {
  var kind: EnumPathTransition.Kind
  /// Only what this case of it carries: `if case .shop(let route) = route { path.append(route) }`.
  var caseName: String?
}

/// A callback that is given somebody else's parameter, as it is or in a case: `action(.push(screen))`.
struct EnumPathHandedOn: Hashable, Sendable {
  var callback: EnumPathCallback
  var caseName: String?

  /// How that moves the parameter.
  func moved(_ all: Set<EnumPathMoved>) -> Set<EnumPathMoved> {
    guard let caseName else { return all }
    return Set(
      all.filter { $0.caseName == nil || $0.caseName == caseName }.map { EnumPathMoved(kind: $0.kind, caseName: nil) })
  }
}

/// What one file says of callbacks.
struct EnumPathCallbacks: Sendable {
  /// Calls: transitions, if what is called moves what it is given.
  var calls: [(callback: EnumPathCallback, transition: EnumPathTransition)] = []
  /// Somebody hands in what moves its parameter like this.
  var moved: [EnumPathCallback: Set<EnumPathMoved>] = [:]
  /// Somebody hands in a callback of his own: what is handed in, by who gets it.
  var handed: [EnumPathCallback: Set<EnumPathHandedOn>] = [:]
}

extension EnumPathCallbacks {
  /// How each callback moves what it is given. What gets a callback of somebody else's goes where that goes.
  static func moved(_ files: [EnumPathCallbacks]) -> [EnumPathCallback: Set<EnumPathMoved>] {
    var moved: [EnumPathCallback: Set<EnumPathMoved>] = [:]
    var handed: [EnumPathCallback: Set<EnumPathHandedOn>] = [:]
    for file in files {
      moved.merge(file.moved) { $0.union($1) }
      handed.merge(file.handed) { $0.union($1) }
    }
    var isChanged = !handed.isEmpty
    while isChanged {
      isChanged = false
      for (callback, given) in handed {
        let known = moved[callback] ?? []
        let all = given.reduce(known) { $0.union($1.moved(moved[$1.callback] ?? [])) }
        if all != known { (moved[callback], isChanged) = (all, true) }
      }
    }
    return moved
  }

  /// The calls that are transitions: everybody who says how the value moves agrees.
  func transitions(_ moved: [EnumPathCallback: Set<EnumPathMoved>]) -> [EnumPathTransition] {
    calls.compactMap { callback, transition in
      let name = transition.reading.hops.first?.name
      let kinds = Set((moved[callback] ?? []).filter { $0.caseName == nil || $0.caseName == name }.map(\.kind))
      guard let kind = kinds.first, kinds.count == 1 else { return nil }
      var transition = transition
      transition.kind = kind
      // Whoever is called may look at the value first.
      transition.isConditional = true
      return transition
    }
  }
}
