/// What is offered at a cursor, in its order.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct CompletionTests {
  private static let flows = """
    import SwiftUI
    import VDFlow
    struct Items { var id = 0 }
    @Steps struct Leaf { var light; var dark; var none }
    @Steps struct Inner { var main; var theme: Leaf = .none }
    @Steps struct Root { var home; var list: Items = Items(); var tab: Inner = .main; var none }

    """

  private func items(_ code: String) throws -> [CompletionItem] {
    let fixture = Fixture("// cursor: on\n" + Self.flows + code)
    let cursor = try #require(fixture.cursor)
    return completions(at: cursor.range.start, in: cursor.file, of: Snapshot(fixture))
  }

  private func labels(_ code: String) throws -> [String] { try items(code).map(\.label) }

  @Test func membersOfAFlow() throws {
    let all = try labels("func f(_ r: Root) { r.$0 }")
    #expect(all == ["home", "list", "tab", "none", "selected", "isSelected", "select"])
  }

  @Test(arguments: [
    ("func f(_ r: inout Root) { r.$$0 }", "home list tab none"),
    ("func f(_ r: inout Root) {\n  r.$$0\n  print(r)\n}", "home list tab none"),
    ("func f() {\n  _ = Root.Steps.$0\n  print(1)\n}", "home list tab"),
    ("func f(_ r: inout Root) { r.tab.$$0 }", "main theme"),
    ("func f(_ r: inout Root) { r.list.$$0 }", ""),
    ("func f(_ r: inout Root) { r.tab.theme.$da$0 }", "light dark none"),
    ("func f(_ r: inout Root) { r.select(\\.$$0 }", "home list tab none"),
    ("func f(_ r: Root) { r.isSelected(\\.$0) }", "home list tab none"),
    ("struct V { @StateStep var f: Root = .home; func g() { _ = $f.$$0 } }", "home list tab none"),
    ("func f() { _ = \\Root.$$0 }", "home list tab none"),
    ("extension Root { mutating func go() { $$0 } }", "home list tab none"),
    ("extension Root { mutating func go() { $li$0.select() } }", "home list tab none"),
    ("extension Root { static func go() { $$0 } }", ""),
    ("struct V { var f: Root; func g() { $$0 } }", ""),
  ]) func steps(code: String, expected: String) throws {
    #expect(try labels(code).joined(separator: " ") == expected)
  }

  /// Before 4.15 every selection may be nil, and `isSelected(_:)` is for all.
  @Test func casesOfAnOldVersion() throws {
    let code = "struct V { @StateStep var f: Inner = .main; func g() { _ = $f.isSelected(.$0) } }"
    let main = "// cursor: on\n//- /Main.swift\n" + Self.flows + code + "\n"
    for (version, expected) in [("4.12.0", "main theme none"), ("4.20.0", "")] {
      let fixture = Fixture(main + "//- /Package.resolved\n\(version)\n")
      let cursor = try #require(fixture.cursor)
      let snapshot = Snapshot(fixture, pins: fixture.pins(of: "vdflow"))
      let found = completions(at: cursor.range.start, in: cursor.file, of: snapshot)
      #expect(found.map(\.label).joined(separator: " ") == expected)
    }
  }

  @Test(arguments: [
    ("func f(_ r: inout Root) { r.selected = .$0 }", "home list tab none"),
    ("func f(_ i: inout Inner) { i.selected = .$0 }", "main theme"),
    ("func f(_ r: Root) { if r.selected == .$0 {} }", "home list tab none"),
    ("func f(_ r: Root) { if .home != r.selected, r.selected == .ho$0 {} }", "home list tab none"),
    (
      "func f(_ r: Root) {\n  switch r.selected {\n  case .home: break\n  case nil: break\n  case .$0\n  }\n}",
      "list tab"
    ),
    ("func f(_ r: Root) { if case .$0 = r.selected {} }", "home list tab none"),
    ("func f(_ r: Root) { while case .$0 = r.tab.selected {} }", "main theme"),
    ("struct V { @StateStep var f: Root = .home; func g() { _ = $f.isSelected(.$0) } }", "home list tab none"),
    ("struct V { @StateStep var f: Inner = .main; func g() { _ = $f.isSelected(.$0) } }", ""),
    ("func f(_ r: Root) { _ = r.isSelected(.$0) }", ""),
    ("func f() { _ = Root.Steps.$0 }", "home list tab"),
    // What the next line calls is another's.
    ("struct V { @StateStep var f: Root = .home; func g() { a($f.isSelected(.$0\n  .b(1) } }", "home list tab none"),
    ("struct V { @StateStep var f: Root = .home; func g() { a($f.isSelected(.h$0\n  .b(1) } }", "home list tab none"),
    ("func f(_ r: inout Root) { r.selected = .h$0.description }", "home list tab none"),
  ]) func cases(code: String, expected: String) throws {
    #expect(try labels(code).joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("func f(_ r: inout Root) { r = .$0 }", "home list tab none"),
    ("func f(_ r: inout Root) { r = .tab(.$0) }", "main theme"),
    ("func f(_ r: inout Root) { r.$tab.select(with: .$0) }", "main theme"),
    ("func f(_ r: inout Root) { r.select(\\.$tab, with: .$0) }", "main theme"),
    ("func f() { let r: Root = .$0 }", "home list tab none"),
    ("func f() -> Leaf { .$0 }", "light dark none"),
    ("func f() -> Leaf { return .$0 }", "light dark none"),
    ("func g(_ l: Leaf) {}\nfunc f() { g(.$0) }", "light dark none"),
    ("struct V { var r: Inner = .$0 }", "main theme"),
    ("func f() { func own() -> Leaf { .$0 } }", "light dark none"),
    ("func f() { let all: [Leaf] = [.light, .$0] }", "light dark none"),
    ("func f(_ l: Leaf?) -> Leaf { l ?? .$0 }", "light dark none"),
    ("func f() { let make: () -> Leaf = { .$0 } }", "light dark none"),
    ("func f(_ b: Bool) { let l: Leaf = if b { .light } else { .$0 } }", "light dark none"),
    ("func f(_ r: inout Root) { r = Root.$0 }", "home list tab none"),
    ("func f() { let r = Root.$0 }", "home list tab none Steps"),
    ("func f(_ r: inout Root) { r = .$0(Items()) }", "list tab"),
  ]) func factories(code: String, expected: String) throws {
    #expect(try labels(code).joined(separator: " ") == expected)
  }

  @Test func factoriesInsertTheirValues() throws {
    let snippets = try items("func f(_ r: inout Root) { r = .$0 }").map(\.edit.snippet)
    #expect(snippets == ["home", "list(${1:Items()})", "tab(.${1})", "none"])
  }

  @Test func wrappersSelect() throws {
    let list = try items("func f(_ r: inout Root) { r.$list.$0 }")
    #expect(list.map(\.label) == ["select(with:)", "select()", "wrappedValue", "id"])
    #expect(list.first?.edit.snippet == "select(with: ${1:Items})")
    #expect(try labels("func f(_ r: inout Root) { r.$home.$0 }") == ["select()", "wrappedValue", "id"])
    // A binding of one has no function of it.
    let view = "struct V: View { @StateStep var f: Root = .home; var body: some View { Button(\"\") { $f.$list.$0 } } }"
    #expect(try labels(view) == ["wrappedValue"])
  }

  /// Of a binding, a key path gives no `Bool`.
  @Test func presentedKeyPaths() throws {
    func presented(_ argument: String) throws -> [String] {
      let body = "Text(\"\").sheet(\(argument)) { }"
      return try labels("struct V: View { @StateStep var f: Root = .home; var body: some View { \(body) } }")
    }
    #expect(try presented("isPresented: $f.isSelected(\\.$$0)") == [])
    #expect(try presented("isPresented: $f.isSelected(.$0)") == ["home", "list", "tab", "none"])
    #expect(try presented("item: $f.isSelected(\\.$$0)") == ["home", "list", "tab", "none"])
  }

  /// Another file neither sees what is private nor selects what it cannot set.
  @Test func stepsOfAnotherFile() throws {
    let flow = """
      @Steps struct Part {
        var open; private(set) var kept: Int = 1; fileprivate var own: Int = 2; public internal(set) var set: Int = 3
      }

      """
    let other = "//- /Other.swift\nimport VDFlow\n"
    #expect(try labels(flow + "func f(_ p: inout Part) { p.$$0 }") == ["open", "kept", "own", "set"])
    #expect(try labels(flow + other + "func f(_ p: inout Part) { p.$$0 }") == ["open", "set"])
    #expect(try labels(flow + other + "func f(_ p: inout Part) { p.select(\\.$$0) }") == ["open", "set"])
    #expect(try labels(flow + other + "func f(_ p: Part) { p.$0 }").prefix(3) == ["open", "kept", "set"])
  }

  @Test func itemsNameFlowAndType() throws {
    let list = try #require(try items("func f(_ r: inout Root) { r.$$0 }").first { $0.label == "list" })
    #expect(list.kind == .enumCase)
    #expect(list.detail == "Root · Items")
    let ranks = try items("func f(_ r: inout Root) { r.$$0 }").map(\.sortText)
    #expect(ranks == ranks.sorted())
  }

  /// What the mounted view takes from the environment comes first.
  @Test func mountedStepsFirst() throws {
    let child = "struct Child: View { @StateStep var leaf: Inner = .main; var body: some View { Text(\"\") } }\n"
    func mounted(_ view: String) throws -> [String] {
      let body = "struct V: View { @StateStep var f: Root = .home; var body: some View { \(view).step($f.$$0) } }"
      return try labels(child + body)
    }
    #expect(try mounted("Child()") == ["tab", "home", "list", "none"])
    #expect(try mounted("VStack { Child() }.padding()") == ["tab", "home", "list", "none"])
    #expect(try mounted("Text(\"\")") == ["home", "list", "tab", "none"])
  }

  @Test func declarationsInsideAFlow() throws {
    let fresh = try items("@Steps struct Next {\n  var a\n  $0\n}")
    #expect(fresh.map(\.edit.snippet) == ["var ${1:name}", "var ${1:name}: ${2:Type} = ${3}", "var none"])
    #expect(try labels("@Steps struct Next {\n  var a\n  var none\n  $0\n}").count == 2)
    #expect(try labels("struct Plain {\n  var a = 1\n  $0\n}").isEmpty)
  }

  @Test func nothingElsewhere() throws {
    #expect(try labels("func f(_ r: Items) { r.$0 }").isEmpty)
    #expect(try labels("func f() { print(.$0) }").isEmpty)
  }
}
