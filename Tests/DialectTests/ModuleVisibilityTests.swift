/// What other modules declare is meant where a file can see it, and only there.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct ModuleVisibilityTests {
  private static func errors(_ snapshot: Snapshot) -> [String] {
    snapshot.diagnostics.filter { $0.severity == .error }.map(\.message).sorted()
  }

  private static func snapshot(_ imports: String, manifest: String) -> Snapshot {
    let menu = """
      import SwiftUI
      \(imports)
      enum Page: Hashable { case list(Category), look(Theme), shade(ColorScheme) }
      struct Row: View {
        @EnvironmentObject var router: Router
        var body: some View { Button("a") { router.push(.elsewhere) } }
      }
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
      "Sources/Shop/Router.swift": """
      import SwiftUI
      enum ShopRoute: Hashable { case one }
      final class Router: ObservableObject {
        @Published var path: [ShopRoute] = []
        func push(_ route: ShopRoute) { path.append(route) }
      }
      struct ShopRoot: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("a") { router.push(.one) }.navigationDestination(for: ShopRoute.self) { _ in Text("") }
          }
        }
      }
      """,
      "Tests/MenuTests/Mocks.swift": "import XCTest\n@testable import Menu\nenum ColorScheme { case mock }",
    ]
    return Snapshot(files: files.reduce(into: [:]) { $0[FileID($1.key)] = SourceFile(text: Array($1.value.utf8)) })
  }

  private static let targets = ".target(name: \"Shop\"), .target(name: \"Menu\", dependencies: [\"Shop\"])"

  private static let folder = ".target(name: \"Menu\", path: \"Sources\")"

  @Test func whatIsNotImportedIsAnotherModules() {
    #expect(Self.errors(Self.snapshot("import Elsewhere", manifest: Self.targets)) == [])
  }

  @Test func ofWhatIsImportedOnlyThePublicPartIsMeant() {
    let errors = Self.errors(Self.snapshot("import Shop", manifest: Self.targets))
    #expect(errors.count == 1 && errors.allSatisfy { $0.contains("'Theme' has no case 'dark'") }, "\(errors)")
  }

  /// `path: "Sources"`: what looks like modules are folders of one.
  @Test func foldersOfOneModuleSeeEachOther() {
    let errors = Self.errors(Self.snapshot("", manifest: Self.folder))
    #expect(errors.count == 3, "\(errors)")
  }

  /// Elsewhere there may be a module that is called like the folder.
  @Test func aFolderIsNoModuleForItsName() {
    let other = SourceFile(text: Array("import Shop".utf8))
    let errors = Self.errors(Self.snapshot("", manifest: Self.folder).updating([FileID("Other.swift"): other]))
    #expect(errors.count == 3, "\(errors)")
  }

  /// An edit of the manifest makes the folders targets, and names mean what they mean after a fresh start.
  @Test func targetsThatComeChangeWhatNamesMean() {
    let text = "import PackageDescription\nlet package = Package(name: \"P\", targets: [\(Self.targets)])"
    let base = Self.snapshot("", manifest: Self.folder)
    let edited = base.updating([FileID("Package.swift"): SourceFile(text: Array(text.utf8))])
    #expect(Self.errors(edited) == [])
  }
}
