/// What packages do not compile, as their manifests say.

import RouteGraph
import SourceText
import TestSupport
import Testing

@testable import IDE

@Suite struct PackageTargetTests {
  private static let app = """
    import SwiftUI

    enum Step { case one }
    struct Root: View {
      @State var path: [Step] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("one") { path.append(.one) }.navigationDestination(for: Step.self) { _ in Text("step") }
        }
      }
    }

    """
  private static let wrong = """
    import SwiftUI

    struct Old: View {
      @Binding var path: [Step]
      var body: some View { Button("two") { path.append(.two) } }
    }

    """

  private func snapshot(
    _ targets: String, _ file: String, _ changes: [String: String] = [:], _ membership: TargetMembership = .init()
  ) -> Snapshot {
    let texts = [
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"App\", targets: [\(targets)])\n",
      "Sources/App/App.swift": Self.app, file: Self.wrong,
    ].merging(changes) { $1 }
    let sources = texts.map { (FileID($0), SourceFile(text: Array($1.utf8))) }
    return Snapshot(files: Dictionary(sources) { $1 }, configuration: AnalysisConfiguration(targets: membership))
  }

  /// Why nothing is found in the file; nil where what is wrong is found.
  private func reason(_ snapshot: Snapshot) -> String? {
    let found = snapshot.transitions.first { $0.status.rawValue != "resolved" }
    #expect(snapshot.diagnostics.isEmpty == (found?.reason != nil))
    return found?.reason
  }

  @Test(arguments: [
    (#".target(name: "App", exclude: ["Old"])"#, "Sources/App/Old/Old.swift"),
    (#".target(name: "App", exclude: ["./Old/Old.swift"])"#, "Sources/App/Old/Old.swift"),
    (#".executableTarget(name: "App", sources: ["App.swift"])"#, "Sources/App/Old.swift"),
    (#".target(name: "App", resources: [.copy("Old")])"#, "Sources/App/Old/A/Old.swift"),
    (#".target(name: "App", path: "Sources", exclude: ["App/Old"])"#, "Sources/App/Old/Old.swift"),
    (#".testTarget(name: "AppTests", exclude: ["Old"])"#, "Tests/AppTests/Old/Old.swift"),
  ]) func leftOut(_ target: String, _ file: String) {
    #expect(reason(snapshot(target, file)) == "the file is in no target of 'Package.swift'")
  }

  @Test(arguments: [
    (#".target(name: "App", exclude: ["Old"])"#, "Sources/App/Older/Old.swift"),
    (#".target(name: "App", exclude: [old])"#, "Sources/App/Old/Old.swift"),
    (#".target(name: "App", sources: ["App.swift", "Old"])"#, "Sources/App/Old/Old.swift"),
    (#".target(name: "App", resources: [.process("Old")])"#, "Sources/App/Old/Old.swift"),
    (#".target(name: "App", path: folder, exclude: ["Old"])"#, "Sources/App/Old/Old.swift"),
    // Another target has what the first leaves out.
    (
      #".target(name: "App", exclude: ["Old"]), .target(name: "Old", path: "Sources/App/Old")"#,
      "Sources/App/Old/Old.swift"
    ),
  ]) func compiled(_ target: String, _ file: String) {
    #expect(reason(snapshot(target, file)) == nil)
  }

  private let target = #".target(name: "App", exclude: ["Old"])"#
  private let old = "Sources/App/Old/Old.swift"

  @Test func whatElseMayCompileIt() {
    func project(_ names: Set<String>, folders: Set<String> = []) -> TargetMembership.Project {
      TargetMembership.Project(
        folder: "App", name: "App.xcodeproj", fileNames: names, folderNames: folders, pathFolders: [],
        compilesSwift: true)
    }
    #expect(reason(snapshot(target, old, [:], TargetMembership(projects: [project(["main.swift"])]))) != nil)
    #expect(reason(snapshot(target, old, [:], TargetMembership(projects: [project(["old.swift"])]))) == nil)
    #expect(reason(snapshot(target, old, [:], TargetMembership(projects: [project([], folders: ["old"])]))) == nil)
    #expect(reason(snapshot(target, old, [:], TargetMembership(otherFolders: [""]))) == nil)
    let inner = #"let package = Package(name: "Old", targets: [.target(name: "Old", path: ".")])"#
    #expect(reason(snapshot(target, old, ["Sources/App/Old/Package.swift": inner])) == nil)
  }

  @Test func editsOfTheManifest() {
    let manifest = FileID("Package.swift")
    let first = snapshot(target, old)
    let text = { (targets: String) in
      SourceFile(text: Array("let package = Package(name: \"App\", targets: [\(targets)])\n".utf8))
    }
    let second = first.updating([manifest: text(#".target(name: "App")"#)])
    #expect(reason(second) == nil)
    #expect(reason(second.updating([manifest: text(target)])) != nil)
  }
}
