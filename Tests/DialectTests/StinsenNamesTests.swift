/// Types of a workspace that have the names of Stinsen's: as in Swift, the app's own module is looked into before what it
/// imports, and what a file cannot see has no meaning there.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct StinsenNamesTests {
  private static let todos = """
    import SwiftUI
    import Stinsen
    final class Todos: NavigationCoordinatable {
      let stack = Stinsen.NavigationStack(initial: \\Todos.start)
      @Root var start = makeStart
      @Route(.push) var detail = makeStart
      func makeStart() -> some View { Text("start") }
    }

    """

  private static let generic = "final class NavigationRouter<T> { func route<V>(to route: V) {} }"
  private static let reason = "the workspace has a type 'NavigationRouter' of its own"

  private func snapshot(_ texts: [String: String]) -> Snapshot {
    Snapshot(texts: Dictionary(texts.map { (FileID($0), $1) }) { $1 })
  }

  /// `Todos.Router` is the framework's, whatever the app declares.
  @Test(arguments: [
    "", "class NavigationRouter {}", "\(generic)", "struct Transition {}", "enum Stack { class NavigationRouter {} }",
    "@propertyWrapper private struct Route { var wrappedValue = 1 }", "protocol NavigationRoute {}",
    "class RouterStore {}",
    "private protocol NavigationCoordinatable {}",
  ])
  func coordinatorsRouters(_ own: String) {
    let text = Self.todos + "func open(_ router: Todos.Router) { router.route(to: \\.detail) }\n"
    let found = snapshot(["App/Todos.swift": text, "App/Own.swift": own])
    #expect(found.transitions.map { "\($0.route ?? "") \($0.status)" } == ["Todos.detail resolved"])
    #expect(found.diagnostics.isEmpty)
  }

  /// The app's own is meant where it is seen and may be applied like this, and nothing is said of it.
  @Test(arguments: [
    (generic, "App/Own.swift", reason), ("private \(generic)", "App/Own.swift", nil),
    ("final class NavigationRouter {}", "App/Own.swift", nil),
    ("enum Screens { \(generic) }", "App/Own.swift", nil),
    ("@testable import Todos\nimport XCTest\n\(generic)", "AppTests/Own.swift", nil),
  ])
  func writtenRouters(_ own: String, _ file: String, _ reason: String?) {
    let text = Self.todos + "func open(_ router: NavigationRouter<Todos>) { router.route(to: \\.detail) }\n"
    let found = snapshot(["App/Todos.swift": text, file: own])
    #expect(found.transitions.map(\.reason) == [reason])
    #expect(found.diagnostics.isEmpty)
  }

  /// Of another target, a file sees what is public there and imported.
  @Test(arguments: ["", "public "]) func otherTargets(_ access: String) {
    let manifest = """
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Kit"), .target(name: "Todos", dependencies: ["Kit"])])
      """
    let open = "import Kit\nfunc open(_ router: NavigationRouter<Todos>) { router.route(to: \\.detail) }\n"
    let found = snapshot([
      "Package.swift": manifest, "Sources/Kit/Own.swift": access + Self.generic,
      "Sources/Todos/Todos.swift": Self.todos, "Sources/Todos/Open.swift": "import Stinsen\n" + open,
    ])
    #expect(found.transitions.map(\.reason) == [access.isEmpty ? nil : Self.reason])
    #expect(found.diagnostics.isEmpty)
  }

  /// Without an import, the framework's names mean nothing; but a copy among the app's files needs none.
  @Test func filesThatDoNotImport() {
    let text = "func open(_ router: NavigationRouter<Todos>) { router.route(to: \\.detail) }\n"
    let found = snapshot(["App/Todos.swift": Self.todos, "App/Open.swift": text])
    #expect(found.transitions.map(\.status) == [.unresolved])
    #expect(found.diagnostics.isEmpty)
  }
}
