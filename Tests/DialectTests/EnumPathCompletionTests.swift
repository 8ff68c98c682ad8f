/// What is offered where a path's routes are enum cases, on top of EnumPath's prelude.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EnumPathCompletionTests {
  private func paths(_ source: String) throws -> [String] {
    try completionLabels("EnumPath", "import SwiftUI\n" + source)
  }

  private static let overloads = """
    enum Tint: Hashable { case red }
    enum Menu: Hashable { case open(B), close }
    enum Wrap { case step(Step), tint(Tint) }
    enum Way<R> { case push(_ route: R), back }
    protocol Pushing { func go(_ step: Step) }
    extension Nav: Pushing {
      func go(_ step: Step) { path.append(step) }
      func show(_ step: Step) { path.append(step) }
      func show(_ step: B) { path.append(.b(step)) }
      func show(_ text: String) {}
      func select(_ menu: Menu) {}
      func turn(_ way: Way<B>) {}
    }
    func paint(_ tint: Tint) {}
    func wrap(_ wrap: Wrap) {}
    class Base<R: Pushing> { var router: R; init(router: R) { self.router = router } }

    """

  /// A receiver in parentheses is the same one, and so is where its members are offered.
  @Test func behindParentheses() throws {
    #expect(try paths("func f(_ nav: Nav) { (nav).next(.$0) }") == paths("func f(_ nav: Nav) { nav.next(.$0) }"))
    #expect(try paths("func f(_ nav: Nav) { (nav).$0 }") == paths("func f(_ nav: Nav) { nav.$0 }"))
    #expect(try !paths("func f(_ nav: Nav) { (nav).$0 }").isEmpty)
  }

  /// How each case comes on screen, and what it shows there.
  @Test func kindsAndTargets() throws {
    let screens = """
      enum Page: Hashable { case home, detail(id: Int), lost }
      struct HomePage: View { var body: some View { Text("") } }
      struct DetailPage: View { let id: Int; var body: some View { Text("") } }
      struct Book: View {
        @State private var pages: [Page] = []
        var body: some View {
          NavigationStack(path: $pages) {
            Button("") { pages.append(.$0) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .home: HomePage()
                case .detail(let id): if id > 0 { DetailPage(id: id) } else { HomePage() }
                case .lost: EmptyView()
                }
              }
          }
        }
      }

      """
    let items = try completionItems("EnumPath", "import SwiftUI\n" + screens)
    #expect(items.map(\.label) == ["home", "detail", "lost"])
    #expect(items.map(\.description) == ["push → HomePage", "push → DetailPage | HomePage", "push → EmptyView"])
  }

  /// Static members that make a value stand behind the cases: variables, then functions with what they take.
  @Test func whatStandsForACase() throws {
    let members = """
      extension Step {
        static let start = Step.a(.x)
        static func numbered(_ id: Int, twice: Bool) -> Step { .b(.item(id: id)) }
        static func first() -> Self { .a(.x) }
        static func count() -> Int { 1 }
        static func parse(_ text: String) throws -> Step { .a(.x) }
        private static let hidden = Step.a(.x)
        func next() -> Step { self }
      }

      """
    let expected = ["a", "b", "start", "numbered(_:twice:)", "first()"]
    #expect(try paths(members + "func f(_ nav: Nav) { nav.next(.$0) }\n") == expected)
  }

  /// What each overload takes; what a generic receiver's constraint says; routes in what is no route. Other enums are
  /// another server's.
  @Test(arguments: [
    ("func f(_ nav: Nav) { nav.show(.$0) }", ["a", "b", "x", "item"]),
    ("func f(_ nav: Nav) { nav.select(.$0) }", ["open", "close"]),
    ("func f(_ nav: Nav) { nav.select(.open(.$0)) }", ["x", "item"]),
    ("func f(_ nav: Nav) { nav.turn(.push(.$0)) }", ["x", "item"]),
    ("final class Model<R: Pushing>: Base<R> { func f() { router.go(.$0) } }", ["a", "b"]),
    ("func f() { wrap(.step(.$0)) }", ["a", "b"]), ("let f = Wrap.step(.$0)", ["a", "b"]),
    ("func f() { wrap(.$0) }", []), ("func f() { wrap(.tint(.$0)) }", []), ("func f() { paint(.$0) }", []),
  ]) func casesOfWhatACallMayTake(_ code: String, _ expected: [String]) throws {
    #expect(try paths(Self.overloads + code + "\n") == expected)
  }

  /// The last one's next line is no part of what is being typed.
  @Test(arguments: [
    ("nav.next(.$0", ["a", "b"]), ("nav.next(.a(.$0", ["x", "y"]), ("nav.next(.b(.$0)", ["x", "item"]),
    ("nav.path = [.a(.$0)]", ["x", "y"]), ("nav.path.append(.$0)", ["a", "b"]),
    ("nav.path = Array([.a(.$0)])", ["x", "y"]), ("nav.path = .init([.$0])", ["a", "b"]),
    ("nav.path.replaceSubrange(0..<1, with: [.$0])", ["a", "b"]), ("nav.path += [1].map(B.$0)", ["item"]),
    ("nav.next(.$0\n  Button(\"x\") {}", ["a", "b"]), ("nav.next(Step.$0\n    id: 1,\n    b: 2\n  )", ["a", "b"]),
    ("nav.next(Step.$0\n  print(1)", ["a", "b"]), ("nav.path = [Step.$0\n  print(1)", ["a", "b"]),
    ("nav.next(.b(B.$0\n    id: 1\n  ))", ["x", "item"]),
  ]) func casesLevelByLevel(_ line: String, _ expected: [String]) throws {
    #expect(try paths("func f(_ nav: Nav) {\n  \(line)\n}\n") == expected)
  }

  /// A path may hold values that hold a route.
  @Test(arguments: [
    ("frames.append(.init(title: \"\", step: .$0))", ["a", "b"]),
    ("frames.append(.init(title: \"\", step: .a(.$0)))", ["x", "y"]),
    ("frames += [Frame(title: \"\", step: .b(.$0))]", ["x", "item"]), ("frames.append(.init(title: .$0", []),
  ]) func casesInsideOfValues(_ line: String, _ expected: [String]) throws {
    let frame = "struct Frame: Hashable { let title: String; let step: Step }\n"
    #expect(try paths(frame + "func f(_ frames: inout [Frame]) {\n  \(line)\n}\n") == expected)
  }

  /// What a binding holds is a path like any other.
  @Test func pathsOfBindings() throws {
    let typed = "func f(_ path: Binding<[Step]>) {\n  path.wrappedValue.append("
    #expect(try paths(typed + ".$0)\n}\n") == ["a", "b"])
    #expect(try paths(typed + ".a(.$0\n}\n") == ["x", "y"])
    let erased = "func f(_ path: Binding<NavigationPath>) {\n  path.wrappedValue.append("
    #expect(try paths("enum Tint: Hashable { case red }\n" + erased + "Tint.$0)\n}\n") == ["red"])
  }

  /// A case under an `#if` that the cursor's own branch excludes exists in no build of that place.
  @Test func casesOfOtherBuilds() throws {
    let place = """
      enum Place: Hashable {
        case home
        #if os(iOS)
          case widget
        #else
          case window
        #endif
      }
      struct PlaceRoot: View {
        @State var path: [Place] = []
        var body: some View {
          NavigationStack(path: $path) { PlainView().navigationDestination(for: Place.self) { _ in PlainView() } }
        }
        func go() {

      """
    #expect(try paths(place + "path.append(.$0)\n}\n}\n") == ["home", "widget", "window"])
    #expect(try paths(place + "#if os(iOS)\npath.append(.$0)\n#endif\n}\n}\n") == ["home", "widget"])
    #expect(try paths(place + "#if os(macOS)\npath.append(.$0)\n#endif\n}\n}\n") == ["home", "window"])
  }

  /// What stands in parentheses already is not written a second time.
  @Test func namesAloneInFrontOfAPayload() throws {
    func edits(_ call: String) throws -> [String] {
      try completionItems("EnumPath", "import SwiftUI\nfunc f(_ nav: Nav) {\n  \(call)\n}\n").map(\.edit.snippet)
    }
    #expect(try edits("nav.next(.$0(.x))") == ["a", "b"])
    #expect(try edits("nav.next(.b(.$0(id: 1)))") == ["item"])
    #expect(try edits("nav.next(.b(.it$0em(id: 1)))") == ["item"])
    #expect(try edits("nav.ne$0(.a(.x))").first == "go")
    #expect(try edits("nav.next(.b(.$0))") == ["x", "item(id: ${1:Int})"])
  }

  /// Of an optional, `.none` is nothing at all: the case has its type in front. A list is offered no case.
  @Test func optionalsAndLists() throws {
    let route = """
      import SwiftUI
      enum Sheet: Identifiable { case none, card; var id: Self { self } }
      final class Sheets: ObservableObject {
        @Published var sheet: Sheet?
        @Published var other = Sheet.card
        @Published var path: [Step] = []
        func show(_ sheet: Sheet?) { self.sheet = sheet }
        func open(_ steps: [Step]) { path = steps }
        func each(_ steps: Step...) { path = steps }
      }
      struct SheetRoot: View {
        @StateObject var sheets = Sheets()
        var body: some View { PlainView().sheet(item: $sheets.sheet) { _ in PlainView() } }
      }

      """
    func texts(_ code: String) throws -> [String] {
      try completionItems("EnumPath", route + "func f(_ sheets: Sheets) {\n  \(code)\n}\n").map(\.edit.snippet)
    }
    #expect(try texts("sheets.sheet = .$0") == ["Sheet.none", "card"])
    #expect(try texts("sheets.show(.no$0)") == ["Sheet.none", "card"])
    #expect(try texts("sheets.other = .$0") == ["none", "card"])
    #expect(try texts("sheets.open(.$0)") == [])
    #expect(try texts("sheets.open([.$0])") == ["a(.${1})", "b(.${1})"])
    #expect(try texts("sheets.each(.$0)") == ["a(.${1})", "b(.${1})"])
  }

  @Test func mutatorsOfAHolder() throws {
    #expect(
      try paths("func f(_ nav: Nav) {\n  nav.$0\n}\n") == ["go(step:)", "next(_:)", "back()", "root()", "path"])
  }

  @Test func missingBranchesOfAResolver() throws {
    let source = """
      enum More: Hashable {
        case one, two
        @ViewBuilder var view: some View {
          switch self {
          case .one: PlainView()
          case .$0
          }
        }
      }
      struct MoreRoot: View {
        var body: some View { NavigationStack { PlainView().navigationDestination(for: More.self) { $1.view } } }
      }
      """
    #expect(try paths(source.replacing("$1", with: "x in x")) == ["two", "one"])
  }

  /// Where anything is taken, a dot alone cannot compile. What a type's own function does, an instance does not have.
  @Test func argumentsOfMutators() throws {
    let source = """
      import SwiftUI
      final class Loose: ObservableObject {
        @Published var path = NavigationPath()
        func any<T: Hashable>(_ value: T) { path.append(value) }
        func one(to step: Step) { path.append(step) }
        static let shared = Loose()
        static func one(to step: Step) { shared.one(to: step) }
        static func ofType(_ step: Step) { shared.one(to: step) }
      }
      struct LooseRoot: View {
        @StateObject var nav = Loose()
        var body: some View {
          NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: Step.self) { $1.view } }
        }
      }
      func f(_ nav: Loose) {
        nav.$0
      }
      """
    let offered = try completionItems("EnumPath", source.replacing("$1", with: "x in x"))
    #expect(offered.map(\.edit.snippet) == ["any(${1})", "one(to: .${1})", "path"])
    #expect(offered.map(\.edit.plain) == ["any", "one", "path"])
  }

  @Test func slotsTakeTheirCases() throws {
    let source = """
      enum Panel: Hashable, Identifiable {
        case editor, viewer(id: Int)
        static let start = Panel.editor
        var id: Int { 0 }
      }
      final class Desk: ObservableObject { @Published var panel: Panel? }
      struct DeskView: View {
        @StateObject var desk = Desk()
        var body: some View { PlainView().sheet(item: $desk.panel) { panel in PlainView() } }
        func open() {
          desk.panel = .$0
        }
      }
      """
    #expect(try paths(source) == ["editor", "viewer", "start"])
  }

  /// Registered types first; what nobody takes comes last.
  @Test func linksAndErasedPathsTakeQualifiedValues() throws {
    let other = """
      enum Loose: Hashable { case one }
      final class LooseNav: ObservableObject {
        @Published var path = NavigationPath()
        func push(_ route: Loose) { path.append(route) }
      }
      struct LooseRoot: View {
        @StateObject var nav = LooseNav()
        var body: some View { NavigationStack(path: $nav.path) { PlainView() } }
      }

      """
    let expected = ["Step.a", "Step.b", "A.x", "A.y", "B.x", "B.item", "Loose.one"]
    let link = try paths(
      other + "struct LinkView: View {\n  var body: some View { NavigationLink(\"x\", value: $0) }\n}\n")
    #expect(link.first == "Step." && link.dropFirst().first == "Step.a" && link.contains("Loose.one"))
    #expect(link.dropFirst().allSatisfy(expected.contains))
    let append = try paths(other + "func f(_ nav: LooseNav) {\n  nav.path.append($0)\n}\n")
    #expect(append.first == "Step.a" && append.last == "Loose.one")
  }

  @Test func destinationsForWhatNobodyTakesYet() throws {
    let offered = try paths(
      """
      enum Loose: Hashable { case one }
      final class LooseNav: ObservableObject {
        @Published var path: [Loose] = []
        func push(_ route: Loose) { path.append(route) }
      }
      struct LooseRoot: View {
        @StateObject var nav = LooseNav()
        var body: some View {
          NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: ^) }
        }
      }
      """.replacing("^", with: "$0"))
    #expect(offered == ["Loose.self", "Step.self", "A.self", "B.self"])
  }

  @Test func splittingARoute() throws {
    let source = """
      enum More: Hashable {
        case one
        ^
      }
      struct MoreRoot: View {
        var body: some View { NavigationStack { PlainView().navigationDestination(for: More.self) { _ in PlainView() } } }
      }
      """
    #expect(try paths(source.replacing("^", with: "$0")) == ["case with routes of its own"])
    #expect(try paths("enum Data {\n  case one\n  $0\n}\n").isEmpty)
  }

  /// A module's name in front says that the type is not the app's own of that name.
  @Test func anotherModulesTypeOfTheSameName() throws {
    let prelude = try FixtureFolder("Fixtures/EnumPath").prelude
    let fixture = Fixture(
      """
      import SwiftUI
      enum Visibility: Hashable { case shared, secret }
      enum Post: Hashable { case new(Visibility) }
      struct PostRoot: View {
        private var bar: SwiftUI.Visibility { return .hidden }
        var body: some View {
          NavigationStack {
            PlainView().navigationDestination(for: Post.self) { post in
              switch post {
              case .new(.shared): PlainView()
              case .new(.secret): PlainView()
              }
            }
          }
        }
      }
      """)
    #expect(Snapshot(prelude, fixture).diagnostics(of: FileID("Main.swift")).allSatisfy { $0.severity == .hint })
  }

  /// Where no call says it, the code around does.
  @Test(arguments: [
    ("let s: Step = .$0", ["a", "b"]), ("let s: Step = .b(.$0)", ["x", "item"]),
    ("let s: Step? = n > 1 ? .a(.x) : .$0", ["a", "b"]), ("let s: [Step] = n > 1 ? [.$0] : []", ["a", "b"]),
    ("func own() -> Step { .$0 }", ["a", "b"]), ("func own() -> Step { return .a(.$0) }", ["x", "y"]),
    ("_ = nav.path.contains(.$0)", ["a", "b"]), ("_ = nav.path.firstIndex(of: .b(.$0))", ["x", "item"]),
    ("let t: Other = .$0", []), ("if n == .$0 {}", []),
  ]) func valuesWhoseTypeIsKnown(_ code: String, _ expected: [String]) throws {
    #expect(try paths("enum Other { case x }\nfunc f(_ nav: Nav, _ n: Int) { \(code) }") == expected)
  }

  @Test(arguments: [
    ("if case .$0 = nav.path.last {}", ["a(let ${1:v})", "b(let ${1:value})"]),
    ("if case let .$0 = nav.path.last {}", ["a(${1:v})", "b(${1:value})"]),
    ("guard case .b(.$0) = nav.path[0] else { return }", ["x", "item(let ${1:id})"]),
    ("while case .b$0(let v)? = nav.path.last { print(v) }", ["a", "b"]), ("if case .$0 = n {}", []),
    ("if let last = nav.path.last, case .$0 = last {}", ["a(let ${1:v})", "b(let ${1:value})"]),
    ("for case .$0 in nav.path { print(1) }", ["a(let ${1:v})", "b(let ${1:value})"]),
    ("for case .b(.$0) in nav.path where n != nil {}", ["x", "item(let ${1:id})"]),
  ]) func conditions(_ code: String, _ expected: [String]) throws {
    let text = "import SwiftUI\nfunc f(_ nav: Nav, _ n: Int?) {\n  \(code)\n}"
    #expect(try completionItems("EnumPath", text).map(\.edit.snippet) == expected)
  }

  /// A closure behind the name is what the case is called with last; an enum that nothing mounts is a value all the same.
  @Test func whatStandsAlready() throws {
    let route = """
      enum Ask: Hashable {
        case plain, text(String)
        static func ask(id: Int, then: @escaping (Bool) -> Void) -> Ask { .plain }
      }
      final class AskNav: ObservableObject {
        @Published var path: [Ask] = []
        @Published var any = NavigationPath()
        func push(_ ask: Ask) { path.append(ask) }
      }
      struct AskRoot: View {
        @StateObject var nav = AskNav()
        var body: some View {
          NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: Ask.self) { _ in PlainView() } }
        }
      }
      enum Loose: Hashable { case one(Int), two }

      """
    #expect(try paths(route + "func f(_ nav: AskNav) { nav.push(.$0 { print($1) }) }") == ["ask(id:then:)"])
    #expect(try paths(route + "func f(_ nav: AskNav) { nav.any.append(Loose.$0) }") == ["one", "two"])
    #expect(try paths(route + "func f(_ nav: AskNav) { print(Loose.$0) }") == [])
  }
}
