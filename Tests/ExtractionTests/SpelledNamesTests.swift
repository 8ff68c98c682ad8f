/// The names that a body spells: all that its code names is among them.

import Extraction
import Facts
import Foundation
import Semantics
import SourceText
import TestSupport
import Testing

@Suite struct SpelledNamesTests {
  /// The first body of a text.
  private func body(_ text: String, _ reading: BodyReading = .noted) -> CodeBlock? {
    bodies(extractFacts(from: Array(text.utf8), bodies: reading).declarations).first
  }

  private func spells(_ text: String, _ name: SpelledName) -> Bool? {
    body(text)?.spelled.map(WantedNames([name]).occur)
  }

  @Test(arguments: [
    "a.b.name()", "$name", "_name.wrappedValue", "`name`", "x(name: 1)", "let name = 1", "{ name in }", "\\.a.name",
    "\\Name<name>.a", "\"\\(a(name))\"", "\"\"\"\n\\(name)\n\"\"\"", "x as? name", "let a: [name] = []", "a.name",
    "if case .name = a {}", "a.b(.name)", "func g() { name() }", "x { y { $0.name } }", "for name in a {}",
    "switch a { case .b(let name): break }", "catch_(name)", "a[name]", "if let name { }", "[name: 1]", "a ? name : b",
  ])
  func findsANameWhereverItStands(_ code: String) {
    #expect(spells("func f() {\n\(code)\n}", .any("name")) == true)
    #expect(spells("var a: Int {\n\(code)\n}", .any("name")) == true)
    #expect(spells("func f() {\n\(code)\n}", .any("nam")) == false)
  }

  @Test func theHeadOfADeclarationBelongsToIt() {
    #expect(spells("func f(_ a: [Route]) {}", .any("Route")) == true)
    #expect(spells("func f() -> Route? { nil }", .any("Route")) == true)
    #expect(spells("var a: Route { get { b } set {} }", .any("Route")) == true)
    #expect(spells("struct A { var a: Route { b }\nfunc f() {} }", .any("b")) == true)
    #expect(spells("struct A { func f() {}\nvar a: Route { b } }", .any("Route")) == false)
  }

  @Test func tellsHowANameIsSpelled() {
    #expect(spells("func f() { a(.home) }", .implicit("home")) == true)
    #expect(spells("func f() { a(b.home, home: home) }", .implicit("home")) == false)
    #expect(spells("func f() { if case .home = a {} }", .implicit("home")) == true)
    #expect(spells("func f() { switch a { case .home(let b): b } }", .implicit("home")) == true)
    let bindings = [
      "let home = 1", "a { home in }", "a { (b, home: Int) in }", "a { [home] in }", "if let home {}",
      "for (home, b) in a {}", "func g(home: Int) {}", "switch a { case .b(let home): c }",
    ]
    for code in bindings {
      #expect(spells("func f() { \(code) }", .bound("home")) == true, "\(code)")
    }
    #expect(spells("func f() { home(.home, home: 1) }", .bound("home")) == false)
    #expect(spells("var home: Int { home.a }", .bound("home")) == false)
    #expect(spells("func f() { if case .a(let b) = c {} }", .payload) == true)
    #expect(spells("func f() { if case .a = c {} }", .payload) == false)
  }

  @Test(arguments: ["\n#if DEBUG\na()\n#endif\n", "a\n#if os(iOS)\n.b()\n#endif\n", "a(\n#if DEBUG\nb\n#endif\n)"])
  func tellsOfCodeThatIsInSomeBuildsAlone(_ code: String) {
    #expect(spells("func f() {\(code)}", .directive) == true)
    #expect(spells("func f() {\(code)}", .any("a")) == true)
    #expect(spells("func g() { a() }\nfunc f() {\(code)}", .directive) == false)
  }

  @Test func tellsWhereANameStands() {
    let text = "func f(_ a: Int) { a(.b, a: $z); _z(b: a) }"
    func offsets(_ name: SpelledName) -> [Int]? {
      body(text)?.spelled.map { WantedNames([name]).offsets(in: $0).sorted() }
    }
    func places(_ character: Character) -> [Int] {
      text.indices.filter { text[$0] == character }.map { $0.utf16Offset(in: text) }
    }
    #expect(offsets(.any("a")) == places("a"))
    #expect(offsets(.implicit("b")) == [places("b")[0]])
    #expect(offsets(.any("z")) == places("z").map { $0 - 1 })
    #expect(offsets(.bound("z")) == [])
  }

  /// Code that has types of its own is looked at.
  @Test(arguments: ["struct A {}", "typealias A = B", "enum A { case b }"])
  func namesDoNotTellEverything(_ code: String) {
    #expect(body("func f() {\(code)}") != nil)
    #expect(body("func f() {\(code)}")?.spelled == nil)
    #expect(body("func f() {\(code)}\nfunc g() { a() }")?.spelled == nil)
  }

  @Test func nobodyIsToldWhoDidNotAsk() {
    #expect(body("func f() { a() }", .all)?.spelled == nil)
    #expect(WantedNames([.any("b")]).mayOccur(in: CodeBlock(statements: [], range: .zero)))
  }

  /// On whatever code the tests have.
  @Test func allThatCodeNamesIsSpelled() throws {
    var count = 0
    for file in try swiftFiles() {
      let facts = extractFacts(from: Array(try Data(contentsOf: file)), bodies: .noted)
      for body in bodies(facts.declarations) {
        guard let spelled = body.spelled else { continue }
        for name in names(in: body) {
          count += 1
          #expect(WantedNames([name]).occur(in: spelled), "\(file.path) \(name)")
        }
      }
    }
    #expect(count > 10_000)
  }

  private func names(in body: CodeBlock) -> [SpelledName] {
    var found: [SpelledName] = []
    ExpressionWalk.visit(body.statements) { expression in
      switch expression {
      case .name(let node): if node.name.first?.isLetter == true { found.append(.any(node.name)) }
      case .member(let node):
        if node.name.first?.isLetter == true { found.append(node.base == nil ? .implicit(node.name) : .any(node.name)) }
      case .call(let node): found += node.arguments.compactMap { $0.label.map { .any($0) } }
      case .keyPath(let node): found += node.components.filter { !$0.name.isEmpty }.map { .any($0.name) }
      case .closure(let node): found += (node.parameters ?? []).map { .bound($0.name) }
      case .cast(let node):
        node.type.eachName {
          found += $0.map { .any($0.name) }
          return true
        }
      default: break
      }
    }
    return found
  }
}
