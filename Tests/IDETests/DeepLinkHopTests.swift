/// The hops that are written into a deep link, and whether nobody has to look at them.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct DeepLinkHopTests {
  /// Titles, with a star in front of what is applied without a look.
  private func offered(_ cases: String, _ handlers: String) throws -> [String] {
    let text = """
      import XCoordinator
      enum HopRoute: Route { case start\(cases) }
      final class HopCoordinator: NavigationCoordinator<HopRoute> {
        let account = AccountCoordinator()
        override func prepareTransition(for route: HopRoute) -> NavigationTransition {
          switch route { case .start: return .dismiss()\(handlers) }
        }
        func link() -> NavigationTransition { deepLink(.start, AccountRoute.profile) }
      }
      """
    let folder = try FixtureFolder("Fixtures/XCoordinator")
    let found = Snapshot(folder.prelude, Fixture(text)).diagnostics.filter { $0.code == "deep-link-unreachable" }
    return found.flatMap(\.fixes).map { ($0.isPreferred ? "* " : "") + $0.title }
  }

  @Test func theOnlyWayIsRight() throws {
    #expect(try offered(", show", "; case .show: return .present(account)") == ["* Insert HopRoute.show"])
  }

  @Test func ofSeveralWaysOneIsToChoose() throws {
    let handlers = "; case .show: return .present(account); case .other: return .present(AccountCoordinator())"
    #expect(try offered(", show, other", handlers) == ["Insert HopRoute.show"])
  }

  @Test func whatIsToBeFilledInIsNotAppliedWithoutALook() throws {
    #expect(try offered(", show(Int)", "; case .show: return .present(account)") == ["Insert HopRoute.show"])
  }

  @Test func whatMayPublishSomethingElseIsNoFix() throws {
    let handlers = "; case .show: return Bool.random() ? .present(account) : .dismiss()"
    #expect(try offered(", show", handlers).isEmpty)
  }
}
