/// Several route types of one name: another module's, or what no target builds any more.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorSameNameTests {
  private static let app = """
    import UIKit
    import XCoordinator
    final class ProfileScreen: UIViewController {}
    enum ProfileRoute: Route { case profile, editor(Int) }
    final class ProfileCoordinator: NavigationCoordinator<ProfileRoute> {
      override func prepareTransition(for route: ProfileRoute) -> NavigationTransition {
        switch route {
        case .profile: return .push(ProfileScreen())
        case .editor: return .present(ProfileScreen())
        }
      }
    }
    """

  private static let module = """
    import XCoordinator
    public enum ProfileRoute: Route { case profile, removed }
    """

  private func snapshot(_ texts: [String: String]) -> Snapshot {
    Snapshot(
      files: Dictionary(uniqueKeysWithValues: texts.map { (FileID($0), SourceFile(text: Array($1.utf8))) }))
  }

  private func routes(_ snapshot: Snapshot) -> [String] {
    snapshot.coordinators.flatMap(\.routes).map { route in
      ([route.id.name, route.kind ?? "-"] + route.targets.compactMap(\.name) + route.declarations.map(\.file.path))
        .joined(separator: " ")
    }
  }

  @Test func aCoordinatorMeansTheOneBesideIt() {
    let found = snapshot(["App/Profile.swift": Self.app, "Profile/Route.swift": Self.module])
    let expected = ["profile push ProfileScreen App/Profile.swift", "editor present ProfileScreen App/Profile.swift"]
    #expect(routes(found) == expected)
    // Which of the two other code means is not known, so that rules say nothing of either.
    #expect(found.diagnostics.map(\.code) == ["unreachable-coordinator"])
    let ids = routeGraph(of: found).edges.filter { $0.kind == "push" || $0.kind == "present" }.map(\.from)
    #expect(ids.sorted() == ["ProfileCoordinator/ProfileRoute.editor", "ProfileCoordinator/ProfileRoute.profile"])
  }

  /// Two apps with a coordinator of one name each have the cases of both.
  @Test func coordinatorsOfOneNameHaveAll() {
    let other = Self.app.replacing("editor(Int)", with: "closed").replacing("case .editor", with: "case .closed")
    let found = snapshot(["One/Profile.swift": Self.app, "Two/Profile.swift": other])
    #expect(Set(found.coordinators.flatMap(\.routes).map(\.id.name)) == ["profile", "editor", "closed"])
  }

  /// Each app is offered its own, and what answers a case stands in its own handler.
  @Test func eachAppMeansItsOwn() throws {
    let other = Self.app.replacing("editor(Int)", with: "closed").replacing("case .editor", with: "case .closed")
    let sender = "import XCoordinator\nfunc send(_ router: StrongRouter<ProfileRoute>) { router.trigger(.) }\n"
    let found = snapshot([
      "One/Profile.swift": Self.app, "Two/Profile.swift": other, "One/Sender.swift": sender, "Two/Sender.swift": sender,
    ])
    let place = try #require(sender.firstRange(of: ".)")).lowerBound.utf16Offset(in: sender) + 1
    func labels(_ file: String) -> [String] { completions(at: place, in: FileID(file), of: found).map(\.label) }
    #expect(labels("One/Sender.swift") == ["profile", "editor"])
    #expect(labels("Two/Sender.swift") == ["profile", "closed"])
    let handlers = found.coordinators.flatMap(\.routes).map { route in
      ([route.id.name] + Set(route.factories.map(\.location.file.path)).sorted()).joined(separator: " ")
    }
    #expect(
      Set(handlers) == [
        "profile One/Profile.swift Two/Profile.swift", "editor One/Profile.swift", "closed Two/Profile.swift",
      ])
  }
}
