/// What is known of a body that is not read, and which bodies are read after all.

import Extraction
import Facts
import Foundation
import Semantics
import SourceText
import TestSupport
import Testing

/// Callees of the first body, separated by blanks; nil where the body was read.
private func constructed(_ body: String, words: [String] = []) -> String? {
  let facts = extractFacts(from: Array("func f() {\(body)}".utf8), bodies: .holding(BodyWords(words)))
  guard case .function(let node)? = facts.declarations.first, let block = node.body, block.isSkipped else { return nil }
  return block.constructed.map(text).joined(separator: " ")
}

private func text(_ callee: Facts.Expression) -> String {
  switch callee {
  case .name(let node): node.name
  case .member(let node): (node.base.map(text) ?? "") + "." + node.name
  default: "?"
  }
}

@Test(arguments: [
  (" let a = b + 1 ", ""), ("Home()", "Home"), ("a(Home(b: Inner()))", "Home Inner"), ("Home {}", "Home"),
  ("A.B()", "A.B"), ("A.init(1)", "A"), ("A.b.C(1)", "A.b.C"), ("A.b()", ""), ("A.self", ""), ("a.b()", ""),
  ("Home<Int>(1)", "Home"), ("let a: Home<Int> = b", ""), ("let a: [Home] = []", ""), ("Home\n{ }", "Home"),
  ("Home\n(a)", ""), ("\"\\(Home(1)) Not(2)\"", "Home"), ("// Home()\n", ""), ("/* Home() */", ""),
  ("\"Home()\"", ""), ("VStack { Text(a)\n Image {} }.b()", "VStack Text Image"), ("return Home {}", "Home"),
  ("a { b in Home {} }", "Home"), ("switch a {\n case .b:\n Home {}\n default:\n Other {}\n }", "Home Other"),
  ("x(label: Home {})", "Home"), ("let a = Home {}", "Home"), ("super.init(a)", ""),
  ("if a is Home, b {}", ""), ("#Home(a)", ""), ("if a { Home() } else { Other() }", "Home Other"),
  ("let a = b / Home(c) / d", "Home"), ("let r = /}/; Home()", "Home"),
])
func knowsWhatASkippedBodyConstructs(_ body: String, _ callees: String) {
  #expect(constructed(body) == callees)
}

@Test(arguments: [
  "if a is Home {}", "if let a = b as? Home {}", "for a in b where c == Home {}", "let a: Home { b }",
  "func g() -> Home {}", "a.Home()", "a?.Home()", "`Home`()", "Home <A> (a)", "@Home() var a = 1", "type(of: a).init()",
  "self.init()", "a = .init(b)",
  "Home /* a */ {}", "struct A { func g() { Home() } }", "class A {}", "\n#if DEBUG\nHome()\n#endif\n",
  "\n#endif\nHome()\n", "\n#else\nHome()\n", "\n#elseif A\nHome()\n",
  "// signalbox:ignore unknown-route\n a()", "a(x ? Home {} : b)", "a.map(Home.init)",
])
func readsABodyThatIsNotPlain(_ body: String) {
  #expect(constructed(body) == nil)
}

@Test(arguments: ["a.route(b)", "`route`()", "\"\\(route)\"", "a { b { route } }", "$route"])
func readsABodyThatHoldsAWord(_ body: String) {
  #expect(constructed(body) != nil)
  #expect(constructed(body, words: ["route"]) == nil)
  #expect(constructed(body, words: ["rout", "routes"]) != nil)
}

/// On whatever code the tests have: callees and where they stand are those of the expressions that a parser reads.
@Test func scanningAndParsingAgree() throws {
  var count = 0
  for file in try swiftFiles() {
    let bytes = Array(try Data(contentsOf: file))
    let whole = extractFacts(from: bytes, bodies: .all)
    let scanned = extractFacts(from: bytes, bodies: .holding(BodyWords([])))
    #expect(whole.outline == scanned.outline, "\(file.path)")
    let read = bodies(whole.declarations)
    // What cannot be read, a parser may take for a part of something else.
    let isWhole = { (body: CodeBlock) in !whole.problems.contains { body.range.contains($0.range) } }
    for body in bodies(scanned.declarations) where body.isSkipped && isWhole(body) {
      count += 1
      let parsed = read.first { $0.range == body.range }.map(callees)
      #expect(parsed == body.constructed.map { "\(text($0)) \($0.range)" }, "\(file.path) \(body.range)")
    }
  }
  #expect(count > 500)
}

func swiftFiles() throws -> [URL] {
  try ["Fixtures", "SampleWorkspaces", "Stubs"].flatMap { folder in
    let root = testsDirectory.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { root.appendingPathComponent($0) }
  }
}

/// Of functions and accessors that are members or global.
func bodies(_ declarations: [Declaration]) -> [CodeBlock] {
  declarations.flatMap { declaration -> [CodeBlock] in
    switch declaration {
    case .type(let node): bodies(node.members)
    case .function(let node): node.body.map { [$0] } ?? []
    case .variable(let node): node.bindings.flatMap { $0.accessors.compactMap(\.body) }
    case .alias, .enumCase: []
    }
  }
}

private func callees(of body: CodeBlock) -> [String] {
  var found: [Facts.Expression] = []
  ExpressionWalk.visit(body.statements) { expression in
    guard case .call(let call) = expression else { return }
    switch call.callee {
    case .name(let node): if node.name.startsLikeType { found.append(call.callee) }
    case .member(let node):
      // The superclass' initialiser constructs nothing new.
      guard let base = node.base, text(base) != "super" else { return }
      if node.isInitializer || node.name.startsLikeType { found.append(call.callee) }
    default: break
    }
  }
  return found.sorted { $0.range.start < $1.range.start }.map { "\(text($0)) \($0.range)" }
}
