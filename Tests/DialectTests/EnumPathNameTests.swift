/// Functions that push, paths, and what a route is shown by: where their names lead, and what a card says of them.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EnumPathNameTests {
  private struct Answer: Equatable {
    /// As `declaration next`, the most important first.
    var targets: [String]
    var card: [String]
    var references: [String]
  }

  private func answer(_ code: String) throws -> Answer {
    let prelude = try FixtureFolder("Fixtures/EnumPath").prelude
    let fixture = Fixture("// cursor: on\nimport SwiftUI\n" + code + "\n")
    let cursor = try #require(fixture.cursor)
    let snapshot = Snapshot(prelude, fixture)
    func describe(_ target: NavigationTarget) -> String {
      let text = snapshot.file(target.location.file)?.text ?? []
      let range = target.location.range
      return "\(target.role.rawValue) " + String(decoding: text[range.start..<range.end], as: UTF8.self)
    }
    let card = hover(at: cursor.range.start, in: cursor.file, of: snapshot)
    let found = references(at: cursor.range.start, in: cursor.file, of: snapshot, includingDeclaration: true)
    return Answer(
      targets: definition(at: cursor.range.start, in: cursor.file, of: snapshot)?.targets.map(describe) ?? [],
      card: card.map { [$0.title] + $0.lines } ?? [],
      references: found.filter { $0.location.file == cursor.file }.map(describe))
  }

  private static let holder = """
    final class Desk: ObservableObject {
      @Published var path: [Step] = []
      @Published var loose = NavigationPath()
      func push(_ step: Step) { path.append(step) }
      func any<T: Hashable>(_ value: T) { loose.append(value) }
    }
    struct DeskView: View {
      @StateObject var desk = Desk()
      var body: some View {
        NavigationStack(path: $desk.path) { PlainView().navigationDestination(for: Step.self) { $1.view } }
      }
    }

    """

  private func onDesk(_ code: String) throws -> Answer {
    try answer(Self.holder.replacing("$1", with: "step in step") + code)
  }

  /// Also where no dialect reads them: in tables and tuples, and in lists that become something else.
  @Test func referencesHoldEveryNameOfACase() throws {
    let code = """
      func names(_ desk: Desk) {
        desk.push(.b(.$0x))
        let table: [String: B] = ["x": .x], pair: (B, Int) = (.x, 1)
        let all = [B.x, .x].compactMap { $0 as B? }
        print(table, pair, all, A.x)
      }
      """
    #expect(try onDesk(code).references == Array(repeating: "use x", count: 5))
  }

  /// `.none` of an optional is `nil`.
  @Test func nothingIsNoCase() throws {
    let code = """
      enum Hush: String, Identifiable { case none, loud; var id: Self { self } }
      struct HushView: View {
        @State var hush: Hush?
        var isQuiet: Bool { switch hush { case .none: true; case .some: false } }
        var body: some View {
          Button("hush") { hush = .none; hush = Hush.no$0ne }.sheet(item: $hush) { it in Text(it.rawValue) }
        }
      }
      """
    #expect(try answer(code).references == ["declaration none", "use none"])
  }

  /// A receiver that nobody declares, and no route for it: unresolved, and silent. An endpoint is no route.
  @Test func receiversOutOfSight() {
    let shown = """
      import SwiftUI
      enum Step: Hashable { case one, two(Int) }
      enum Endpoint { case login }
      struct OneView: View { var body: some View { Text("1") } }
      """
    let used = """
      func moves() {
        Elsewhere.push(.two(1))
        Elsewhere.shared.push(Step.one)
        elsewhere.push(.one)
        Elsewhere.push(.login)
        Elsewhere.shared.push(Endpoint.login)
        Elsewhere.pull(.one)
        elsewhere.path.append(Step.one)
        elsewhere.list.append(Step.one)
        elsewhere.path.append(Endpoint.login)
      }
      """
    let holder = Self.holder.replacing("$1.view", with: "step in OneView()").replacing("PlainView", with: "OneView")
    let snapshot = Snapshot(texts: [FileID("A.swift"): shown + "\n" + holder, FileID("B.swift"): used])
    let listed = snapshot.transitions.filter { $0.location.file == FileID("B.swift") }
    #expect(listed.map(\.route) == ["two", "one", "one", "one"])
    #expect(listed.allSatisfy { $0.reason == "the receiver's type is not known" })
    #expect(snapshot.diagnostics.filter { $0.severity < .hint }.map(\.message) == [])
  }

  /// What names no case is told by its type, where nobody is asked to show it.
  @Test func valuesWithoutNames() {
    let source = """
      import SwiftUI
      enum Item: String, CaseIterable, Identifiable {
        case home, files
        var id: Self { self }
      }
      struct Items: View {
        @State private var selection: Item?
        var body: some View {
          NavigationSplitView {
            List(selection: $selection) {
              ForEach(Item.allCases) { item in NavigationLink(value: item) { Text(item.rawValue) } }
              NavigationLink("files", value: Item.files)
            }
          } detail: {
            switch selection {
            case .home: Text("home")
            case .files: Text("files")
            case nil: Text("none")
            }
          }
        }
      }
      """
    let found = Snapshot(texts: [FileID("A.swift"): source]).transitions
    #expect(found.map(\.status) == [.resolved, .resolved])
    #expect(found.map(\.route) == [nil, "Item.files"] && found.map(\.receiver) == ["Item", nil])
  }

  /// A route behind the name of its module.
  @Test func routesOfNamedModules() throws {
    let fixture = Fixture(
      """
      //- /Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "A", targets: [.target(name: "Models"), .target(name: "UI", dependencies: ["Models"])])
      //- /Sources/Models/Place.swift
      public enum Place: Hashable, Sendable { case near, far(Side); public enum Side: Sendable { case left } }
      //- /Sources/UI/Places.swift
      import Models
      import SwiftUI
      struct Places: View {
        @State private var path: [Models.Place] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("a") { path.append(Models.Place.near); path = [Models.Place.far(Models.Place.Side.left)] }
            Button("b") { path.append(Models.Place.nowhere) }
            Button("c") { print(UIControl.Place.normal) }
              .navigationDestination(for: Models.Place.self) { _ in Text("place") }
          }
        }
      }
      """)
    let snapshot = Snapshot(fixture)
    let routes = snapshot.transitions.filter { $0.status == .resolved }.map { $0.route ?? "-" }
    #expect(routes == ["Place.near", "Place.far"])
    let found = snapshot.diagnostics(of: FileID("Sources/UI/Places.swift")).filter { $0.severity == .error }
    #expect(found.map(\.code) == ["unknown-route"])
  }

  /// To its declaration, and to the destinations that take what it pushes.
  @Test func functionsThatPush() throws {
    let push = try onDesk("func f(_ desk: Desk) { desk.pu$0sh(.a(.x)); desk.push(.b(.x)) }")
    #expect(push.targets == ["declaration push", "handler navigationDestination", "handler navigationDestination"])
    #expect(push.card == ["Desk.push(_: Step)", "Pushes onto `Desk.path`"])
    #expect(push.references == ["declaration push", "use push", "use push"])
    let any = try onDesk("func f(_ desk: Desk) { desk.a$0ny(Step.a(.x)) }")
    #expect(any.targets.first == "declaration any" && any.targets.contains("handler navigationDestination"))
  }

  /// A value that carries a route need not be one itself.
  @Test func routesThatAreCarried() throws {
    let carried = try onDesk(
      "enum Way { case push(screen: Step), back }; func go(_ w: Way) {}; func f() { go(.push(screen: .b(.x$0))) }")
    #expect(carried.targets.first == "declaration x")
    #expect(carried.references.contains("use x"))
  }

  /// What it holds, who shows it, and what is taken from it.
  @Test(arguments: ["func f(_ desk: Desk) { desk.pa$0th = [] }", "extension Desk { func clear() { pa$0th = [] } }"])
  func paths(_ code: String) throws {
    let path = try onDesk(code)
    #expect(path.targets == ["declaration path"])
    #expect(path.card == ["Desk.path: [Step]", "A stack of `DeskView` shows it.", "`Step` has a destination."])
    #expect(path.references == ["declaration path", "use path", "use path", "use path"])
  }

  @Test func pathsWithoutAType() throws {
    let path = try onDesk("func f(_ desk: Desk) { desk.lo$0ose = NavigationPath() }")
    #expect(path.card.first == "Desk.loose: NavigationPath")
    #expect(try onDesk("func f(path: [Int]) { print(pa$0th) }").card.isEmpty)
    #expect(try onDesk("struct Other { var path = 1; func f() { print(pa$0th) } }").card.isEmpty)
  }

  /// `view` of what a destination is given, and of what a branch binds, is the route's own.
  @Test func viewsOfRoutes() throws {
    let code = """
      extension View {
        func steps() -> some View {
          navigationDestination(for: Step.self) { step in
            switch step {
            case .a(let a): a.vi$0ew
            case .b(let b): b.view
            }
          }
        }
      }
      """
    let view = try answer(code)
    #expect(view.targets == ["declaration view"])
    #expect(view.card == ["A.view", "The views of `A`."])
    #expect(view.references == ["use view"])
    let outer =
      "struct V: View { var body: some View { PlainView().navigationDestination(for: Step.self) { $0.vi^ew } } }"
    #expect(
      try answer(outer.replacing("$0", with: "step in step").replacing("^", with: "$0")).card.first == "Step.view")
  }

  /// A static member's uses are its references.
  @Test func aliases() throws {
    let code = """
      extension Step { static let start = Step.a(.x) }
      func f(_ nav: Nav, _ isNew: Bool) { nav.next(isNew ? .st$0art : .a(.x)) }
      """
    #expect(try answer(code).references == ["declaration start", "use start"])
  }
}
