/// What other modules declare is meant where a file can see it, and only there.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct ModuleVisibilityTests {
  private static func errors(_ imports: String, manifest: String) -> [String] {
    let menu = """
      import SwiftUI
      \(imports)
      enum Page: Hashable { case list(Category), look(Theme), shade(ColorScheme) }
      final class Nav: ObservableObject {
        @Published var path: [Page] = []
        func push(_ page: Page) { path.append(page) }
      }
      struct Root: View {
        @StateObject var nav = Nav()
        var body: some View {
          NavigationStack(path: $nav.path) {
            Button("a") { nav.push(.list(.two)) }
              .onTapGesture { nav.push(.look(.dark)) }
              .onAppear { nav.push(.shade(.dark)) }
              .navigationDestination(for: Page.self) { _ in Text("") }
          }
        }
      }
      """
    let files = [
      "Package.swift": "import PackageDescription\nlet package = Package(name: \"P\", targets: [\(manifest)])",
      "Sources/Shop/Shop.swift": "enum Category { case one }\npublic enum Theme { case plain }",
      "Sources/Menu/Menu.swift": menu,
      "Tests/MenuTests/Mocks.swift": "import XCTest\n@testable import Menu\nenum ColorScheme { case mock }",
    ]
    let snapshot = Snapshot(
      files: files.reduce(into: [:]) { $0[FileID($1.key)] = SourceFile(text: Array($1.value.utf8)) })
    return snapshot.diagnostics.filter { $0.severity == .error }.map(\.message).sorted()
  }

  private static let targets = ".target(name: \"Shop\"), .target(name: \"Menu\", dependencies: [\"Shop\"])"

  @Test func whatIsNotImportedIsAnotherModules() {
    #expect(Self.errors("import Elsewhere", manifest: Self.targets) == [])
  }

  @Test func ofWhatIsImportedOnlyThePublicPartIsMeant() {
    let errors = Self.errors("import Shop", manifest: Self.targets)
    #expect(errors.count == 1 && errors.allSatisfy { $0.contains("'Theme' has no case 'dark'") }, "\(errors)")
  }

  /// `path: "Sources"`: what looks like modules are folders of one.
  @Test func foldersOfOneModuleSeeEachOther() {
    let errors = Self.errors("", manifest: ".target(name: \"Menu\", path: \"Sources\")")
    #expect(errors.count == 2, "\(errors)")
  }
}
