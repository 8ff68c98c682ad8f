/// Which part of the graph the options choose, and where its names lead.

import Testing

@Suite struct GraphCommandTests {
  private func graph(_ arguments: String...) throws -> Outcome {
    try Terminal(CheckApp.files).run(arguments: ["graph"] + arguments)
  }

  /// Where routes are no nodes, they are edges, in JSON as in the pictures.
  @Test func kindsWithoutRoutesKeepTheWays() throws {
    let screens = try graph("--format", "json", "--kind", "coordinator,screen").output
    #expect(screens.contains(#"{"from":"MainCoordinator","to":"StartScreen","kind":"start (root)""#))
    let routes = try graph("--format", "json", "--kind", "coordinator,route").output
    #expect(routes.contains(#"{"from":"MainCoordinator","to":"MainCoordinator.start","kind":"declares""#))
  }

  /// What shows routes as edges has none for a route that nothing leads to.
  @Test func unreachableRoutesAreNodes() throws {
    #expect(try graph("--unreachable").output.contains("MainCoordinator.testbed  route  unreachable\n"))
    #expect(try graph("--unreachable", "--format", "mermaid").output.contains(#"("testbed")"#))
  }

  @Test func routesAreStarts() throws {
    let text = try graph("--from", "MainCoordinator.start")
    #expect(text.output.contains("MainCoordinator.start  route\n  root ") && text.errors == "")
    #expect(try graph("--from", "start").output == text.output)
  }

  @Test func namesOfSeveralNodesAreAmbiguous() throws {
    let other = CheckApp.main.replacing("MainCoordinator", with: "OtherCoordinator")
    let terminal = try Terminal(CheckApp.with(["App/Other.swift": other]))
    let outcome = try terminal.run("graph", "--from", "detail")
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors
        == "error: 'detail' is ambiguous; it could be MainCoordinator.detail, OtherCoordinator.detail\n")
  }

  @Test func theLastHopOfAPathSaysHowItIsShown() throws {
    let outcome = try Terminal(CheckApp.files).run("path", "MainCoordinator", "MainCoordinator.testbed")
    #expect(outcome.output.hasSuffix("\nMainCoordinator.testbed  push  App/Main.swift:8:21\n"))
  }
}
