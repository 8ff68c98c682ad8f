/// What makes two findings the same after the code has moved.

import RouteGraph
import SourceText
import TestSupport
import Testing

@testable import IDE

@Suite struct FindingIdentityTests {
  private func identities(_ text: String, file: String = "A.swift") throws -> [String] {
    var texts: [FileID: String] = [:]
    for prelude in try FixtureFolder("Fixtures/Stinsen").prelude.files { texts[prelude.id] = prelude.text }
    texts[FileID(file)] = "import Stinsen\nimport SwiftUI\n" + text
    let snapshot = Snapshot(texts: texts)
    return snapshot.diagnostics.filter { $0.location.file == FileID(file) && $0.severity != .hint }
      .map { identity(of: $0, in: snapshot) }.map { "\($0.code) \($0.description) \($0.fingerprint)" }
  }

  private let screen = """
    struct Screen { let r: DepotCoordinator.Router
      func go() { r.route(to: \\.lnae); r.route(to: \\.lnae) }
      struct Inner { func stay(_ r: DepotCoordinator.Router) { r.route(to: \\.lnae) } }
    }
    extension Screen { var again: Int { r.route(to: \\.shlef); return 1 } }
    """

  @Test func theDeclarationAndTheWordsCount() throws {
    let found = try identities(screen).map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(
      found == [
        "unknown-route Screen.go.lnae", "unknown-route Screen.go.lnae", "unknown-route Screen.Inner.stay.lnae",
        "unknown-route Screen.again.shlef",
      ])
  }

  @Test(arguments: 1...9) func eachOfManySiblingsIsFound(count: Int) throws {
    let functions = (1...count).map { "func go\($0)(_ r: DepotCoordinator.Router) { r.route(to: \\.lnae) }\n" }
    let found = try identities(functions.joined()).map { $0.split(separator: " ")[1] }
    #expect(found == (1...count).map { "go\($0).lnae" })
  }

  @Test func equalFindingsInOneDeclarationAreEqual() throws {
    let found = try identities(screen)
    #expect(found.count == 4 && Set(found).count == 3)
  }

  @Test func whitespaceCommentsAndTheFileDoNotCount() throws {
    let moved = screen.replacing("\n", with: "\n\n  // moved\n").replacing("\\.lnae", with: "/* x */ \\.lnae")
      .replacing("(to: \\.shlef)", with: "(\n      to: \\.shlef\n    )")
    #expect(try identities(moved, file: "Moved/B.swift").sorted() == identities(screen).sorted())
  }

  @Test func theRouteAndItsCoordinatorCount() throws {
    let base = try identities(screen)
    #expect(try identities(screen.replacing("shlef", with: "shefl")).last != base.last)
    #expect(try identities(screen.replacing("Screen", with: "Page")).allSatisfy { !base.contains($0) })
  }

  /// Baselines stand in repositories: the number must be the same on every machine and in every version.
  @Test func theHashIsFixed() {
    #expect(fingerprint(of: "".utf8) == "cbf29ce484222325")
    #expect(fingerprint(of: "a".utf8) == "af63dc4c8601ec8c")
    let identity = FindingIdentity(code: "unused-route", dialect: "stinsen", enclosing: "A", subject: "b")
    #expect(identity.fingerprint == fingerprint(of: "1\0unused-route\0stinsen\0A\0b".utf8))
  }
}
