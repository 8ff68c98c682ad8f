/// What a change of a route's enum can have caused in files that did not change: `check --changed-since`.

import Foundation
import Testing

extension CheckOptionTests {
  /// The routes of these are enums, which are declared apart from whoever shows them.
  @Test func whatAChangeOfARouteEnumCanHaveCaused() throws {
    for (files, codes) in [CheckOptionTests.pages, CheckOptionTests.shop] {
      let terminal = try Terminal(files)
      let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
      #expect(try terminal.shell("\(git) init -q && \(git) add . && \(git) commit -qm one") == "")
      try terminal.write("Route.swift", (files["Route.swift"] ?? "").replacing("attic", with: "cellar"))
      let reported = try reported(terminal, "--changed-since", "HEAD", "App.swift")
      #expect(reported == codes.map { "App.swift:\($0)" })
    }
  }

  fileprivate static let pages = (
    [
      "Route.swift": "enum Page: Hashable { case garden, attic }\n",
      "App.swift": """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Attic") { path.append(.attic) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .garden: Text("Garden")
                case .attic: Button("Garden") { path.append(.garden) }
                }
              }
          }
        }
      }

      """,
    ], ["7 unknown-route", "11 unknown-route"]
  )

  fileprivate static let shop = (
    [
      "Route.swift": """
      import SwiftUICoordinator
      enum ShopRoute: NavigationRoute {
        case list, attic
        var title: String? { nil }
        var action: TransitionAction? { .push(animated: true) }
        var appearance: RouteAppearance? { nil }
        var hidesBackButton: Bool? { nil }
        var attachEnvironmentObject: Bool { true }
      }

      """,
      "App.swift": """
      import SwiftUI
      import SwiftUICoordinator
      final class ShopCoordinator: Routing {
        weak var parent: Coordinator?
        var childCoordinators = [WeakCoordinator]()
        let navigationController = NavigationController()
        let startRoute = ShopRoute.list
        func handle(_ action: CoordinatorAction) { try? show(route: .attic) }
      }
      extension ShopCoordinator: RouterViewFactory {
        @ViewBuilder func view(for route: ShopRoute) -> some View {
          switch route {
          case .list: Text("a")
          case .attic: Text("b")
          }
        }
      }

      """,
    ], ["8 unknown-route", "14 unknown-route"]
  )
}
