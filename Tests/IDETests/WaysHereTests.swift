/// What a card says about the way to a route: who leads there, and how one gets there from where the app starts.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct WaysHereTests {
  /// The card of the name at `$0`, in an app that starts with `AppCoordinator`.
  private func lines(_ rest: String) throws -> [String] {
    let question = try Question(
      #"""
      @main struct Main: App {
        var body: some Scene { WindowGroup { NavigationViewCoordinator(AppCoordinator()).view() } }
      }
      final class AppCoordinator: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \AppCoordinator.home)
        @Root var home = makeHome
        @Route(.push) var inner = makeInner
        func makeHome() -> HomeView { HomeView() }
        func makeInner() -> InnerCoordinator { InnerCoordinator() }
      }
      final class InnerCoordinator: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \InnerCoordinator.list)
        @Root var list = makeList
        @Route(.modal) var detail = makeDetail
        func makeList() -> PlainView { PlainView() }
        func makeDetail(_ id: Int) -> PlainView { PlainView() }
      }
      struct HomeView: View {
        @EnvironmentObject var router: AppCoordinator.Router
        var body: some View { Button("a") { router.route(to: \.inner) } }
      }

      """# + rest)
    let cursor = try question.cursor
    return hover(at: cursor.range.start, in: cursor.file, of: question.snapshot)?.lines ?? []
  }

  private func screen(_ name: String, cursor: String = "") -> String {
    """
    struct \(name): View {
      @EnvironmentObject var router: InnerCoordinator.Router
      var body: some View { Button("a") { router.route(to: \\.det\(cursor)ail, 1) } }
    }

    """
  }

  @Test func aRouteSaysWhoUsesItAndHowToGetThere() throws {
    let lines = try lines(screen("One", cursor: "$0"))
    #expect(lines.first == "`InnerCoordinator` · `.modal` · stinsen")
    #expect(lines.contains("Reached from `One`"))
    #expect(
      lines.contains(#"From `AppCoordinator`: `route(to: \.inner).route(to: \.detail, <#Int#>)`"#), "\(lines)")
  }

  @Test func fiveAreNamedAndTheRestIsCounted() throws {
    let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
    let lines = try lines(names.map { screen($0, cursor: $0 == "Six" ? "$0" : "") }.joined())
    #expect(lines.contains("Reached from `Five`, `Four`, `One`, `Seven`, `Six` and 2 more"), "\(lines)")
  }

  @Test func aCoordinatorSaysTheSame() throws {
    #expect(
      try lines("func f(_ c: Inner$0Coordinator) {}").suffix(2) == [
        "Reached from `AppCoordinator`, `HomeView`", #"From `AppCoordinator`: `route(to: \.inner)`"#,
      ])
    #expect(try lines("func f(_ c: App$0Coordinator) {}").contains("The app starts here."))
  }

  @Test func whatNothingLeadsToHasNoWay() throws {
    let lines = try lines(
      #"""
      final class LostCoordinator: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \LostCoordinator.list)
        @Root var list = makeList
        @Route(.modal) var nob$0ody = makeList
        func makeList() -> PlainView { PlainView() }
      }
      """#)
    #expect(!lines.isEmpty)
    #expect(!lines.contains { $0.hasPrefix("Reached from") || $0.hasPrefix("From `") }, "\(lines)")
  }

  /// In every dialect the chain on the card is the one that is given for both ends.
  @Test(arguments: sampleNames) func theChainIsTheOneOfThePath(_ name: String) throws {
    let snapshot = try sampleSnapshot(name)
    var chains = 0
    for route in snapshot.coordinators.flatMap(\.routes) {
      let place = try #require(route.declarations.first)
      let card = hover(at: place.range.start, in: place.file, of: snapshot)
      guard let line = card?.lines.first(where: { $0.hasPrefix("From `") }) else { continue }
      let start = String(line.dropFirst(6).prefix { $0 != "`" })
      let nodes = routeGraph(of: snapshot).nodes.filter { $0.location.map(route.declarations.contains) ?? false }
      let codes = nodes.compactMap { node -> String? in
        guard case .chain(_, let code) = path(from: start, to: node.id, in: snapshot) else { return nil }
        return "From `\(start)`: `" + code.replacing("\n// and from there\n", with: "`, then `") + "`"
      }
      #expect(codes.contains(line), "\(route.id)")
      chains += 1
    }
    #expect(chains > 0)
  }

  @Test func whatWasFoundAtTheNameIsNamed() throws {
    let question = try Question(#"func f(_ r: DepotCoordinator.Router) { r.route(to: \.pa$0rcel) }"#)
    let cursor = try question.cursor
    let findings = question.snapshot.diagnostics(of: cursor.file)
    let card = hover(at: cursor.range.start, in: cursor.file, of: question.snapshot, findings: { findings })
    #expect(card?.codes == ["input-mismatch"])
    #expect(hover(at: cursor.range.start, in: cursor.file, of: question.snapshot)?.codes == [])
  }
}
