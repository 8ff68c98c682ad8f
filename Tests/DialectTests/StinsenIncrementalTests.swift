/// What is kept over a keystroke, who shows whom and what is alive, is given up as soon as an edit touches it.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct StinsenIncrementalTests {
  private static let app = """
    import SwiftUI
    import Stinsen

    @main struct Shop: App {
      var body: some Scene { WindowGroup { NavigationViewCoordinator(MainCoordinator()).view() } }
    }
    """
  private static let main = """
    import SwiftUI
    import Stinsen

    final class MainCoordinator: NavigationCoordinatable {
      let stack: NavigationStack<MainCoordinator>
      @Root var home = makeHome
      @Root var login = makeLogin
      @Route(.push) var detail = makeDetail
      @Route(.modal) var account = makeAccount
      @Route(.modal) var more = makeMore
      @Route(.push) var themed = makeThemed

      init() { stack = NavigationStack(initial: \\MainCoordinator.home) }

      @ViewBuilder func makeHome() -> some View { HomeScreen() }
      @ViewBuilder func makeLogin() -> some View { LoginScreen() }
      @ViewBuilder func makeDetail() -> some View { DetailScreen() }
      func makeAccount() -> AccountCoordinator { AccountCoordinator() }
      func makeThemed(theme: Theme) -> some View { Text("themed") }
    }

    enum Theme { case light }
    """
  private static let account = """
    import SwiftUI
    import Stinsen

    final class AccountCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\AccountCoordinator.start)
      @Root var start = makeStart
      @Route(.push) var covered = makeCovered

      @ViewBuilder func makeStart() -> some View { Text("account") }
      @ViewBuilder func makeCovered() -> some View { CoveredScreen() }
    }
    """
  private static let screens = """
    import SwiftUI
    import Stinsen

    struct HomeScreen: View {
      @EnvironmentObject var router: MainCoordinator.Router
      var body: some View { Button("detail") { router.route(to: \\.detail) } }
    }

    struct LoginScreen: View {
      @EnvironmentObject var router: MainCoordinator.Router
      var body: some View { Button("account") { router.route(to: \\.account) } }
    }

    struct DetailScreen: View {
      @EnvironmentObject var router: AccountCoordinator.Router
      var body: some View { Button("back") { router.popLast() } }
    }

    func showThemed(_ router: MainCoordinator.Router) { router.route(to: \\.themed, .usual) }
    """
  private static let covered = """
    import SwiftUI
    import Stinsen

    struct CoveredScreen: View {
      @EnvironmentObject var router: MainCoordinator.Router
      var body: some View { leaving }
      func leave() { router.route(to: \\.detail) }
    }
    """
  /// What runs as the screen goes may run when nothing covers the stack any more.
  private static let leaving = """
    import SwiftUI
    import Stinsen

    extension CoveredScreen {
      var leaving: some View { Text("covered") }
    }
    """
  /// Without a word that matters: it is not read whole.
  private static let plain = """
    struct Plain {
      func show() { _ = Other.self }
    }

    struct Other {
      func show() {}
    }
    """

  private static let more = """
    extension Shown {
      func makeMore() -> AccountCoordinator { AccountCoordinator() }
    }
    """
  private static let names = "typealias Shown = MainCoordinator"

  private static let edits: [(file: String, of: String, to: String)] = [
    ("Screens.swift", "\\.detail)", "\\.account)"),
    // Nothing is declared or constructed otherwise.
    ("Main.swift", "\\MainCoordinator.home", "\\MainCoordinator.login"),
    ("Main.swift", "{ DetailScreen() }", "{ LoginScreen() }"),
    ("Main.swift", "{ HomeScreen() }", "{ HomeScreen()\n}"),
    ("Main.swift", "{ AccountCoordinator() }", "{ fatalError() }"),
    ("Screens.swift", "Button(\"back\") { router.popLast() }", "HomeScreen()"),
    ("App.swift", "NavigationViewCoordinator(MainCoordinator()).view()", "HomeScreen()"),
    ("Account.swift", "Text(\"account\")", "DetailScreen()"),
    ("Plain.swift", "Other.self", "MainCoordinator.self"),
    // Declarations are others.
    ("Main.swift", "var detail = makeDetail", "var detail = makeLogin"),
    ("Account.swift", "func makeStart() -> some View", "func makeStart() -> DetailScreen"),
    ("Screens.swift", "AccountCoordinator.Router", "MainCoordinator.Router"),
    ("Screens.swift", "struct HomeScreen: View", "struct FirstScreen: View"),
    ("More.swift", "func makeMore", "func makeOther"),
    ("Names.swift", "MainCoordinator", "AccountCoordinator"),
    ("Plain.swift", "struct Other {", "extension MainCoordinator { typealias DetailScreen = Plain }\nstruct Other {"),
    // An enum is `Equatable` without saying so.
    ("Plain.swift", "struct Other {", "extension Equatable { static var usual: Self { self } }\nstruct Other {"),
    ("Leaving.swift", "Text(\"covered\")", "Text(\"covered\").onDisappear(perform: leave)"),
    ("Plain.swift", "show() {}", "show() { _ = AccountCoordinator.self }"),
  ]

  /// Each edit by itself, then taken back, then all of them one after the other.
  @Test func editsAnswerLikeAFreshStart() {
    let start = [
      "App.swift": Self.app, "Main.swift": Self.main, "Account.swift": Self.account, "Screens.swift": Self.screens,
      "Covered.swift": Self.covered, "Leaving.swift": Self.leaving, "Plain.swift": Self.plain,
      "More.swift": Self.more, "Names.swift": Self.names,
    ]
    var texts = start
    var snapshot = Snapshot(texts)
    func apply(_ file: String, _ text: String) {
      texts[file] = text
      snapshot = snapshot.updating([FileID(file): SourceFile(text: Array(text.utf8))])
      let fresh = Snapshot(texts)
      #expect(snapshot.diagnostics == fresh.diagnostics, "\(file)")
      #expect(snapshot.coordinators == fresh.coordinators, "\(file)")
      #expect(routeGraph(of: snapshot) == routeGraph(of: fresh), "\(file)")
    }
    var reports = Set([snapshot.diagnostics.map(\.message)])
    for edit in Self.edits {
      let old = texts[edit.file, default: ""]
      #expect(old.contains(edit.of), "\(edit.of)")
      apply(edit.file, old.replacing(edit.of, with: edit.to))
      reports.insert(snapshot.diagnostics.map(\.message))
      apply(edit.file, old)
    }
    #expect(reports.count > 4, "the edits are to make a difference")
    for edit in Self.edits { apply(edit.file, texts[edit.file, default: ""].replacing(edit.of, with: edit.to)) }
  }
}

extension Snapshot {
  fileprivate init(_ texts: [String: String]) {
    self.init(
      files: Dictionary(uniqueKeysWithValues: texts.map { (FileID($0), SourceFile(text: Array($1.utf8))) }))
  }
}
