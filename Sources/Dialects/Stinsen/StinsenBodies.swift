/// Which bodies can matter to Stinsen.

import Facts
package import RouteGraph
package import Semantics
import SourceText

package struct StinsenBodies: BodySelection {
  /// Operations and what else the walk looks for by name, and the containers that a view may make.
  package let words: [String]

  init(marks: [String]) {
    words =
      marks + StinsenOperation.allCases.map(\.rawValue)
      + ["coordinator", "child", "activeTab", "environmentObject", "router", "onDisappear", "parent", "hasParent"]
      + StinsenContainers.names
  }

  /// Factories of a coordinator need not say any word.
  package let wholeFileMarks: Set<String> = ["NavigationCoordinatable", "TabCoordinatable"]

  package func names(in files: [FileNames]) -> BodyNames {
    let coordinators = FileNames.names(
      reaching: [
        "NavigationCoordinatable", "TabCoordinatable", "Coordinatable", "NavigationViewCoordinator",
        "ViewWrapperCoordinator", "AnyCoordinator",
      ], in: files)
    let routers = FileNames.names(aliasing: ["Router", "NavigationRouter", "TabRouter"], in: files)
    let shown = StinsenBodies.shown(by: coordinators, in: files)
    let screens = Set(files.flatMap { StinsenBodies.screens(in: $0, routers, shown) })
    return BodyNames(
      words: coordinators,
      // A factory may be a superclass's or a protocol's.
      types: FileNames.names(inheritedBy: coordinators, in: files),
      functions: Set(files.flatMap { StinsenBodies.factories(in: $0, coordinators) }),
      ownWords: { file in
        // What is first asked of a router from the environment, whatever it is.
        let asked = file.properties(with: "EnvironmentObject").filter { property in
          property.type.map { type in type.mentionedNames.contains(where: routers.contains) } ?? true
        }
        // What calls a method that may ask for a route may do anything first.
        let callees = StinsenBodies.methods(of: screens, in: file).filter { $0.body?.isSkipped == false }
        return Set(asked.map(\.name) + callees.map(\.name))
      },
      // What a screen calls before it asks for a route may do anything.
      isNeeded: { file in
        StinsenBodies.methods(of: screens, in: file).contains { $0.body?.isSkipped == true }
      })
  }

  /// Names of the types that take a router from the environment, of another coordinator than the one that shows them: see
  /// `StinsenCoordinator.shows(_:)`.
  private static func screens(
    in file: FileNames, _ routers: Set<String>, _ shown: [String: Set<String>]
  ) -> [String] {
    file.types.map(\.node).filter { node in
      node.members.contains { member in
        guard case .variable(let property) = member, property.head.attribute("EnvironmentObject") != nil else {
          return false
        }
        return property.bindings.compactMap(\.type).contains { type in
          guard type.mentionedNames.contains(where: routers.contains) else { return false }
          return type.coordinatorOfRouter.map { shown[$0]?.contains(node.name) != true } ?? true
        }
      }
    }.map(\.name)
  }

  /// By the names of these coordinators, those of the types that their routes show themselves. Of a name that several types
  /// have, not only several targets, nobody knows which is meant.
  private static func shown(by coordinators: Set<String>, in files: [FileNames]) -> [String: Set<String>] {
    var shown: [String: Set<String>] = [:]
    for file in files {
      for entry in file.types where coordinators.contains(entry.node.name) {
        let factories = Set(factories(of: entry.node))
        for method in entry.node.ownMethods where factories.contains(method.name) {
          let types = ConstructionFinder.outermost(in: method.body?.statements ?? []).map(\.type)
          shown[entry.node.name, default: []].formUnion(types.flatMap(\.mentionedNames))
        }
      }
    }
    let wanted = shown.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var meant: [String: Set<String>] = [:]
    for entry in files.lazy.flatMap(\.types) where wanted.contains(entry.node.name) {
      meant[entry.node.name, default: []].insert(entry.isPrivate ? entry.file.path : entry.qualifiedName)
    }
    return shown.mapValues { $0.filter { meant[$0]?.count == 1 } }
  }

  private static func methods(of screens: Set<String>, in file: FileNames) -> [FunctionDeclaration] {
    file.extents.filter { screens.contains($0.node.name) }.flatMap(\.node.ownMethods).filter(\.doesSomething)
  }

  /// Names of the functions that routes of these coordinators refer to.
  private static func factories(in file: FileNames, _ coordinators: Set<String>) -> [String] {
    file.types.map(\.node).filter { coordinators.contains($0.name) }.flatMap(factories)
  }

  private static func factories(of node: TypeDeclaration) -> [String] {
    node.members.flatMap { member -> [String] in
      guard case .variable(let node) = member else { return [] }
      return node.bindings.compactMap { $0.value.flatMap(StinsenFactoryReader.reference)?.name }
    }
  }
}

extension TypeSyntax {
  /// `HomeCoordinator` in `HomeCoordinator.Router` and `NavigationRouter<HomeCoordinator>`.
  fileprivate var coordinatorOfRouter: String? {
    guard case .named(let components) = self, let last = components.last else { return nil }
    return last.arguments.first?.mentionedNames.first ?? components.dropLast().last?.name
  }
}

extension TypeDeclaration {
  var ownMethods: [FunctionDeclaration] {
    members.compactMap { if case .function(let method) = $0, method.kind == .function { method } else { nil } }
  }
}

extension FunctionDeclaration {
  /// What makes a view shows it, and does nothing else.
  var doesSomething: Bool { !(result?.mentionedNames.contains(where: ["View", "AnyView"].contains) ?? false) }
}
