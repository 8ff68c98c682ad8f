/// The sample app of XCoordinator: what the compiler says of it, what is asked at a cursor, and edits.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct XCoordinatorSampleTests {
  private static let folder = "SampleWorkspaces/XCoordinator/Ferryline"

  @Test func compilerRefusesTheCompileClassOnly() throws {
    let workspace = try SampleWorkspace(Self.folder)
    let refused: Set<String> = ["unknown-route", "input-mismatch", "wrong-receiver"]
    let planted = workspace.defects.filter { refused.contains($0.code) }
    let complaints = try SwiftCompiler().complaints(about: workspace.files)
    #expect(
      Set(complaints.map { "\($0.path):\($0.line)" }) == Set(planted.map { "\($0.path):\($0.line)" }),
      "\(complaints.map(\.description).joined(separator: "\n"))")
  }

  /// What is offered behind `typed`, which stands where `replaced` was.
  private func labels(_ replaced: String, _ typed: String, closing: String = "", in path: String) throws -> [String] {
    let workspace = try SampleWorkspace(Self.folder)
    let text = try #require(workspace.files.first { $0.path == path }).text
    let range = try #require(text.range(of: replaced))
    let changed = text.replacingCharacters(in: range, with: typed + closing)
    let offset = text[..<range.lowerBound].utf8.count + typed.utf8.count
    let file = SourceFile(text: Array(changed.utf8))
    return completions(at: offset, in: FileID(path), of: Snapshot(workspace).updating([FileID(path): file]))
      .map(\.label)
  }

  @Test func triggersOfferTheRoutersOwnCases() throws {
    let all = ["welcome", "main", "sailing", "receipt", "legacy"]
    #expect(try labels("router.trigger(.mian)", "router.trigger(.", in: "App/Welcome.swift") == all)
    #expect(try labels("router.trigger(.mian)", "router.trigger(", in: "App/Welcome.swift") == all.map { "." + $0 })
    #expect(try labels("router.trigger(.mian)", "router.trigger(.ma", in: "App/Welcome.swift").contains("main"))
  }

  /// The tabs answer on top, the app's own coordinator below; tickets' and harbour's routes would fail.
  @Test func deepLinksOfferWhatTheStackAnswers() throws {
    let found = try labels(
      "deepLink(AppRoute.main, TicketsRoute.receipt)", "deepLink(AppRoute.main, ", closing: ")",
      in: "App/AppCoordinator.swift")
    #expect(Array(found.prefix(4)) == ["harbour", "tickets", "account", "silent"].map { "MainRoute." + $0 })
    #expect(found.contains("AppRoute.welcome"))
    #expect(!found.contains { $0.hasPrefix("TicketsRoute.") || $0.hasPrefix("HarbourRoute.") })
  }

  @Test func handlersOfferTheCasesThatAreMissing() throws {
    let found = try labels("    default: return .none()", "    case .", in: "App/MainCoordinator.swift")
    #expect(found == ["silent"])
  }

  @Test func pathsAreDeepLinks() throws {
    let snapshot = Snapshot(try SampleWorkspace(Self.folder))
    guard case .chain(_, let code) = path(from: "AppCoordinator", to: "MainCoordinator", in: snapshot) else {
      Issue.record("no chain")
      return
    }
    #expect(code == "router.trigger(.main)")
  }

  /// After edits of bodies, of declarations and of their order, a snapshot says what one from scratch says.
  @Test(arguments: [
    ("App/MainCoordinator.swift", "  case silent\n", "  case silent\n  case extra\n"),
    ("App/MainCoordinator.swift", "import UIKit\n", "import UIKit\n// moved\n\n"),
    ("App/AppCoordinator.swift", "case .legacy:", "case .legacy: trigger(.legacy)\n     "),
    ("Account/AccountCoordinator.swift", "case profile", "case profile, close"),
    ("Harbour/HarbourCoordinator.swift", "StrongRouter<HarbourRoute>\n", "UnownedRouter<HarbourRoute>\n"),
    ("Tickets/TicketsCoordinator.swift", "enum TicketsRoute: Route", "enum TicketsRoute"),
  ])
  func updatesEqualSnapshotsFromScratch(path: String, old: String, new: String) throws {
    let workspace = try SampleWorkspace(Self.folder)
    let before = Snapshot(workspace)
    var files = workspace.files
    let index = try #require(files.firstIndex { $0.path == path })
    let range = try #require(files[index].text.range(of: old))
    files[index].text.replaceSubrange(range, with: new)
    let file = SourceFile(text: Array(files[index].text.utf8))
    let updated = before.updating([FileID(path): file])
    var changed = workspace
    changed.files = files
    let scratch = Snapshot(changed)
    #expect(updated.diagnostics == scratch.diagnostics)
    #expect(updated.transitions == scratch.transitions)
    #expect(updated.coordinators == scratch.coordinators)
    #expect(routeGraph(of: updated) == routeGraph(of: scratch))
    let restored = updated.updating([FileID(path): before.file(FileID(path))])
    #expect(restored.diagnostics == before.diagnostics)
  }
}
