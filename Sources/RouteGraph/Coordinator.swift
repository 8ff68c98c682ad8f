/// Coordinators and their routes, the same for all dialects.

package import SourceText

/// A coordinator by its qualified name. Declarations of one name in several targets or `#if` branches are one entity.
package struct CoordinatorID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var qualifiedName: String

  package init(_ qualifiedName: String) { self.qualifiedName = qualifiedName }

  package var description: String { qualifiedName }
  package static func < (a: CoordinatorID, b: CoordinatorID) -> Bool { a.qualifiedName < b.qualifiedName }
}

package struct RouteID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let coordinator: CoordinatorID
  package let name: String
  /// Of both names: rules look routes up far more often than they make them.
  private let hash: UInt64

  package init(_ coordinator: CoordinatorID, _ name: String) {
    self.coordinator = coordinator
    self.name = name
    hash = coordinator.qualifiedName.stableHash &* 31 &+ name.stableHash
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  package static func == (a: RouteID, b: RouteID) -> Bool {
    a.hash == b.hash && a.name == b.name && a.coordinator == b.coordinator
  }

  package var description: String { coordinator.qualifiedName + "." + name }
  package static func < (a: RouteID, b: RouteID) -> Bool {
    (a.coordinator, a.name) < (b.coordinator, b.name)
  }
}

package struct Coordinator: Hashable, Sendable {
  package var id: CoordinatorID
  /// The last component of the qualified name.
  package var name: String
  package var dialect: String
  /// `navigation`, `tab`, `view`, … of the contract.
  package var kind: String
  /// Names of its declarations, in file order; never empty.
  package var declarations: [Location]
  /// Whole declarations, parallel to `declarations`.
  package var extents: [TextRange]
  /// In declaration order.
  package var routes: [Route]
  /// Where its objects are made, if its name leads there too.
  package var instances: [Location]
  /// Further lines for the hover card.
  package var notes: [String]

  package init(
    id: CoordinatorID, name: String, dialect: String, kind: String, declarations: [Location], extents: [TextRange],
    routes: [Route], instances: [Location] = [], notes: [String] = []
  ) {
    self.id = id
    self.name = name
    self.dialect = dialect
    self.kind = kind
    self.declarations = declarations
    self.extents = extents
    self.routes = routes
    self.instances = instances
    self.notes = notes
  }
}

package struct Route: Hashable, Sendable {
  package enum TargetKind: String, Sendable { case view, coordinator, flow, unknown }

  package struct Target: Hashable, Sendable {
    package var kind: TargetKind
    package var name: String?
    /// Names of the target type's declarations in the workspace.
    package var declarations: [Location]

    package init(kind: TargetKind, name: String?, declarations: [Location] = []) {
      self.kind = kind
      self.name = name
      self.declarations = declarations
    }
  }

  package struct Factory: Hashable, Sendable {
    package var name: String
    package var location: Location
    /// `factory` for a member that makes what is shown, `handler` for the pattern that answers the route.
    package var role: Role

    package init(name: String, location: Location, role: Role = .factory) {
      self.name = name
      self.location = location
      self.role = role
    }
  }

  package var id: RouteID
  /// `root`, `push`, `modal`, `fullScreen`, `tab`, … of the contract; nil for a route that shows nothing by itself.
  package var kind: String?
  /// The presentation or attribute as written, for people.
  package var spelling: String?
  /// The input's type as written; nil without input.
  package var input: String?
  /// The most important first; empty when nothing is known.
  package var targets: [Target]
  package var factories: [Factory]
  /// Names of the declarations, in file order; several in `#if` branches.
  package var declarations: [Location]
  /// Whole declarations, parallel to `declarations`.
  package var extents: [TextRange]
  /// Further lines for the hover card.
  package var notes: [String]
  /// Who acts on it, for an action.
  package var handlers: [Location]

  package init(
    id: RouteID, kind: String?, spelling: String? = nil, input: String?, targets: [Target], factories: [Factory],
    declarations: [Location], extents: [TextRange], notes: [String] = [], handlers: [Location] = []
  ) {
    self.id = id
    self.kind = kind
    self.spelling = spelling
    self.input = input
    self.targets = targets
    self.factories = factories
    self.declarations = declarations
    self.extents = extents
    self.notes = notes
    self.handlers = handlers
  }

  package var name: String { id.name }

  /// `push → TodoScreen | HelpScreen`, or as much of it as is known.
  package var kindAndTargets: String {
    let names = targets.compactMap(\.name)
    let shown = names.isEmpty ? nil : "→ " + names.joined(separator: " | ")
    return [kind, shown].compactMap { $0 }.joined(separator: " ")
  }
}
