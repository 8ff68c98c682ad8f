/// What is found where some files are in no target.

import RouteGraph
import SourceText
import TestSupport
import Testing

@testable import IDE

@Suite struct NoTargetTests {
  private static let main = """
    import Stinsen
    import SwiftUI

    final class MainCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\MainCoordinator.start)
      @Root var start = makeStart
      @Route(.push) var detail = makeDetail
      func makeStart() -> StartScreen { StartScreen() }
      func makeDetail() -> Text { Text("") }
    }

    """
  private static let start = """
    import Stinsen
    import SwiftUI

    struct StartScreen: View {
      @EnvironmentObject var router: MainCoordinator.Router
      var body: some View { Button("a") { router.route(to: \\.detail) } }
    }

    """
  private static let wrong = """
    import Stinsen

    func open(_ router: MainCoordinator.Router) { router.route(to: \\.gone) }

    """

  private let files = ["Main.swift": main, "Start.swift": start]

  /// `Old.swift` is in no target.
  private func snapshot(_ changes: [String: String], names: Set<String> = ["main.swift", "start.swift", "go.swift"])
    -> Snapshot
  {
    let app = TargetMembership.Project(
      folder: "", name: "App.xcodeproj", fileNames: names, folderNames: [], pathFolders: [],
      compilesSwift: true)
    let sources = files.merging(changes) { $1 }.map { (FileID($0), SourceFile(text: Array($1.utf8))) }
    return Snapshot(
      files: Dictionary(sources) { $1 },
      configuration: AnalysisConfiguration(targets: TargetMembership(projects: [app])))
  }

  private func findings(_ snapshot: Snapshot) -> [String] {
    snapshot.diagnostics.map { "\($0.location.file) \($0.code)" }
  }

  private func transitions(_ snapshot: Snapshot, in file: String) -> [String] {
    snapshot.transitions.filter { $0.location.file.path == file }.map { "\($0.status.rawValue) \($0.reason ?? "-")" }
  }

  private let reason = "unresolved the file is in no target of 'App.xcodeproj'"

  @Test func nothingIsFoundInSuchAFile() {
    let found = snapshot(["Old.swift": Self.wrong])
    #expect(findings(found) == [])
    #expect(transitions(found, in: "Old.swift") == [reason])
    #expect(found.summary.transitions.unresolved == 1 && found.summary.transitions.total == 2)
    let same = snapshot(["Go.swift": Self.wrong])
    #expect(findings(same) == ["Go.swift unknown-route"] && transitions(same, in: "Go.swift") == ["invalid -"])
  }

  /// A use in such a file is one all the same: a project that was misunderstood costs no more than silence.
  @Test func aUseCounts() {
    let other = Self.start.replacing("\\.detail", with: "\\.start")
    let use = Self.wrong.replacing("\\.gone", with: "\\.detail")
    #expect(findings(snapshot(["Start.swift": other])).contains("Main.swift unused-route"))
    #expect(!findings(snapshot(["Start.swift": other, "Old.swift": use])).contains("Main.swift unused-route"))
  }

  /// Nor does a declaration that does not count bring a finding to light.
  @Test func aDeclarationCounts() {
    let copy = Self.main.replacing("var detail", with: "var gone")
    #expect(findings(snapshot(["Old.swift": copy, "Go.swift": Self.wrong])) == [])
  }

  @Test func commentsAreNotInVain() {
    let accepted = Self.wrong.replacing("\\.gone) }", with: "\\.gone) }  // signalbox:ignore unknown-route - old")
    for (file, count) in [("Old.swift", 0), ("Go.swift", 0)] {
      let snapshot = snapshot([file: accepted])
      let direct = suppressing(snapshot.diagnostics, in: snapshot) { _ in true }
      #expect(direct.remaining.count == count && direct.suppressed.count == (file == "Go.swift" ? 1 : 0))
      #expect(AnalysisOutcome(snapshot).commentedFiles.count == (file == "Go.swift" ? 1 : 0))
    }
  }

  @Test func editsEndWhereAFreshStartDoes() {
    var files = self.files
    var edited = snapshot([:])
    let texts = [Self.wrong, "struct A {}\n", Self.main.replacing("MainCoordinator", with: "OldCoordinator"), nil]
    var random = SplitMix64(seed: 3)
    for _ in 0..<60 {
      let name = random.pick(["Old.swift", "Older.swift", "Oldest.swift", "Go.swift", "Package.swift"]) ?? ""
      let text = random.pick(texts) ?? nil
      files[name] = text
      edited = edited.updating([FileID(name): text.map { SourceFile(text: Array($0.utf8)) }])
      let fresh = snapshot(files)
      #expect(edited.diagnostics == fresh.diagnostics && edited.transitions == fresh.transitions)
    }
  }
}
