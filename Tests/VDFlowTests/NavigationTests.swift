/// Definition, references, hover, the graph, and versions.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct NavigationTests {
  private static let flows = """
    import SwiftUI
    import VDFlow
    @Steps struct Leaf { var light; var dark; var none }
    @Steps struct Inner { var main; var theme: Leaf = .none }

    """

  /// A chain starts with the variable that the app's code uses, where there is one.
  @Test(arguments: [
    (
      "final class App { var flow: Inner = .main; func f() { flow.selected = .theme } }",
      "flow.$theme.select(with: .dark)"
    ),
    ("final class App { var flow: Inner = .main }", "$theme.select(with: .dark)"),
  ]) func chainStartsWithTheVariable(_ code: String, _ expected: String) {
    let snapshot = Snapshot(Fixture(Self.flows + code))
    guard case .chain(_, let code) = path(from: "Inner", to: "Leaf.dark", in: snapshot) else {
      Issue.record("no way")
      return
    }
    #expect(code == expected)
  }

  /// The text at a definition's first target, and its line.
  private func definitionLine(_ code: String) throws -> String {
    let fixture = Fixture("// cursor: on\n" + Self.flows + code)
    let cursor = try #require(fixture.cursor)
    let snapshot = Snapshot(fixture)
    let answer = try #require(definition(at: cursor.range.start, in: cursor.file, of: snapshot))
    let target = try #require(answer.targets.first)
    let file = try #require(snapshot.file(target.location.file))
    let place = file.lines.position(of: target.location.range.start)
    let name = String(decoding: file.text[target.location.range.start..<target.location.range.end], as: UTF8.self)
    return "\(place.line + 1) \(name) \(target.role.rawValue)"
  }

  @Test(arguments: [
    ("func f(_ i: inout Inner) { i.selected = .the$0me }", "5 theme declaration"),
    ("func f(_ i: inout Inner) { i.$the$0me.select(with: .dark) }", "5 theme declaration"),
    ("func f(_ i: inout Inner) { i.$theme.select(with: .da$0rk) }", "4 dark declaration"),
    ("func f(_ i: inout Inner) { i.select(\\.$the$0me) }", "5 theme declaration"),
    ("func f() -> Inner { .the$0me(.dark) }", "5 theme declaration"),
    ("func f() -> Inner { Inner.the$0me() }", "5 theme declaration"),
    ("func f() { _ = Inner.Steps.the$0me }", "5 theme declaration"),
    ("func f(_ i: Inner) { if case .the$0me = i.selected {} }", "5 theme declaration"),
    ("func f(_ i: Inner) { switch i.selected { case .the$0me: break; default: break } }", "5 theme declaration"),
    ("func f(_ i: Inner) { _ = i.the$0me.selected }", "5 theme declaration"),
    ("func f() { _ = In$0ner.main }", "5 Inner declaration"),
  ]) func definitions(code: String, expected: String) throws {
    #expect(try definitionLine(code) == expected)
  }

  @Test func referencesAreFoundAcrossFiles() throws {
    let fixture = Fixture(
      """
      // cursor: on
      //- /A.swift
      import VDFlow
      @Steps struct Leaf { var light; var da$0rk; var none }
      //- /B.swift
      import SwiftUI
      import VDFlow
      func f(_ l: inout Leaf) { l.$dark.select(); l.selected = .dark; l = .dark; _ = l.isSelected(\\.$dark) }
      func g(_ l: Leaf) -> Bool { l.selected == .dark }
      struct V: View {
        @StateStep var l: Leaf = .none
        var body: some View { Text("a").step($l.$dark).tag(Leaf.Steps.dark) }
      }
      """)
    let cursor = try #require(fixture.cursor)
    let found = references(
      at: cursor.range.start, in: cursor.file, of: Snapshot(fixture), includingDeclaration: true)
    #expect(found.count == 8)
    #expect(found.filter { $0.role == .declaration }.count == 1)
  }

  @Test func hoverTellsFactoryAndSelection() throws {
    let fixture = Fixture("// cursor: on\n" + Self.flows + "func f(_ i: inout Inner) { i.selected = .the$0me }")
    let cursor = try #require(fixture.cursor)
    let card = try #require(hover(at: cursor.range.start, in: cursor.file, of: Snapshot(fixture)))
    let text = ([card.title] + card.lines).joined(separator: "\n")
    #expect(text.contains("step theme: Leaf — flow Inner"))
    #expect(text.contains("static func theme(_ value: Leaf"))
    #expect(text.contains("`selected` is `Steps`, full mode."))
    #expect(text.contains("Selected from 1 place."))
  }

  @Test func hoverOnAFlowTellsModeAndSelection() throws {
    let fixture = Fixture("// cursor: on\n" + Self.flows + "func f(_ i: Inner) { _ = In$0ner.main }")
    let cursor = try #require(fixture.cursor)
    let card = try #require(hover(at: cursor.range.start, in: cursor.file, of: Snapshot(fixture)))
    #expect(card.lines.contains("`AllSteps` is `Steps`: one is always selected."))
    #expect(card.lines.contains { $0.hasPrefix("Full mode") })
    #expect(card.lines.contains("VDFlow 4.40.2 (no pin found: newest)."))
  }

  @Test func graphHoldsPayloadsSelectionsAndScreens() throws {
    let fixture = Fixture(
      Self.flows + """
        struct Screen: View { var body: some View { Text("a") } }
        struct V: View {
          @StateStep var i: Inner = .main
          var body: some View { Screen().step($i.$theme).onTapGesture { i.theme.$dark.select() } }
        }
        """)
    let graph = routeGraph(of: Snapshot(fixture))
    let edges = Set(graph.edges.map { "\($0.from) \($0.kind) \($0.to)" })
    #expect(edges.contains("Inner contains Inner.theme"))
    #expect(edges.contains("Inner.theme payload Leaf"))
    #expect(edges.contains("V select Leaf.dark"))
    #expect(edges.contains("V select Inner.theme"))
    #expect(edges.contains("Inner.theme present Screen"))
  }

  @Test func pathsAreCodeToPaste() throws {
    let snapshot = Snapshot(
      Fixture(
        Self.flows + """
          struct Items {}
          @Steps struct App { var home; var list: Items = Items(); var tab: Inner = .main }
          struct Page: View { var body: some View { Text("a") } }
          struct V: View { @StateStep var l: Leaf = .none; var body: some View { Page().step($l.$light) } }
          @Steps struct Part { @Step var inner: Inner = .main; var title = "" }
          """))
    func code(_ from: String, _ to: String) -> String? {
      guard case .chain(_, let code) = path(from: from, to: to, in: snapshot) else { return nil }
      return code
    }
    #expect(code("App", "Leaf.dark") == "tab.$theme.select(with: .dark)")
    #expect(code("App", "Inner.theme") == "$tab.select(with: .theme())")
    #expect(code("App", "App.home") == "selected = .home")
    #expect(code("App", "Page") == "tab.$theme.select(with: .light)")
    #expect(code("Part", "Part.inner") == "$inner.select()")
    #expect(code("Leaf", "App") == nil)
  }

  @Test func declarationsOfOtherFilesAreHeeded() throws {
    let use = "import VDFlow\nfunc f(_ x: Nowhere) { x.flow.$later.select() }\n"
    let flow = "import VDFlow\n@Steps struct Flow { var first; var later }\n"
    let old = "import VDFlow\n@Steps struct Flow { var first }\n"
    let a = FileID("A.swift")
    let b = FileID("B.swift")
    func source(_ text: String) -> SourceFile { SourceFile(text: Array(text.utf8)) }
    let grown = Snapshot(files: [a: source(use), b: source(old)]).updating([b: source(flow)])
    let fresh = Snapshot(files: [a: source(use), b: source(flow)])
    #expect(fresh.transitions.count == 1)
    #expect(grown.transitions == fresh.transitions)
  }

  // MARK: Versions

  private static let silentAssignment = """
    import VDFlow
    struct Items { var id = 0 }
    @Steps struct Root { var home; var list: Items = Items() }
    func f(_ r: inout Root) { r.list = Items(id: 1) }
    """

  private func codes(_ manifest: String?, pin: String? = nil) -> [String] {
    var files = [FileID("App/A.swift"): SourceFile(text: Array(Self.silentAssignment.utf8))]
    if let manifest { files[FileID("Package.swift")] = SourceFile(text: Array(manifest.utf8)) }
    var configuration = AnalysisConfiguration()
    if let pin { configuration.packagePins = [Self.pin(pin)] }
    return Snapshot(files: files, configuration: configuration).diagnostics.filter { $0.severity != .hint }.map(\.code)
  }

  private static func pin(
    _ version: String?, in folder: String = "", source: PackagePin.Source = .resolved
  ) -> PackagePin {
    PackagePin(
      name: "vdflow", url: "https://github.com/dankinsoid/VDFlow.git", version: version, source: source, folder: folder)
  }

  /// Each app of a repository has its own pin; what lies beside all of them may be built with any.
  @Test func theNearestPinDecides() {
    func file(_ name: String) -> SourceFile {
      SourceFile(
        text: Array(
          Self.silentAssignment.replacing("Root", with: "\(name)Root").replacing("Items", with: "\(name)Items").utf8))
    }
    let files = [
      FileID("Old/A.swift"): file("Old"), FileID("New/App/B.swift"): file("New"), FileID("C.swift"): file("C"),
    ]
    let pins = [Self.pin("4.18.0", in: "Old"), Self.pin("4.30.0", in: "New")]
    let found = Snapshot(files: files, configuration: AnalysisConfiguration(packagePins: pins)).diagnostics
    #expect(found.filter { $0.severity != .hint }.map(\.location.file.path) == ["New/App/B.swift"])
  }

  /// Lock files come first, then manifests, then projects, then pods.
  @Test func sourcesOfTheVersionHaveAnOrder() {
    func isReported(_ pins: [PackagePin], _ manifest: String? = nil) -> Bool {
      var files = [FileID("App/A.swift"): SourceFile(text: Array(Self.silentAssignment.utf8))]
      if let manifest { files[FileID("Package.swift")] = SourceFile(text: Array(manifest.utf8)) }
      let snapshot = Snapshot(files: files, configuration: AnalysisConfiguration(packagePins: pins))
      return snapshot.diagnostics.contains { $0.code == "no-op-transition" }
    }
    let pod = { PackagePin(name: "vdflow", url: nil, version: $0) }
    #expect(isReported([pod("4.30.0")]) && !isReported([pod("4.18.0")]))
    #expect(!isReported([pod("4.30.0"), Self.pin("4.10.0", source: .required(below: "5.0.0"))]))
    #expect(isReported([pod("4.18.0"), Self.pin("4.31.0", source: .required(below: "5.0.0"))]))
    #expect(!isReported([Self.pin("4.1.0", source: .required(below: "4.19.0"))]))
    #expect(!isReported([Self.pin("4.31.0", source: .required(below: "5.0.0"))], manifest("exact: \"4.18.0\"")))
    #expect(isReported([Self.pin("4.30.0"), Self.pin("4.1.0", source: .required(below: nil))]))
    #expect(isReported([Self.pin(nil, source: .required(below: nil))]))
  }

  private func manifest(_ requirement: String) -> String {
    """
    import PackageDescription
    let package = Package(
      name: "A", dependencies: [.package(url: "https://github.com/dankinsoid/VDFlow.git", \(requirement))])
    """
  }

  @Test func assigningSelectsUpTo419() {
    #expect(codes(nil) == ["no-op-transition"])
    #expect(codes(nil, pin: "4.20.0") == ["no-op-transition"])
    #expect(codes(nil, pin: "4.19.0").isEmpty)
    #expect(codes(nil, pin: "3.5.0").isEmpty)
  }

  @Test func manifestsGiveARange() {
    #expect(codes(manifest("from: \"4.31.0\"")) == ["no-op-transition"])
    #expect(codes(manifest("from: \"4.10.0\"")).isEmpty)
    #expect(codes(manifest("exact: \"4.18.0\"")).isEmpty)
    #expect(codes(manifest("\"4.20.0\"..<\"4.25.0\"")) == ["no-op-transition"])
    #expect(codes(manifest("branch: \"main\"")) == ["no-op-transition"])
    #expect(codes(manifest("from: \"4.10.0\""), pin: "4.40.0") == ["no-op-transition"])
  }

  @Test func version3IsOnlyListed() {
    let text = """
      import VDFlow
      struct Old { @Step var home = 1; @Step var list = "a" }
      func f(_ o: inout Old) { o.list = "b"; o.selected = .nowhere }
      """
    let snapshot = Snapshot(files: [FileID("A.swift"): SourceFile(text: Array(text.utf8))])
    #expect(snapshot.diagnostics.isEmpty)
    #expect(snapshot.coordinators.first?.routes.map(\.name) == ["home", "list"])
  }

  @Test func otherMacrosAreNotOurs() {
    let text = """
      import Wizardry
      @Steps struct Wizard { let page: Int; func go() {} }
      @Steps enum Other { case a }
      """
    let ours = "import VDFlow\n@Steps struct Flow { var a }\n"
    let snapshot = Snapshot(files: [
      FileID("A.swift"): SourceFile(text: Array(text.utf8)), FileID("B.swift"): SourceFile(text: Array(ours.utf8)),
    ])
    #expect(snapshot.diagnostics.allSatisfy { $0.severity == .hint })
    #expect(snapshot.coordinators.map(\.name) == ["Flow"])
  }
}
