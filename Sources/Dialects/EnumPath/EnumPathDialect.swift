/// The dialect `enumpath`: nested route enums on SwiftUI's `NavigationStack`. No library, and so no import says that it
/// is in use: a mount, a pushed value or a sheet's slot makes an enum a route, nothing else does.

package import Facts
package import RouteGraph
package import Semantics

package struct EnumPathDialect: Dialect {
  package init() {}

  package let name = "enumpath"

  /// Whatever mounts. Once something is mounted, every file may name a route, and all are read.
  package let marks = ["navigationDestination", "NavigationPath", "NavigationStack", "NavigationLink"]

  /// SwiftUI's types stay names of another module.
  package let interface = ""

  package let signs = ["navigationDestination", "NavigationPath"]

  /// Once something is a route, any file may construct it.
  package let mayNeedAllBodies = true

  package let looksForNames = true

  package func foreseesAllBodies(_ facts: FileFacts) -> Bool { MountScan.mounts(facts) }

  package var explanations: [Explanation] { EnumPathExplanations.all }

  package func link(_ project: Project, _ resolver: Resolver, _ parts: ParallelParts) -> any DialectModel {
    EnumPathLinker(project, resolver, parts).link()
  }

  package func relink(
    _ model: any DialectModel, _ change: ProjectChange, _ project: Project, _ resolver: Resolver, _ parts: ParallelParts
  ) -> any DialectModel {
    EnumPathLinker(project, resolver, parts, since: model as? EnumPathModel, change).link()
  }
}
