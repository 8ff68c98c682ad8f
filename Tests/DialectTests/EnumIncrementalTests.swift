/// A snapshot after edits answers what one from scratch answers, also where an edit makes an enum a route or no route.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EnumIncrementalTests {
  private let routes = "import SwiftUI\nenum Step: Hashable { case a, b(Sub) }\nenum Sub: Hashable { case x, y }\n"
  private let holder = """
    import SwiftUI
    final class Nav: ObservableObject {
      @Published var path: [Step] = []
      func next(_ step: Step) { path.append(step) }
    }
    """
  private let root = """
    import SwiftUI
    struct Root: View {
      @StateObject var nav = Nav()
      var body: some View {
        NavigationStack(path: $nav.path) { Text("").navigationDestination(for: Step.self) { _ in Text("") } }
      }
    }
    """
  private let caller = "func open(_ nav: Nav) {\n  nav.next(.b(.x))\n  nav.next(.c)\n}\n"

  private func answers(_ snapshot: Snapshot) -> [String] {
    snapshot.diagnostics.map { "\($0.location.file) \($0.location.range.start) \($0.code) \($0.message)" }
      + snapshot.transitions.map { "\($0.location.file) \($0.location.range.start) \($0.route ?? "") \($0.status)" }
      + snapshot.coordinators.map { "\($0.id) \($0.routes.map(\.kind))" }
  }

  @Test func mountsComeAndGo() {
    var texts = ["Routes.swift": routes, "Nav.swift": holder, "Caller.swift": caller]
    var snapshot = Snapshot(texts)
    #expect(snapshot.coordinators.isEmpty)
    let edits: [(path: String, text: String?)] = [
      ("Root.swift", root), ("Caller.swift", caller + "func more(_ nav: Nav) { nav.next(.a) }\n"),
      ("Routes.swift", routes.replacing("case a,", with: "case a, c,")), ("Root.swift", nil), ("Root.swift", root),
      ("Root.swift", root.replacing("Step.self", with: "Sub.self")),
      ("Nav.swift", holder.replacing("next", with: "go")),
    ]
    for edit in edits {
      texts[edit.path] = edit.text
      snapshot = snapshot.updating([FileID(edit.path): edit.text.map { SourceFile(text: Array($0.utf8)) }])
      #expect(answers(snapshot) == answers(Snapshot(texts)), "\(edit.path)")
    }
  }

  /// Nothing in a body names a route, until something that it calls takes one, or a name in it is that of a case.
  @Test func bodiesThatWerePassedByMayMatterLater() {
    let helper = "func work(_ step: Int) {}\n"
    let later = "func start() {\n  work(.late)\n}\n"
    var texts = [
      "Routes.swift": routes, "Nav.swift": holder, "Caller.swift": caller, "Root.swift": root, "Helper.swift": helper,
      "Later.swift": later,
    ]
    var snapshot = Snapshot(texts)
    func found() -> Int { snapshot.diagnostics(of: FileID("Later.swift")).count { $0.code == "unknown-route" } }
    #expect(found() == 0)
    let edits: [(path: String, text: String, found: Int)] = [
      ("Helper.swift", helper.replacing("Int", with: "Step"), 1),
      ("Routes.swift", routes.replacing("case a,", with: "case a, late,"), 0),
      ("Helper.swift", helper, 0), ("Routes.swift", routes, 0),
      ("Helper.swift", helper.replacing("Int", with: "[Step]?"), 0),
      ("Helper.swift", "", 0),
      ("Helper.swift", "typealias Other = Step\nfunc work(_ step: Other) {}\n", 1),
    ]
    for edit in edits {
      texts[edit.path] = edit.text
      snapshot = snapshot.updating([FileID(edit.path): SourceFile(text: Array(edit.text.utf8))])
      #expect(answers(snapshot) == answers(Snapshot(texts)), "\(edit.text)")
      #expect(found() == edit.found, "\(edit.text)")
    }
  }

  @Test func aViewResolvesAPayloadOrNot() {
    let resolver = """
      import SwiftUI
      struct Root: View {
        @StateObject var nav = Nav()
        var body: some View {
          NavigationStack(path: $nav.path) {
            Text("").navigationDestination(for: Step.self) { step in
              switch step {
              case .a: Text("")
              case .b(let sub): Flow(sub: sub)
              }
            }
          }
        }
      }
      """
    let flow = """
      import SwiftUI
      struct Flow: View {
        let sub: Sub
        var body: some View { switch sub { case .x: EmptyView(); case .y: Text("") } }
      }
      """
    var texts = [
      "Routes.swift": routes, "Nav.swift": holder, "Caller.swift": caller, "Root.swift": resolver, "Flow.swift": flow,
    ]
    var snapshot = Snapshot(texts)
    #expect(snapshot.transitions.compactMap(\.route).contains("Step.b.x"))
    let edits: [(path: String, text: String)] = [
      ("Flow.swift", flow.replacing("switch sub", with: "Text(\"\"); switch sub")), ("Flow.swift", flow),
      ("Root.swift", resolver.replacing("Flow(sub: sub)", with: "Text(\"\")")), ("Root.swift", resolver),
      ("Root.swift", resolver.replacing(".b(let sub): Flow(sub: sub)", with: ".b(.x), .b(.y): Text(\"\")")),
    ]
    for edit in edits {
      texts[edit.path] = edit.text
      snapshot = snapshot.updating([FileID(edit.path): SourceFile(text: Array(edit.text.utf8))])
      #expect(answers(snapshot) == answers(Snapshot(texts)), "\(edit.path)")
    }
  }

  /// A list beside the path is data until some file shows it, wherever that does something else with it.
  @Test func listsAreShownAndHidden() {
    let lists = holder.replacing(
      "  func next",
      with: "  @Published var seen: [Step] = []\n  func note(_ step: Step) { seen.append(step) }\n  func next")
    // Both name the list at the same offset.
    let counting = "func one(_ nav: Nav) { print(nav.seen.count) }\n"
    let showing = "func two(_ nav: Nav) { Shows(nav.seen) }\n"
    var texts = [
      "Routes.swift": routes, "Nav.swift": lists, "Root.swift": root, "Counts.swift": counting,
      "Notes.swift": "func note(_ nav: Nav) { nav.note(.a) }\n",
      "Shows.swift": "struct Shows { init(_ steps: [Step]) {} }\n",
    ]
    var snapshot = Snapshot(texts)
    func isListed() -> Bool { snapshot.transitions.contains { $0.call == "note" } }
    #expect(!isListed())
    let edits: [(path: String, text: String?, isListed: Bool)] = [
      ("Other.swift", showing, true), ("Counts.swift", counting + "// Nothing else.\n", true),
      ("Other.swift", nil, false),
      ("Counts.swift", counting.replacing("print(nav.seen.count)", with: "Shows(nav.seen)"), true),
      ("Counts.swift", counting, false), ("Other.swift", showing, true),
      ("Nav.swift", lists.replacing("seen", with: "noted"), false), ("Other.swift", counting, false),
    ]
    for edit in edits {
      texts[edit.path] = edit.text
      snapshot = snapshot.updating([FileID(edit.path): edit.text.map { SourceFile(text: Array($0.utf8)) }])
      #expect(answers(snapshot) == answers(Snapshot(texts)), "\(edit)")
      #expect(isListed() == edit.isListed, "\(edit)")
    }
  }

  /// A table's lists are paths as long as a stack, in another file, shows such lists.
  @Test func tablesAreShownAndHidden() {
    let state = """
      import SwiftUI
      final class State: ObservableObject {
        @Published var paths = [Int: [Page]]()
        func restore() { paths[0] = [.list] }
      }
      """
    let tabs = """
      import SwiftUI
      struct Tabs: View {
        @StateObject var state = State()
        var body: some View {
          NavigationStack(path: binding()) {
            Text("a").navigationDestination(for: Page.self) { page in Text("b") }
          }
        }
        func binding() -> Binding<[Page]> {
          Binding { state.paths[0] ?? [] } set: { state.paths[0] = $0 }
        }
      }
      """
    let hidden = tabs.replacing("path: binding()", with: "root: 1")
    var texts = ["Page.swift": "enum Page: Hashable { case list, item }\n", "State.swift": state, "Tabs.swift": tabs]
    var snapshot = Snapshot(texts)
    for (text, isListed) in [(hidden, false), (tabs, true), (hidden, false)] {
      texts["Tabs.swift"] = text
      snapshot = snapshot.updating([FileID("Tabs.swift"): SourceFile(text: Array(text.utf8))])
      #expect(answers(snapshot) == answers(Snapshot(texts)))
      #expect(snapshot.transitions.contains { $0.route == "Page.list" } == isListed)
    }
  }

  /// What functions do is kept by owner: bodies alone change it, also those of a derived class, and of an extension in
  /// another file.
  @Test func functionsOfSeveralHoldersComeAndGo() {
    let other = """
      import SwiftUI
      class Base: ObservableObject {
        @Published var steps: [Step] = []
      }
      final class Other: Base {
        func go(_ step: Step) { steps.append(step) }
      }
      """
    let more = "extension Base {\n  func add(_ step: Step) { steps.append(step) }\n}\n"
    let calls = caller + "func move(_ other: Other) {\n  other.go(.a)\n  other.add(.b(.y))\n}\n"
    let stack = "NavigationStack(path: $nav.path)"
    let roots = root.replacing(
      stack, with: "\(stack) { Text(\"\") }\n    NavigationStack(path: $other.steps)"
    ).replacing("  var body", with: "  @StateObject var other = Other()\n  var body")
    var texts = [
      "Routes.swift": routes, "Nav.swift": holder, "Other.swift": other, "More.swift": more, "Caller.swift": calls,
      "Root.swift": roots,
    ]
    var snapshot = Snapshot(texts)
    func listed(_ function: String) -> [String] {
      snapshot.transitions.filter { $0.call == function }.compactMap(\.route)
    }
    #expect(listed("go") == ["Step.a"])
    let edits: [(path: String, text: String, next: Int, go: Int, add: Int)] = [
      ("Nav.swift", holder.replacing("path.append", with: "print"), 0, 1, 1),
      ("Other.swift", other.replacing("steps.append", with: "print"), 0, 0, 1),
      ("Nav.swift", holder, 2, 0, 1), ("Other.swift", other, 2, 1, 1),
      ("More.swift", more.replacing("steps.append", with: "print"), 2, 1, 0), ("More.swift", more, 2, 1, 1),
      ("Other.swift", other.replacing("steps.append(step)", with: "steps = [step]"), 2, 1, 1),
    ]
    for edit in edits {
      texts[edit.path] = edit.text
      snapshot = snapshot.updating([FileID(edit.path): SourceFile(text: Array(edit.text.utf8))])
      #expect(answers(snapshot) == answers(Snapshot(texts)), "\(edit.text)")
      #expect([edit.next, edit.go, edit.add] == ["next", "go", "add"].map { listed($0).count }, "\(edit.text)")
    }
  }

  @Test func importsOfALibraryComeAndGo() {
    let library = """
      import SwiftUI
      public enum Talk: Hashable { case list, room }
      public struct TalkRoot: View {
        @State var path: [Talk] = []
        public var body: some View {
          NavigationStack(path: $path) {
            Button("") { path.append(.list) }.navigationDestination(for: Talk.self) { _ in Text("") }
          }
        }
      }
      """
    var snapshot = Snapshot(["Sources/Talk/Talk.swift": library, "App/App.swift": "let app = 1\n"])
    for (text, codes) in [("import Talk\n", ["unused-route"]), ("let app = 2\n", [])] {
      #expect(snapshot.diagnostics.map(\.code) != codes)
      snapshot = snapshot.updating([FileID("App/App.swift"): SourceFile(text: Array(text.utf8))])
      #expect(snapshot.diagnostics.map(\.code) == codes)
    }
  }

  private static let seeds: [UInt64] = {
    if let seed = ProcessInfo.processInfo.environment["SIGNALBOX_SEED"].flatMap(UInt64.init) { return [seed] }
    return (0..<3).map { _ in UInt64.random(in: 0..<1_000_000) }
  }()

  /// Lines are cut, dropped and brought back, so that what is declared changes all the time; between some edits nobody
  /// asks anything.
  @Test(arguments: seeds) func whatIsKeptOfOtherFilesStaysRight(_ seed: UInt64) {
    let model = """
      final class Model {
        let nav = Nav()
        var sheet: Sheet?
        func open(_ sub: Sub) { nav.next(.b(sub)) }
        func go(_ step: Step) { nav.next(step) }
      }
      enum Sheet: Identifiable { case edit(Sub); var id: Int { 0 } }
      """
    let user = """
      import SwiftUI
      struct User: View {
        let model = Model()
        @State var sheet: Sheet?
        var body: some View {
          Button("a") { model.open(.x); model.go(.a); sheet = .edit(.y) }.sheet(item: $sheet) { view(for: $0) }
        }
        func view(for sheet: Sheet) -> some View { switch sheet { case .edit: Text("") } }
      }
      """
    let originals = [
      "Routes.swift": routes, "Nav.swift": holder, "Root.swift": root, "Caller.swift": caller, "Model.swift": model,
      "User.swift": user,
    ].mapValues { "// The first line stays\n" + $0 }
    var random = SplitMix64(seed: seed)
    var texts = originals
    var snapshot = Snapshot(texts)
    for step in 0..<60 {
      let path = originals.keys.sorted().randomElement(using: &random) ?? ""
      var lines = (texts[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let line = Int.random(in: 1..<max(2, lines.count), using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where line < lines.count: lines[line] = String(lines[line].prefix(lines[line].count / 2))
      case 1 where line < lines.count: lines.remove(at: line)
      default: lines = [originals[path] ?? ""]
      }
      let edited = lines.joined(separator: "\n")
      texts[path] = edited
      snapshot = snapshot.updating([FileID(path): SourceFile(text: Array(edited.utf8))])
      if step % 3 == 0 { continue }
      let difference = answers(snapshot).difference(from: answers(Snapshot(texts)))
      if !difference.isEmpty {
        Issue.record("SIGNALBOX_SEED=\(seed), step \(step), \(path)\n\(edited)\n\(difference)")
        return
      }
    }
  }

  /// What made a route is gone, and what other files push, present and take apart must not keep it alive: a run from
  /// scratch would not have read them.
  @Test func bodiesThatWereReadForARouteDoNotKeepIt() {
    let holder = "import SwiftUI\n@Observable final class Nav { var path = NavigationPath() }\n"
    let pusher = "extension Nav {\n  func next(_ step: Step) { path.append(step) }\n}\n"
    let root = """
      import SwiftUI
      struct Root: View {
        @State var nav = Nav()
        var body: some View {
          NavigationStack(path: $nav.path) { Text("").navigationDestination(for: Step.self) { _ in Text("") } }
        }
      }
      """
    let caller = "func open(_ nav: Nav) {\n  nav.next(.c)\n}\n"
    var texts = ["Nav.swift": holder, "Pusher.swift": pusher, "Root.swift": root, "Routes.swift": routes]
    texts["Caller.swift"] = caller
    var snapshot = Snapshot(texts)
    #expect(!snapshot.coordinators.isEmpty)
    for edited in [root.replacing("for: Step", with: "for: String"), root] {
      texts["Root.swift"] = edited
      snapshot = snapshot.updating([FileID("Root.swift"): SourceFile(text: Array(edited.utf8))])
      #expect(answers(snapshot) == answers(Snapshot(texts)))
    }
  }

  /// A destination lets all files be read whole at once; it turns out in vain where what it takes is no enum.
  @Test func allBodiesAreReadForARouteAlone() {
    let other = "import SwiftUI\nstruct Other: View {\n  var body: some View { Text(\"\") }\n}\n"
    let texts = ["Root.swift": root, "Nav.swift": holder, "Routes.swift": routes, "Other.swift": other]
    #expect(Snapshot(texts).summary.filesParsed == 4)
    var structs = texts
    structs["Routes.swift"] = "struct Step: Hashable { var id = 0 }\n"
    #expect(Snapshot(structs).summary.filesParsed == 1)
  }

  /// Which cases a call on an unknown receiver may mean is asked of all routes.
  @Test func callsOnUnknownReceiversFollowTheCases() {
    var texts = ["Nav.swift": holder, "Root.swift": root, "Routes.swift": routes.replacing("case a,", with: "case ")]
    texts["Caller.swift"] = "func open() {\n  elsewhere.next(.a)\n}\n"
    var snapshot = Snapshot(texts)
    texts["Routes.swift"] = routes
    snapshot = snapshot.updating([FileID("Routes.swift"): SourceFile(text: Array(routes.utf8))])
    #expect(answers(snapshot) == answers(Snapshot(texts)))
    #expect(snapshot.transitions.contains { $0.status == .unresolved })
  }

  /// A call of a function that puts its parameter into a case names neither the case nor its enum.
  @Test func wrappedRoutesComeAndGo() {
    let other = root.replacing("Root", with: "Other").replacing("Step", with: "Page").replacing(
      "Nav()", with: "Pages()")
    let pages = "import SwiftUI\nenum Page: Hashable { case one }\nfinal class Pages: ObservableObject {\n"
    var texts = [
      "Routes.swift": routes, "Nav.swift": holder.replacing("next(_ step: Step) { path.append(step)", with: wrapping),
      "Other.swift": other, "Pages.swift": pages + "  @Published var path: [Page] = []\n}\n",
      "Caller.swift": "func open(_ nav: Nav) {\n  nav.next(.x)\n  nav.next(.z)\n}\n", "Root.swift": root,
    ]
    var snapshot = Snapshot(texts)
    #expect(snapshot.transitions.count { $0.location.file.path == "Caller.swift" } == 2)
    for text in ["import SwiftUI\n", root] {
      texts["Root.swift"] = text
      snapshot = snapshot.updating([FileID("Root.swift"): SourceFile(text: Array(text.utf8))])
      #expect(answers(snapshot) == answers(Snapshot(texts)))
    }
  }

  private let wrapping = "next(_ sub: Sub) { path.append(.b(sub))"

  @Test func sampleSurvivesEdits() throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/SwiftUICoordinator/Bakery")
    var texts = Dictionary(uniqueKeysWithValues: workspace.files.map { ($0.path, $0.text) })
    var snapshot = Snapshot(texts)
    for file in workspace.files {
      for edited in [file.text.replacing("coordinator?.handle", with: "coordinator?.hande"), file.text] {
        texts[file.path] = edited
        snapshot = snapshot.updating([FileID(file.path): SourceFile(text: Array(edited.utf8))])
        #expect(answers(snapshot) == answers(Snapshot(texts)), "\(file.path)")
      }
    }
  }
}

extension Snapshot {
  fileprivate init(_ texts: [String: String]) {
    var files: [FileID: SourceFile] = [:]
    for (path, text) in texts { files[FileID(path)] = SourceFile(text: Array(text.utf8)) }
    self.init(files: files)
  }
}
