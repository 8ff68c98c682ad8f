/// What options let through of the lists and answers of `transitions`, `graph`, `path`, `references` and `explain`, and
/// when they are coloured.

import Foundation
import RouteGraph
import TestSupport
import Testing

@testable import IDE

@Suite struct ListOptionTests {
  /// Two ways lead to the hall, one further to the vault.
  private static let app = """
    import SwiftUI
    import Stinsen

    final class Lobby: NavigationCoordinatable {
      let stack = Stinsen.NavigationStack(initial: \\Lobby.start)
      @Root var start = makeStart
      @Route(.push) var stairs = makeHall
      @Route(.modal) var lift = makeHall
      func makeStart() -> some View { LobbyScreen() }
      func makeHall() -> Hall { Hall() }
    }
    final class Hall: NavigationCoordinatable {
      let stack = Stinsen.NavigationStack(initial: \\Hall.start)
      @Root var start = makeStart
      @Route(.push) var vault = makeVault
      func makeStart() -> some View { Text("") }
      func makeVault() -> Vault { Vault() }
    }
    final class Vault: NavigationCoordinatable {
      let stack = Stinsen.NavigationStack(initial: \\Vault.start)
      @Root var start = makeStart
      func makeStart() -> some View { Text("") }
    }
    struct LobbyScreen: View {
      @EnvironmentObject var router: Lobby.Router
      @EnvironmentObject var other: Elsewhere.Router
      var body: some View {
        Button("a") { router.route(to: \\.stairs).route(to: \\.vault) }
        Button("b") { router.route(to: \\.lift) }
        Button("c") { router.route(to: \\.lif) }
        Button("d") { other.route(to: \\.gone) }
      }
    }

    """

  private let terminal = Result { try Terminal(["App.swift": app]) }

  private func output(_ arguments: String...) throws -> String {
    let outcome = try terminal.get().run(arguments: arguments)
    #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    return outcome.output
  }

  // MARK: transitions

  @Test(arguments: [
    (
      "resolved",
      [
        "App.swift:28:38: route Lobby.stairs [resolved]", "App.swift:28:58: route Hall.vault [resolved]",
        "App.swift:29:38: route Lobby.lift [resolved]",
      ]
    ),
    ("invalid", ["App.swift:30:38: route Lobby.lif [invalid]"]),
    ("unresolved", ["App.swift:31:37: route gone [unresolved: 'Elsewhere.Router' is not declared in the workspace]"]),
  ]) func transitionsOfOneStatus(status: String, lines: [String]) throws {
    #expect(try output("transitions", "--status", status).split(separator: "\n").map(String.init) == lines)
  }

  // MARK: graph

  private struct Answer: Decodable {
    struct Node: Decodable { var id: String }
    var nodes: [Node]
  }

  private func coordinators(_ arguments: String...) throws -> [String] {
    let arguments = ["graph", "--format", "json", "--kind", "coordinator"] + arguments
    let outcome = try terminal.get().run(arguments: arguments)
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8)).nodes.map(\.id).sorted()
  }

  /// Without the routes between them, from a coordinator to the next is one step.
  @Test func graphsEndAfterSomeSteps() throws {
    #expect(try coordinators("--from", "Lobby") == ["Hall", "Lobby", "Vault"])
    #expect(try coordinators("--from", "Lobby", "--depth", "0") == ["Lobby"])
    #expect(try coordinators("--from", "Lobby", "--depth", "1") == ["Hall", "Lobby"])
    #expect(try coordinators("--from", "Lobby", "--depth", "2") == ["Hall", "Lobby", "Vault"])
  }

  @Test func graphsGrowInOneDirection() throws {
    for (format, key) in [("mermaid", "flowchart "), ("dot", "rankdir=")] {
      #expect(try output("graph", "--format", format).contains(key + "LR"))
      let down = try output("graph", "--format", format, "--direction", "TB")
      #expect(down.contains(key + "TB") && !down.contains(key + "LR"))
    }
  }

  // MARK: path

  @Test func everyShortestChainIsPrinted() throws {
    let one = try output("path", "Lobby", "Hall")
    #expect(one.contains(#".route(to: \.stairs)"#) && !one.contains("lift"))
    let all = try output("path", "Lobby", "Hall", "--all")
    #expect(all.hasPrefix(one) && all.contains(#".route(to: \.lift)"#))
  }

  // MARK: references

  @Test func declarationsAreLeftOut() throws {
    #expect(
      try output("references", "App.swift:29:38") == """
        App.swift:8:22: declaration
        App.swift:10:8: factory
        App.swift:29:38: use

        """)
    #expect(
      try output("references", "App.swift:29:38", "--exclude-declaration") == """
        App.swift:29:38: use

        """)
  }

  // MARK: explain

  @Test func everyCodeIsListedWithItsSeverity() throws {
    let lines = try output("explain", "--all").split(separator: "\n")
    let listed = lines.map { $0.split(separator: " ", omittingEmptySubsequences: true).prefix(2).map(String.init) }
    #expect(listed.map(\.first) == explanations.map(\.code))
    for (line, explanation) in zip(listed, explanations) {
      #expect(line.last.map { explanation.severity.hasPrefix($0) } == true, "\(line)")
    }
    #expect(try output("explain", "unknown-route", "--all") == output("explain", "--all"))
    #expect(try output("explain", "unknown-route") != output("explain", "--all"))
  }
}

@Suite struct ColorTests {
  /// What a terminal is sent, with just these variables.
  private func shown(_ arguments: [String], _ variables: [String: String]) throws -> String {
    let terminal = try Terminal(CheckApp.files)
    let settings = variables.map { "\($0)='\($1)'" }.joined(separator: " ")
    let command = ["signalbox"] + arguments
    return try terminal.shell(
      "env -i PATH=\"$PATH\" \(settings) python3 -c 'import pty; pty.spawn(\(command))'")
  }

  @Test(
    .enabled(if: Tool.find(["python3"]) != nil),
    arguments: [
      (["TERM": "xterm"], [], true),
      (["TERM": "xterm", "NO_COLOR": "1"], [], false),
      (["TERM": "xterm", "NO_COLOR": ""], [], true),
      (["TERM": "dumb"], [], false),
      (["TERM": "xterm"], ["--color", "never"], false),
      (["TERM": "xterm", "NO_COLOR": "1"], ["--color", "always"], true),
      (["TERM": "xterm"], ["--format", "json"], false),
    ]) func terminalsAreColouredUnlessTheyDoNotWantIt(
      variables: [String: String], options: [String], isColored: Bool
    ) throws
  {
    let text = try shown(["check"] + options, variables)
    #expect(text.contains("unknown-route"))
    #expect(text.contains("\u{1B}[") == isColored)
  }

  @Test func pipesAreNotColoured() throws {
    let outcome = try Terminal(CheckApp.files).run("check")
    #expect(outcome.status == 1 && !outcome.output.contains("\u{1B}"))
  }
}
