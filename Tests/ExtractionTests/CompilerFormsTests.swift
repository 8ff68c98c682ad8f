/// Forms that are rare, and that the compiler reads: a file in which one of them counted as damage would keep answers
/// about the whole workspace back.

import Facts
import TestSupport
import Testing

/// Each on its own in a file, and compiled all together.
private let forms: [(source: String, tree: String)] = [
  (
    "struct F1 { var a = 1 }\nlet k1 = \\ F1.a, l1: KeyPath<F1, Int> = \\ .a",
    "struct F1 {var 'a = 1}; let 'k1 = \\F1.a, 'l1: KeyPath<F1, Int> = \\.a"
  ),
  (
    "struct lower_t { var a = 1 }\nlet k2 = MemoryLayout.offset(of: \\lower_t.a)",
    "struct lower_t {var 'a = 1}; let 'k2 = call(MemoryLayout.offset [of: \\lower_t.a])"
  ),
  (
    """
    enum F3 { case a(Int), b(Int)
    static func f(_ x: (F3, F3)) { if case (.a(let y), a(let z)) = x { print(y, z) } } }
    """,
    """
    enum F3 {case a(_ : Int); case b(_ : Int); static function f(_ x: (F3, F3)) {if let (case(.a('y)), \
    case(.a('z))) = x {call(print [y, z])}}}
    """
  ),
  (
    "func f4() { if let x = [1].first { $0 > 1 }, x > 2 { print(x) } }",
    "function f4() {if let 'x = call([1].first [^{{$0 > 1}}]), {x > 2} {call(print [x])}}"
  ),
  (
    "func f5() { guard let x = [1].first { $0 > 1 }?.description else { return }; print(x) }",
    "function f5() {guard let 'x = call([1].first [^{{$0 > 1}}])?.description else {return -}; call(print [x])}"
  ),
  (
    "func f6() { for x in [1].filter{ $0 > 1 }{ print(x) } }",
    "function f6() {for 'x in call([1].filter [^{{$0 > 1}}]) {call(print [x])}}"
  ),
  (
    "func f7() { if let x = [1].first { y in\ny > 1 } { print(x) } }",
    "function f7() {if let 'x = call([1].first [^{(y) in {y > 1}}]) {call(print [x])}}"
  ),
  (
    "func f8() { if [1].isEmpty { print(1) }\n[2].forEach { print($0) } }",
    "function f8() {if [1].isEmpty {call(print [1])}; call([2].forEach [^{call(print [$0])}])}"
  ),
  (
    "func f9() { while [1].isEmpty { print(1) }\n(1, 2) == (3, 4) ? print(1) : print(2) }",
    "function f9() {while [1].isEmpty {call(print [1])}; ({(1, 2) == (3, 4)} ? call(print [1]) : call(print [2]))}"
  ),
  (
    "struct E10: Error {}\nfunc f10(_ n: Int) { do { throw E10() } catch where n > 1 { print(n) } catch {} }",
    "struct E10: Error {}; function f10(_ n: Int) {do {throw call(E10 [])} catch where {n > 1} {call(print [n])} catch {}}"
  ),
  (
    "enum F11 { case a(x: Int), b\nfunc f() -> Bool { switch self { case .a(x:): true; case .b: false } } }",
    "enum F11 {case a(x: Int); case b; function f() -> Bool {switch self {case(.a(x: _)): true | case(.b): false}}}"
  ),
  (
    "func f12(_ g: @escaping @Sendable (Int)\n  async throws -> Void) {}",
    "function f12(@escaping @Sendable _ g: (Int) async throws -> Void) {}"
  ),
  (
    "func f13() { for unsafe in [1] { print(unsafe) } }",
    "function f13() {for 'unsafe in [1] {call(print [unsafe])}}"
  ),
  (
    "let a14: [Int] = Array\n<Int>(repeating: 1, count: 2)",
    "let 'a14: [Int] = call(Array<Int> [repeating: 1, count: 2])"
  ),
  (
    "let f15: (Int) ->\u{A0}[Int] = { x in\u{A0}[x] }",
    "let 'f15: (Int) -> [Int] = {(x) in [x]}"
  ),
  (
    "let a16 = 1\nlet s16 = [\"\\(a16)/**\"], t16 = \"\\(a16) /* \\(a16) //\"",
    "let 'a16 = 1; let 's16 = [\"\\(a16)/**\"{a16}], 't16 = \"\\(a16) /* \\(a16) //\"{a16, a16}"
  ),
  (
    """
    enum F17 { case a, b
    func f() -> Int { switch self { case .a: return 1
    #if os(Windows)
    #else
    case .b: return 2
    #endif
    } } }
    """,
    """
    enum F17 {case a; case b; function f() -> Int {switch self {case(.a): return 1 | [!os(Windows)] \
    case(.b): return 2}}}
    """
  ),
  (
    """
    func f18() -> Int? { guard let m = try? /version=(\\d+)/.firstMatch(in: "") else { return nil }; return \
    Int(m.1) }
    """,
    """
    function f18() -> Int? {guard let 'm = tryOptional(call(/version=(\\d+)/.firstMatch [in: ""])) else \
    {return nil}; return call(Int [m.1])}
    """
  ),
]

@Suite struct CompilerFormsTests {
  /// But for the regular expression, which the compiler reads from version 6 of the language on.
  @Test func areSwift() throws {
    let sources = forms.enumerated().filter { !$1.source.contains("firstMatch") }.map { ("\($0).swift", $1.source) }
    #expect(try SwiftCompiler().complaints(about: sources) == [])
  }

  @Test(arguments: forms.indices) func isRead(_ index: Int) {
    #expect(facts(forms[index].source).problems.isEmpty, "\(rendered(forms[index].source))")
    #expect(rendered(forms[index].source) == forms[index].tree)
  }
}
