/// Files whose bodies were not read: they can only write a case where they name its type, or a type that carries it.

import Facts
import RouteGraph
import Semantics

struct XCUnreadFiles: Sendable {
  /// Of all names in unread files those that matter: route types, and types that carry one.
  private var found = Set<String>()
  private var carriers: [String: Set<String>] = [:]

  init() {}

  init(_ project: Project, _ types: Set<NominalID>) {
    let unread = project.files.values.filter { !$0.hasBodies }
    if unread.isEmpty { return }
    let routes = Set(types.map(\.simpleName))
    for entry in project.names.unsortedWorkspaceTypes {
      for declaration in entry.node.members {
        XCUnreadFiles.forEachTypeName(in: declaration) { name in
          if routes.contains(name) { carriers[name, default: []].insert(entry.node.name) }
        }
      }
    }
    let wanted = carriers.values.reduce(into: routes) { $0.formUnion($1) }
    for facts in unread {
      for declaration in facts.declarations { note(declaration, wanted) }
    }
  }

  func mayUse(_ route: NominalID) -> Bool {
    found.contains(route.simpleName) || !(carriers[route.simpleName] ?? []).isDisjoint(with: found)
  }

  private mutating func note(_ declaration: Declaration, _ wanted: Set<String>) {
    XCUnreadFiles.forEachTypeName(in: declaration) { name in
      if wanted.contains(name) { found.insert(name) }
    }
    guard case .type(let node) = declaration else { return }
    for name in node.mentions where wanted.contains(name) { found.insert(name) }
    for member in node.members { note(member, wanted) }
  }

  /// Names in the types of variables, parameters, results and payloads.
  private static func forEachTypeName(in declaration: Declaration, _ body: (String) -> Void) {
    switch declaration {
    case .variable(let node): for binding in node.bindings { binding.type?.forEachName(body) }
    case .function(let node):
      if ["prepareTransition", "prepare", "contextTrigger", "mapToParentRoute"].contains(node.name) { return }
      for parameter in node.parameters { parameter.type.forEachName(body) }
      node.result?.forEachName(body)
    case .enumCase(let node): for parameter in node.parameters { parameter.type.forEachName(body) }
    case .type, .alias: break
    }
  }
}

extension TypeSyntax {
  /// The last components of all names in a written type.
  fileprivate func forEachName(_ body: (String) -> Void) {
    eachName { components in
      guard let last = components.last else { return false }
      body(last.name)
      // Who holds a router writes `router`, and is read.
      return !last.name.hasSuffix("Router") && !last.name.hasSuffix("Coordinator")
    }
  }
}
