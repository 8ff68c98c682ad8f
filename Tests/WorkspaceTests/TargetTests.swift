/// Files of a directory that no Xcode project builds, and what makes that uncertain.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@testable import Workspace

@Suite struct TargetTests {
  private static let project = "App/App.xcodeproj/project.pbxproj"
  private static let app: [String: String?] = [
    "App/Main.swift": """
    import Stinsen

    final class MainCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\MainCoordinator.start)
      @Root var start = makeStart
      func makeStart() -> StartScreen { StartScreen() }
    }

    """,
    "App/Start.swift": "import SwiftUI\n\nstruct StartScreen: View { var body: some View { Text(\"start\") } }\n",
    "App/UI/Old Start.swift": """
    import Stinsen

    func open(_ router: MainCoordinator.Router) { router.route(to: \\.gone) }

    """,
    project: xcodeProject(naming: ["Main.swift", "Start.swift"]),
  ]

  /// Whether what is wrong in `Old Start.swift` is reported.
  private func isJudged(_ changes: [String: String?], _ settings: DiscoverySettings = .init()) throws -> Bool {
    let tree = try TemporaryTree(Self.app.merging(changes) { $1 }.compactMapValues { $0 })
    let root = WorkspaceRoot(path: tree.path, settings: settings)
    let snapshot = loadSnapshot(of: root, isSelective: true).snapshot
    let places = snapshot.diagnostics.map { "\($0.location.file) \($0.code)" }
    let listed = snapshot.transitions.map { "\($0.status.rawValue) \($0.reason ?? "-")" }
    #expect(places == [] || places == ["App/UI/Old Start.swift unknown-route"])
    #expect(
      listed == [places.isEmpty ? "unresolved the file is in no target of 'App.xcodeproj'" : "invalid -"])
    return !places.isEmpty
  }

  private func naming(_ files: [String] = ["Main.swift", "Start.swift"], _ entries: [String] = []) -> [String: String?]
  {
    [Self.project: xcodeProject(naming: files, entries: entries)]
  }

  @Test func aFileThatNoProjectNames() throws {
    #expect(try !isJudged([:]))
    #expect(try isJudged(naming(["Main.swift", "Start.swift", "\"Old Start.swift\""])))
    #expect(try isJudged(naming(["Main.swift", "Start.swift"], ["AB = {path = \"../x/OLD start.swift\"; };"])))
    #expect(try !isJudged(naming(["Main.swift", "Start.swift"], ["AB = {path = \"Older Start.swift.txt\"; };"])))
    let other = xcodeProject(naming: ["\"Old Start.swift\""])
    #expect(try isJudged(["Other/B.xcodeproj/project.pbxproj": other]))
    #expect(try !isJudged(["Other/B.xcodeproj/project.pbxproj": xcodeProject(naming: ["B.swift"])]))
  }

  @Test func aProjectElsewhere() throws {
    let text = xcodeProject(naming: ["Main.swift", "Start.swift"])
    #expect(try isJudged([Self.project: nil, "Other/App.xcodeproj/project.pbxproj": text]))
    #expect(try !isJudged([Self.project: nil, "App.xcodeproj/project.pbxproj": text]))
    let tree = try TemporaryTree(Self.app.compactMapValues { $0 })
    // Of the folder alone nobody knows its project.
    let inner = loadSnapshot(of: WorkspaceRoot(path: tree.path + "/App/UI")).snapshot
    #expect(inner.transitions.allSatisfy { $0.reason?.contains("target") != true } && inner.fileCount == 1)
  }

  @Test func packages() throws {
    for folder in ["", "App/", "App/UI/"] { #expect(try isJudged([folder + "Package.swift": "let a = 1\n"])) }
    #expect(try !isJudged(["App/Kit/Package.swift": "let a = 1\n"]))
    // Left out as a source, it still is a manifest.
    let settings = DiscoverySettings(include: ["App"])
    #expect(try isJudged(["Package.swift": "let a = 1\n"], settings))
    #expect(try !isJudged(["package.swift": "let a = 1\n"], settings))
  }

  @Test func foldersThatBelongToATarget() throws {
    let synchronized = { (path: String) in "AB = {isa = PBXFileSystemSynchronizedRootGroup; path = \(path); };" }
    #expect(try isJudged(naming(["Main.swift", "Start.swift"], [synchronized("UI")])))
    #expect(try !isJudged(naming(["Main.swift", "Start.swift"], [synchronized("Kit")])))
    let other = xcodeProject(naming: ["B.swift"], entries: [synchronized("UI")])
    #expect(try isJudged(["Other/B.xcodeproj/project.pbxproj": other]))
    let folder = { (path: String) in "AB = {isa = PBXFileReference; lastKnownFileType = folder; path = \(path); };" }
    #expect(try isJudged(naming(["Main.swift", "Start.swift"], [folder("UI")])))
    #expect(try !isJudged(naming(["Main.swift", "Start.swift"], [folder("Kit")])))
  }

  @Test func projectsThatAreNotWhole() throws {
    let text = xcodeProject(naming: ["Main.swift", "Start.swift"])
    #expect(try isJudged([Self.project: String(text.dropLast(20))]))
    #expect(
      try isJudged([Self.project: xcodeProject(naming: ["Main.swift", "Start.swift"], phase: "PBXHeadersBuildPhase")]))
    #expect(try isJudged([Self.project: xcodeProject(naming: ["Main.swift"])]))
    #expect(try isJudged(["Other/B.xcodeproj/project.pbxproj": ""]))
    #expect(try isJudged(["Other/B.xcodeproj/project.pbxproj": text + String(repeating: " ", count: 8 << 20)]))
  }

  @Test func otherTools() throws {
    for name in ["project.yml", "project.yaml", "BUILD", "BUILD.bazel", "BUCK", "Kit.podspec"] {
      #expect(try isJudged([name: ""]) && isJudged(["App/UI/\(name)": ""]), "\(name)")
      #expect(try !isJudged(["App/Kit/\(name)": ""]), "\(name)")
    }
    #expect(try isJudged(["App/Project.swift": "let a = 1\n"]))
    for name in ["project.json", "Podfile", "BUILD.md", "build"] { #expect(try !isJudged([name: ""]), "\(name)") }
  }

  /// Also one that nobody commits.
  @Test func ignoredProjectsCount() throws {
    #expect(try !isJudged([".gitignore": "*.xcodeproj\n"]))
  }
}
