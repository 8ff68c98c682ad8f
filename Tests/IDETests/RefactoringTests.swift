/// Actions that write more than a name: cases, containers, shorter chains.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct RefactoringTests {
  private func snapshot(_ folder: String, _ name: String) throws -> Snapshot {
    let folder = try FixtureFolder("Fixtures/" + folder)
    let named = try #require(folder.fixtures.first { $0.name.hasSuffix(name) })
    return named.snapshot(on: folder.prelude)
  }

  private func actions(_ snapshot: Snapshot, _ code: String) -> [CodeAction] {
    let findings = snapshot.diagnostics
    return findings.filter { $0.code == code }.flatMap {
      codeActions(touching: $0.location.range, in: $0.location.file, of: snapshot, findings: [$0])
    }
  }

  /// The lines that an action changes.
  private func changed(_ action: CodeAction, _ snapshot: Snapshot) -> [String] {
    let after = snapshot.updating(applying(action.edits, to: snapshot))
    return Set(action.edits.map(\.location.file)).sorted().flatMap { file in
      let old = lines(snapshot.file(file))
      return lines(after.file(file)).filter { !old.contains($0) }
    }
  }

  private func lines(_ file: SourceFile?) -> [String] {
    String(decoding: file?.text ?? [], as: UTF8.self).split(separator: "\n").map(String.init)
  }

  // MARK: Cases

  @Test(arguments: [
    ("EnumPath", "Add the case 'z' to 'A'", "case z"),
    ("SwiftUICoordinator", "Add the case 'hoem' to 'HomeRoute'", "case hoem"),
    ("XCoordinator", "Add the case 'lst' to 'NewsRoute'", "case lst"),
  ])
  func aCaseIsAddedWithItsBranches(_ dialect: String, _ title: String, _ line: String) throws {
    let before = try snapshot(dialect, "C1-bad")
    let offered = actions(before, "unknown-route")
    let action = try #require(offered.first { $0.title == title }, "\(offered.map(\.title))")
    #expect(!action.isPreferred)
    #expect(changed(action, before).contains { $0.contains(line) })
    let after = before.updating(applying(action.edits, to: before)).diagnostics
    #expect(after.count { $0.severity == .error } < before.diagnostics.count { $0.severity == .error })
  }

  /// What is no route is declared all the same, here or in an extension.
  @Test(arguments: ["var title = 1 }", "}\nextension Plain { var title: Int { 1 } }"])
  func noRouteIsAddedBesideAMemberOfItsName(_ member: String) throws {
    let plain = """
      final class Plain: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \\Plain.start)
        @Root var start = makeStart
        func makeStart() -> some View { PlainView() }
        \(member)
      func f(_ c: Plain) { c.route(to: \\.ti$0tle) }
      """
    func titles(_ text: String) throws -> [String] {
      actions(try Question(text).snapshot, "unknown-route").map(\.title)
    }
    #expect(try titles(plain) == ["Ignore 'unknown-route' here"])
    #expect(try titles(plain.replacing("ti$0tle", with: "hea$0d")).contains("Add the route 'head' to 'Plain'"))
  }

  /// The types of its values would be a guess.
  @Test(arguments: [("EnumPath", "itme"), ("SwiftUICoordinator", "detial")])
  func aCaseWithValuesIsNot(_ dialect: String, _ name: String) throws {
    let offered = actions(try snapshot(dialect, "C1-bad"), "unknown-route")
    #expect(!offered.contains { $0.title.hasPrefix("Add the case '\(name)'") })
  }

  /// A case of a route enum that has no lines of its own.
  @Test func aCaseIsAddedToAnEnumOnOneLine() throws {
    let folder = try FixtureFolder("Fixtures/XCoordinator")
    let fixture = Fixture(
      """
      import UIKit
      import XCoordinator
      enum SlimRoute: Route { case near }
      final class SlimCoordinator: NavigationCoordinator<SlimRoute> {
        override func prepareTransition(for route: SlimRoute) -> NavigationTransition {
          switch route {
          case .near: .none()
          }
        }
        func go() { trigger(.distant) }
      }
      """)
    let before = Snapshot(folder.prelude, fixture)
    let action = try #require(
      actions(before, "unknown-route").first { $0.title == "Add the case 'distant' to 'SlimRoute'" })
    let lines = changed(action, before)
    #expect(lines.contains("enum SlimRoute: Route { case near; case distant }"))
    #expect(lines.contains { $0.contains("case .distant:") }, "\(lines)")
  }

  @Test(arguments: [
    ("EnumPath", "C6-bad", "Add a case for 'a(.y)'", "case .a(.y):"),
    ("SwiftUICoordinator", "C11-bad", "Add a 'default'", "default:"),
    ("VDFlow", "E13-bad", "Add a case for 'theme'", "switch i.selected { case .main: a(); case .theme: <#code#> }"),
  ])
  func aSwitchIsCompleted(_ dialect: String, _ name: String, _ title: String, _ line: String) throws {
    let before = try snapshot(dialect, name)
    let offered = actions(before, "non-exhaustive-switch").filter { $0.title == title }
    let action = try #require(offered.last)
    #expect(changed(action, before).contains { $0.hasSuffix(line) })
  }

  // MARK: Names and inputs

  @Test func noneOfSeveralNearNamesIsPreferred() throws {
    let before = try snapshot("EnumPath", "C1-bad")
    let finding = try #require(before.diagnostics.first { $0.message.contains("'z'") })
    let offered = codeActions(
      touching: finding.location.range, in: finding.location.file, of: before, findings: [finding])
    #expect(offered.prefix(2).map(\.title) == ["Change to 'x'", "Change to 'y'"])
    #expect(offered.allSatisfy { !$0.isPreferred })
    #expect(fixAll(in: finding.location.file, of: before, findings: [finding]) == nil)
    // The other one is as right as the first.
    #expect(changed(offered[1], before).contains { $0.contains(".y") })
  }

  @Test(arguments: [
    ("EnumPath", "C3-bad", "Add the input to 'a'", ".a(<#value#>)"),
    ("SwiftUICoordinator", "C3-bad", "Add the input to 'detail'", ".detail(<#Int#>)"),
    ("XCoordinator", "C3-bad", "Add the input to 'article'", ".article(id: <#Int#>)"),
  ])
  func aMissingInputIsAPlaceToFillIn(_ dialect: String, _ name: String, _ title: String, _ text: String) throws {
    let before = try snapshot(dialect, name)
    let action = try #require(actions(before, "input-mismatch").first { $0.title == title })
    #expect(!action.isPreferred)
    #expect(changed(action, before).contains { $0.contains(text) }, "\(changed(action, before))")
  }

  // MARK: Containers

  @Test func aDestinationIsRegisteredWhereTheStackIs() throws {
    let before = try snapshot("EnumPath", "R1-bad")
    let action = try #require(
      actions(before, "unmounted-route").first { $0.title == "Register a destination for 'A'" })
    #expect(
      changed(action, before) == [
        "        .navigationDestination(for: A.self) { _ in", "          <#destination#>", "        }",
      ])
  }

  /// Each of two stacks could be meant.
  @Test func aDestinationIsNotRegisteredAnywhere() throws {
    let folder = try FixtureFolder("Fixtures/EnumPath")
    let stack = "NavigationStack(path: $nav.path) { PlainView() }"
    let app = { (body: String) in
      """
      import SwiftUI
      final class OtherNav: ObservableObject { @Published var path = NavigationPath() }
      struct OtherRoot: View {
        @StateObject var nav = OtherNav()
        var body: some View { \(body) }
        func open() { nav.path.append(A.x) }
      }
      """
    }
    let one = Snapshot(folder.prelude, Fixture(app(stack)))
    let offered = actions(one, "unmounted-route").filter { $0.title.hasPrefix("Register") }
    let lines = offered.flatMap { changed($0, one) }
    let text = "PlainView().navigationDestination(for: A.self) { _ in <#destination#> } }"
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains(text) }, "\(lines)")
    let two = Snapshot(folder.prelude, Fixture(app("VStack { \(stack); \(stack) }")))
    #expect(!actions(two, "unmounted-route").contains { $0.title.hasPrefix("Register") })
  }

  @Test func aCoordinatorIsWrappedWhereItIsShown() throws {
    let before = try snapshot("Stinsen", "R11-bad")
    let action = try #require(
      actions(before, "missing-navigation-container").first { $0.title == "Wrap 'R11Bad' in a navigation view" })
    #expect(
      changed(action, before) == [
        "    var body: some Scene { WindowGroup { NavigationViewCoordinator(R11Bad()).view() } }"
      ])
  }

  @Test func theViewThatMountsADestinationGetsAStack() throws {
    let before = try snapshot("EnumPath", "R3-bad")
    let offered = actions(before, "missing-navigation-container")
    let wraps = offered.filter { $0.title.hasPrefix("Wrap") }
    #expect(wraps.map(\.title) == ["Wrap the body of 'R3BadMenu' in a 'NavigationStack'"])
    #expect(
      changed(try #require(wraps.first), before) == [
        "    NavigationStack {", "      List { rows }",
        "        .navigationDestination(for: Step.self) { $0.view }", "    }",
      ])
  }

  // MARK: Chains

  private func shortenings(_ text: String) throws -> [String] {
    let question = try Question(text)
    let cursor = try question.cursor
    return chainShortenings(touching: cursor.range, in: cursor.file, of: question.snapshot)
      .flatMap { changed($0, question.snapshot) }
  }

  @Test func aHopThatChangesNothingIsRemoved() throws {
    #expect(
      try shortenings(#"func f(_ r: DepotCoordinator.Router) { r.coordinator.rou$0te(to: \.lane) }"#)
        == [#"func f(_ r: DepotCoordinator.Router) { r.route(to: \.lane) }"#])
  }

  @Test(arguments: ["strongRouter", "unownedRouter", "weakRouter"])
  func aRouterOfACoordinatorIsNoHop(_ hop: String) throws {
    let folder = try FixtureFolder("Fixtures/XCoordinator")
    let fixture = Fixture("import XCoordinator\nfunc f(_ c: NewsCoordinator) { c.\(hop).trigger(.list) }\n")
    let snapshot = Snapshot(folder.prelude, fixture)
    let place = try #require(snapshot.transitions.first { $0.location.file == fixture.files.first?.id }?.location)
    let offered = chainShortenings(touching: place.range, in: place.file, of: snapshot)
    #expect(offered.map(\.title) == ["Remove '.\(hop)'"])
    #expect(offered.flatMap { changed($0, snapshot) } == ["func f(_ c: NewsCoordinator) { c.trigger(.list) }"])
  }

  @Test func aHopThatMattersStays() throws {
    let dismissing = #"func f(_ r: DepotCoordinator.Router) { r.coordinator.rou$0te(to: \.lane, onDismiss: {}) }"#
    #expect(try shortenings(dismissing) == [])
    #expect(try shortenings(#"func f(_ r: DepotCoordinator.Router) { r.rou$0te(to: \.lane) }"#) == [])
    // A method of the coordinator's own, which no router has.
    let own = "extension DepotCoordinator { func finish() {} }\n"
    #expect(try shortenings(own + "func f(_ r: DepotCoordinator.Router) { r.coordinator.fin$0ish() }") == [])
    // Elsewhere in the file.
    #expect(
      try shortenings(
        #"""
        func f(_ r: DepotCoordinator.Router) { r.coordinator.route(to: \.lane) }
        func g() { pri$0nt(1) }
        """#) == [])
  }
}
