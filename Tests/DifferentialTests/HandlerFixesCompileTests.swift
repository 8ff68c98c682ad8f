/// A branch for an action that nobody handles: its finding goes, and what it leaves is Swift.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct HandlerFixesCompileTests {
  private static let head = """
    import SwiftUI
    import SwiftUICoordinator
    import UIKit

    enum FixAction: CoordinatorAction { case one, two(Int) }
    class FixBase: Routing {
      weak var parent: Coordinator?
      var childCoordinators = [WeakCoordinator]()
      let navigationController: NavigationController
      let startRoute: BasketRoute = .list
      init(parent: Coordinator?, controller: NavigationController) {
        self.parent = parent
        navigationController = controller
      }

    """

  /// What stands behind the members above, and the lines that the fix adds.
  private static let cases: [(text: String, added: [String])] = [
    (
      "  func handle(_ action: CoordinatorAction) {\n    switch action {\n    case BasketAction.pay: popToRoot()\n"
        + "    default: parent?.handle(action)\n    }\n  }\n}\n",
      ["    case FixAction.two:", "      <#code#>"]
    ),
    (
      "  func handle(_ a: any CoordinatorAction) { switch a { case BasketAction.pay: pop(); default: break } }\n}\n",
      [
        "  func handle(_ a: any CoordinatorAction) "
          + "{ switch a { case BasketAction.pay: pop(); case FixAction.two: <#code#>; default: break } }"
      ]
    ),
    (
      "  func handle(_ action: CoordinatorAction) {\n    parent?.handle(action)\n  }\n}\n",
      ["    if case FixAction.two = action {", "      <#code#>", "      return", "    }"]
    ),
    (
      "  func handle(_ action: CoordinatorAction) { parent?.handle(action) }\n}\n",
      [
        "  func handle(_ action: CoordinatorAction) "
          + "{ if case FixAction.two = action { <#code#>; return }; parent?.handle(action) }"
      ]
    ),
  ]

  private static let tail = """
    extension FixBase: RouterViewFactory { @ViewBuilder func view(for route: BasketRoute) -> some View { Text("") } }
    extension FixBase { func send() { handle(FixAction.two(1)) } }
    extension Home {
      func child() { try? FixBase(parent: self, controller: navigationController).start() }
    }

    """

  @Test(arguments: cases.indices) func aBranchIsAdded(_ index: Int) throws {
    let (text, added) = Self.cases[index]
    let before = Self.head + text + Self.tail
    let after = try #require(try fixed(before, "Handle 'FixAction.two' in 'FixBase'"))
    let old = Set(before.split(separator: "\n"))
    #expect(after.split(separator: "\n").filter { !old.contains($0) }.map(String.init) == added)
    try expectSwift(after)
  }

  /// Who has no `handle` gets one.
  @Test func aHandlerIsAdded() throws {
    let root = """
      import SwiftUICoordinator
      enum FixAction: CoordinatorAction { case one }
      final class FixRoot: RootCoordinator {
        func send() { handle(FixAction.one) }
      }

      """
    let after = try #require(try fixed(root, "Handle 'FixAction.one' in 'FixRoot'"))
    #expect(after.contains("  override func handle(_ action: CoordinatorAction) {\n    switch action {\n"))
    try expectSwift(after)
  }

  private func fixed(_ text: String, _ title: String) throws -> String? {
    let folder = try FixtureFolder("Fixtures/SwiftUICoordinator")
    let before = Snapshot(folder.prelude, Fixture(text))
    let finding = try #require(before.diagnostics.first { $0.code == "unhandled-action" })
    let offered = codeActions(
      touching: finding.location.range, in: finding.location.file, of: before, findings: [finding])
    guard let action = offered.first(where: { $0.title == title }) else { return nil }
    #expect(!action.isPreferred)
    let after = before.updating(applying(action.edits, to: before))
    #expect(after.diagnostics.allSatisfy { $0.severity > .warning })
    return after.file(finding.location.file).map { String(decoding: $0.text, as: UTF8.self) }
  }

  private func expectSwift(_ text: String) throws {
    let folder = try FixtureFolder("Fixtures/SwiftUICoordinator")
    let filled = (path: "Fixed.swift", text: text.replacing("<#code#>", with: "print(1)"))
    let complaints = try SwiftCompiler().complaints(about: folder.preludeSources + [filled])
    #expect(complaints.isEmpty, "\(complaints.map(\.description).joined(separator: "\n"))")
  }
}
