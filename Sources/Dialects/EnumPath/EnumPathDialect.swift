/// The dialect `enumpath`: nested route enums on SwiftUI's `NavigationStack`. No library, and so no import says that it
/// is in use: a mount, a pushed value or a sheet's slot makes an enum a route, nothing else does.

package import Facts
package import RouteGraph
package import Semantics

package struct EnumPathDialect: Dialect {
  /// What says that there is a stack of values.
  static let stackSigns = ["navigationDestination", "NavigationPath", "NavigationStack(path", "NavigationLink(value"]
  private static let presentations = ["sheet(item", "fullScreenCover(item", "popover(item"]

  package init() {}

  package let name = "enumpath"

  /// Whatever mounts or presents. Once something is a route, every file may name it, and all are read.
  package let marks =
    ["NavigationStack", "NavigationLink"] + EnumPathDialect.stackSigns + EnumPathDialect.presentations

  /// SwiftUI's types stay names of another module.
  package let interface = ""

  package let signs = EnumPathDialect.stackSigns + EnumPathDialect.presentations

  /// Once something is a route, any file may construct it.
  package let mayNeedAllBodies = true

  package let looksForNames = true

  package func foreseesAllBodies(_ facts: FileFacts) -> Bool {
    EnumPathReader.isMarked(facts) && MountScan.mounts(facts)
  }

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
