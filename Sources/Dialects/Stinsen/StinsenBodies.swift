/// Which bodies can matter to Stinsen.

import Facts
package import RouteGraph
package import Semantics

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
    return BodyNames(
      words: coordinators,
      // A factory may be a superclass's or a protocol's.
      // What a screen does before it asks for a route may be anything.
      types: FileNames.names(inheritedBy: coordinators, in: files).union(
        files.flatMap { StinsenBodies.screens(in: $0, routers) }),
      functions: Set(files.flatMap { StinsenBodies.factories(in: $0, coordinators) }),
      ownWords: { file in
        // What is first asked of a router from the environment, whatever it is.
        Set(
          file.properties(with: "EnvironmentObject").filter { property in
            property.type.map { type in type.mentionedNames.contains(where: routers.contains) } ?? true
          }.map(\.name))
      })
  }

  /// Names of the types that take a router from the environment.
  private static func screens(in file: FileNames, _ routers: Set<String>) -> [String] {
    file.types.map(\.node).filter { node in
      node.members.contains { member in
        guard case .variable(let property) = member, property.head.attribute("EnvironmentObject") != nil else {
          return false
        }
        return property.bindings.contains { $0.type?.mentionedNames.contains(where: routers.contains) ?? false }
      }
    }.map(\.name)
  }

  /// Names of the functions that routes of these coordinators refer to.
  private static func factories(in file: FileNames, _ coordinators: Set<String>) -> [String] {
    file.types.filter { coordinators.contains($0.node.name) }.flatMap { entry in
      entry.node.members.flatMap { member -> [String] in
        guard case .variable(let node) = member else { return [] }
        return node.bindings.compactMap { $0.value.flatMap(StinsenFactoryReader.reference)?.name }
      }
    }
  }
}
