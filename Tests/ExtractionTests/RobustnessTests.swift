/// Nothing traps, overflows the stack or takes long, whatever the bytes are.

import Extraction
import Facts
import SourceText
import Testing

private let sample = ##"""
  import SwiftUI
  @MainActor final class Main: NavigationCoordinatable {
    @Root var start = makeStart
    @Route(.push) var detail: (Int) -> Detail = makeDetail
    #if os(iOS)
    var x: [String: Int]? = [:] { didSet { print("\(x ?? [:]) }") } }
    #endif
    func makeStart() -> some View {
      Start<Int>(a: 1, b: <#Int#>) { [weak self] b in
        self?.router.route(to: \.detail, b) ?? /re}gex/
      } label: { Text(#"raw " \#(c)"#) }
      .onAppear { if let d, case .e(let f)? = d { return } else { switch d { case .g where h: i += 1; default: break } } }
    }
    enum E: String { case a = "a", b(Int, c: D) }
  }
  extension Main { subscript<T>(i: T) -> T where T: P { get { i } } }
  """##

private func check(_ bytes: [UInt8]) {
  for bodies in [true, false] {
    let facts = extractFacts(from: bytes, bodies: bodies ? .all : .none)
    var history: ReadingHistory?
    let again = extractFacts(from: bytes, bodies: bodies ? .all : .none, wasUnbalanced: true, &history)
    #expect(isSame(facts, again), "what was known of an earlier text shows: \(String(decoding: bytes, as: UTF8.self))")
    for problem in facts.problems where problem.range.end > bytes.count {
      Issue.record("a problem lies behind the end of \(bytes.count) bytes: \(problem)")
    }
  }
}

private func isSame(_ facts: FileFacts, _ other: FileFacts) -> Bool {
  facts.isUnbalanced == other.isUnbalanced && facts.outline == other.outline && facts.problems == other.problems
}

@Test func sampleIsRead() {
  #expect(facts(sample).problems.isEmpty)
  #expect(facts(sample).declarations.count == 2)
}

@Test func survivesTruncationAndDeletion() {
  let bytes = Array(sample.utf8)
  for end in bytes.indices {
    check(Array(bytes[..<end]))
    check(Array(bytes[..<end] + bytes.dropFirst(end + 7)))
    check(Array(bytes[end...]))
  }
}

@Test func survivesRandomTokensAndBytes() {
  var state: UInt64 = 1
  func random(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
  let pieces = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\\(", "\n", " ", "#if A\n", "#else\n", "#endif\n", "case ", "let ",
    "a", "B", ".", ",", ":", "=", "?", "!", "in ", "func ", "class ", "@", "`", "/", "*", "//", "\"\"\"", "#\"", "->",
    "switch ", "if ", "else ", "\\.", "&", "é", "→", "$0", "0x1.f", "as ", "try ", "init", "var x: ", "guard ", "for ",
  ]
  for _ in 0..<1000 {
    check(Array((0..<random(60)).map { _ in pieces[random(pieces.count)] }.joined().utf8))
    check((0..<random(60)).map { _ in UInt8(random(256)) })
  }
}

@Test(
  arguments: [
    ("let x = ", "("), ("let x = ", "["), ("func f() ", "{"), ("let x = ", "{ (a) in "), ("let x: ", "["),
    ("let x: ", "(a: "), ("let x: A", "?"), ("let x: ", "() -> "), ("let x = a", ".b"), ("let x = a", ".b()"),
    ("let x = a", " + b"), ("let x = ", "a ? b : "), ("let x = ", "try "), ("let x = ", "!"), ("let x = a", " as B"),
    ("func f() { ", "if a {} else "), ("", "struct A {"), ("func f() { if case ", "("), ("let x = ", "\"\\("),
    ("let x = ", "a<"), ("let x = ", "a<("), ("", "#if A\n"), ("", "}"), ("", "/*"), ("", "@A("), ("let x = ", "[a: "),
    ("func f() {", "switch x { case 1: "), ("func f() { switch x { case ", ".a("), ("let x = ", "if a { "),
    ("let x = a", "\n#if A\n.b"), ("", "\"\"\""), ("", "#"), ("let x = a ", "<#"), ("let x: ", "~"), ("", "final "),
  ])
func survivesEndlessRepetition(_ start: String, _ piece: String) {
  check(Array((start + String(repeating: piece, count: 20_000)).utf8))
}

@Test func readsOneLongLine() {
  let line = "let a = [" + String(repeating: "b(c: \"d\"), ", count: 50_000) + "]"
  let facts = facts(line)
  #expect(facts.problems.isEmpty)
  guard case .variable(let node)? = facts.declarations.first, case .array(let array)? = node.bindings.first?.value
  else {
    Issue.record("not an array")
    return
  }
  #expect(array.elements.count == 50_000)
}

@Test func rangesAreExact() {
  let source = "\u{FEFF}class é { let `b` = ü.x(to: \\.y) }"
  guard case .type(let type)? = facts(source).declarations.first, case .variable(let node)? = type.members.first,
    let binding = node.bindings.first, let name = binding.name, case .call(let call)? = binding.value,
    case .keyPath(let path)? = call.arguments.first?.value, let component = path.components.first
  else {
    Issue.record("not read")
    return
  }
  let bytes = Array(source.utf8)
  func text(_ range: TextRange) -> String { String(decoding: bytes[range.start..<range.end], as: UTF8.self) }
  #expect(type.range.start == 3)
  #expect(text(type.nameRange) == "é")
  #expect(text(type.bodyRange) == "{ let `b` = ü.x(to: \\.y) }")
  #expect(name.text == "b")
  #expect(text(name.range) == "`b`")
  #expect(text(call.range) == "ü.x(to: \\.y)")
  #expect(call.parentheses.map(text) == "(to: \\.y)")
  #expect(call.arguments[0].labelRange.map(text) == "to")
  #expect(text(call.arguments[0].range) == "to: \\.y")
  #expect(text(component.range) == "y")
  #expect(text(path.range) == "\\.y")
}
