/// Call sites that transition, and everything else in a file that names a route or a coordinator.

package import SourceText

package struct Transition: Hashable, Sendable {
  package enum Status: String, Sendable {
    case resolved, unresolved
    /// Reported by `check`.
    case invalid
  }

  /// The route's name at the call.
  package var location: Location
  package var dialect: String
  /// The operation: `route`, `root`, `trigger`, …
  package var call: String
  /// The receiver's coordinator, if it is known.
  package var receiver: String?
  /// `Coordinator.route`, or the name alone as far as it is known.
  package var route: String?
  package var status: Status
  /// Why it is not resolved.
  package var reason: String?
  /// The innermost of several routes that one value names: `.shop(.item)`.
  package var leaf: RouteID?

  package init(
    location: Location, dialect: String, call: String, receiver: String?, route: String?, status: Status,
    reason: String? = nil, leaf: RouteID? = nil
  ) {
    self.location = location
    self.dialect = dialect
    self.call = call
    self.receiver = receiver
    self.route = route
    self.status = status
    self.reason = reason
    self.leaf = leaf
  }
}

/// A name in the source that means something to routes: what questions about a position are answered from.
package struct Occurrence: Hashable, Sendable {
  package enum Symbol: Hashable, Sendable {
    /// More than one where the receiver could be several types.
    case routes([RouteID])
    case coordinators([CoordinatorID])
    /// Something else with a fixed answer: a router variable, a chain's `child`.
    case place(Place)
  }

  package struct Place: Hashable, Sendable {
    /// Shown by hover: `router: DepotCoordinator.Router`.
    package var title: String
    package var targets: [NavigationTarget]
    /// Whose classes are targets too.
    package var coordinators: [CoordinatorID]
    /// What all names of one thing share, so that one leads to the others; nil where they do not.
    package var id: String?
    /// What counts as its uses, where those are not its names.
    package var uses: [Location]?
    /// Further lines for the hover card.
    package var notes: [String]

    package init(
      title: String, targets: [NavigationTarget], coordinators: [CoordinatorID] = [], id: String? = nil,
      uses: [Location]? = nil, notes: [String] = []
    ) {
      self.title = title
      self.targets = targets
      self.coordinators = coordinators
      self.id = id
      self.uses = uses
      self.notes = notes
    }
  }

  /// What is known of this place alone.
  package struct Here: Hashable, Sendable {
    /// Those of the symbol's routes that can be meant; all where empty.
    package var routes: [RouteID]
    /// Lines for the hover card; where `handlers` are known they stand for those of the routes.
    package var notes: [String]
    /// Who handles this use, where that is known for certain: nil says that all handlers of the routes may.
    package var handlers: [Location]?

    package init(routes: [RouteID], notes: [String] = [], handlers: [Location]? = nil) {
      self.routes = routes
      self.notes = notes
      self.handlers = handlers
    }
  }

  package var range: TextRange
  package var symbol: Symbol
  package var role: Role
  package var here: Here?

  package init(range: TextRange, symbol: Symbol, role: Role, here: Here? = nil) {
    self.range = range
    self.symbol = symbol
    self.role = role
    self.here = here
  }
}

/// What a place is to a route.
package enum Role: String, Hashable, Sendable, Comparable {
  case declaration, factory, target, handler, use

  private var order: Int {
    switch self {
    case .declaration: 0
    case .factory: 1
    case .handler: 2
    case .target: 3
    case .use: 4
    }
  }

  package static func < (a: Role, b: Role) -> Bool { a.order < b.order }
}

/// A place to go to.
package struct NavigationTarget: Hashable, Sendable {
  package var location: Location
  package var role: Role

  package init(location: Location, role: Role) {
    self.location = location
    self.role = role
  }
}
