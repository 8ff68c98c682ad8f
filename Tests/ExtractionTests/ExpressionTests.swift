/// Every form of expression, statement and pattern.

import Facts
import Testing

private let cases: [(source: String, tree: String)] = [
  (
    ##"""
    router.route(to: \.a)
    """##,
    ##"""
    call(router.route [to: \.a])
    """##
  ),
  (
    ##"""
    x = a.b?.c![0].d(1, k: 2) { $0 } label: { y in z }
    """##,
    ##"""
    (x = call(sub(a.b?.c! [0]).d [1, k: 2, ^{$0}, ^label: {(y) in z}]))
    """##
  ),
  // Parentheses around a receiver stay where they say something.
  (
    ##"""
    (a).b; ((a.b(1)))?.c; (a)[0]; ([x]).y; (a!).b; (a?.b).c; (.a).b; (a as B).c; (a ?? b).c; (-a).b; (a)(1); (a, b).0
    """##,
    ##"""
    a.b; call(a.b [1])?.c; sub(a [0]); [x].y; a!.b; (a?.b).c; (.a).b; (as(a B)).c; ({a ?? b}).c; (pre-(a)).b; call((a) [1]); (a, b).0
    """##
  ),
  (
    ##"""
    let a = [1, 2], b = ["k": v, "l": w], c: [Int] = [:]
    """##,
    ##"""
    let 'a = [1, 2], 'b = ["k": v, "l": w]d, 'c: [Int] = []d
    """##
  ),
  (
    ##"""
    foo(bar<Int>(), a < b, c > d)
    """##,
    ##"""
    call(foo [call(bar<Int> []), {a < b}, {c > d}])
    """##
  ),
  // As the compiler reads it, a space in front changes nothing.
  (
    ##"""
    let a = E <Int> ("b") { c }; i <j && k
    """##,
    ##"""
    let 'a = call(E<Int> ["b", ^{c}]) ; i; {pre<(j) && k} \##
    ; PROBLEM expected ';' or a new line between declarations
    """##
  ),
  (
    ##"""
    \C.a; \Outer.C.a; \G<Int>.a; \.self; \.a?.b; \.a[0]; \Self.a
    """##,
    ##"""
    \C.a; \Outer.C.a; \G<Int>.a; \.self; \.a.b; \.a; \Self.a
    """##
  ),
  (
    ##"""
    if let x, let y: T = z, case .a(let b)? = c, #available(iOS 14, *) { f() } else if !q { } else { g {} }
    """##,
    ##"""
    if let 'x, let 'y: T = z, let case(.a('b))? = c, available {call(f [])} else if pre!(q) {} else {call(g \##
    [^{}])}
    """##
  ),
  // What is to be filled in is a name, but for a member's.
  (
    ##"""
    go(.a(id: <#Int#>, <#T##b: (B) -> C##(B) -> C#>)); f(.<#x#>, 1); y <#z; <#code#>
    """##,
    ##"""
    call(go [call(.a [id: <#Int#>, <#T##b: (B) -> C##(B) -> C#>])]); call!(f [., 1]); y; pre<(#z()); <#code#> \##
    ; PROBLEM expected a member name ; PROBLEM unexpected token ; PROBLEM unexpected token \##
    ; PROBLEM expected ';' or a new line between declarations
    """##
  ),
  (
    ##"""
    x ? .a : b?.c
    """##,
    ##"""
    (x ? .a : b?.c)
    """##
  ),
  (
    ##"""
    a
      .b()
      // comment
      #if os(iOS)
      .c()
      #else
      .d()
      #endif
      .e { }
    """##,
    ##"""
    call(call(call(call(a.b []).c []).d []).e [^{}])
    """##
  ),
  (
    ##"""
    switch x { case .a, .b where c: f(); case let .d(x, y): g(); case is T: h(); #if A
    case Foo.z(1): break
    #endif
    @unknown default: break }
    """##,
    ##"""
    switch x {case(.a), case(.b) where c: call(f []) | case(.d('x, 'y)): call(g []) | cast( T): call(h []) | \##
    [A] case(Foo.z(1)): break | default: break}
    """##
  ),
  (
    ##"""
    outer: for await case let .a(x) in xs where x > 1 { continue outer }
    """##,
    ##"""
    for case(.a('x)) in xs where {x > 1} {continue}
    """##
  ),
  (
    ##"""
    let f = { [weak self, x = y] (a: Int, _ b) async throws -> X in a }
    """##,
    ##"""
    let 'f = {[weak self, x=y] (a: Int, b) -> X in a}
    """##
  ),
  (
    ##"""
    f { @MainActor in g() }; f { a, b in a + b }; f { (a) in a }
    """##,
    ##"""
    call(f [^{call(g [])}]); call(f [^{(a, b) in {a + b}}]); call(f [^{(a) in a}])
    """##
  ),
  (
    ##"""
    let s = "a \(b.c("d \(e)")) f", r = #"x "\(no)" \#(yes)"#
    """##,
    ##"""
    let 's = "a \(b.c("d \(e)")) f"{call(b.c ["d \(e)"{e}])}, 'r = "x "\(no)" \#(yes)"{yes}
    """##
  ),
  (
    ##"""
    let v = if a { 1 } else { 2 }
    """##,
    ##"""
    let 'v = control(if a {1} else {2})
    """##
  ),
  (
    ##"""
    try await a.b(); try? c; (try! d) + e
    """##,
    ##"""
    try(await(call(a.b []))); tryOptional(c); {(tryForced(d)) + e}
    """##
  ),
  (
    ##"""
    #Preview { A() }
    """##,
    ##"""
    #Preview(^{call(A [])})
    """##
  ),
  (
    ##"""
    x as? A ?? y; z is B && w
    """##,
    ##"""
    {asOptional(x A) ?? y}; {is(z B) && w}
    """##
  ),
  (
    ##"""
    reduce(0, +); -x; !y; 1...; a[...]; &z
    """##,
    ##"""
    call(reduce [0, +]); pre-(x); pre!(y); post...(1); sub(a [...]); pre&(z)
    """##
  ),
  (
    ##"""
    (any P).self; [Foo](); [String: Int](); any P.self
    """##,
    ##"""
    P.self; call([Foo] []); call([String: Int]d []); P.self
    """##
  ),
  (
    ##"""
    do throws(E) { try a() } catch let e as X { } catch .b, .c { } catch { }
    """##,
    ##"""
    do {try(call(a []))} catch cast('e X){} catch case(.b), case(.c){} catch {}
    """##
  ),
  (
    ##"""
    guard let self else { return }
    repeat { a() } while b
    while x < y { }
    defer { z() }
    """##,
    ##"""
    guard let 'self else {return -}; repeat {call(a [])} while b; while {x < y} {}; defer {call(z [])}
    """##
  ),
  (
    ##"""
    #if DEBUG
    f()
    #elseif os(iOS) && X
    g()
    #endif
    """##,
    ##"""
    call(f []); call(g [])
    """##
  ),
  (
    ##"""
    func f() { let r = /a"b{/; return /x/.y }
    """##,
    ##"""
    function f() {let 'r = /a"b{/; return /x/.y}
    """##
  ),
  (
    ##"""
    return
    """##,
    ##"""
    return -
    """##
  ),
  (
    ##"""
    a.make(number:_:); x.init(a:); y.0.1
    """##,
    ##"""
    a.make(number:_:); x.init(a:); y.0.1
    """##
  ),
  (
    ##"""
    a += b; c == d; e ?? f; g ..< h; i??j
    """##,
    ##"""
    (a += b); {c == d}; {e ?? f}; {g ..< h}; {i ?? j}
    """##
  ),
  (
    ##"""
    guard case .a = b, x == (y { z }) else { throw E.f }
    """##,
    ##"""
    guard let case(.a) = b, {x == (call(y [^{z}]))} else {throw E.f}
    """##
  ),
  (
    ##"""
    async let x = y(); consume z; each t
    """##,
    ##"""
    async let 'x = call(y []) ; other(z); other(t)
    """##
  ),
  (
    ##"""
    a.make(`number`:_ :); x.init(/* all */ a : // of them
      b:); x.init( )
    """##,
    ##"""
    a.make(number:_:); x.init(a:b:); call(x.init [])
    """##
  ),
  (
    ##"""
    foo(#selector(a(b:)), #file)
    """##,
    ##"""
    call(foo [#selector(a), #file()])
    """##
  ),
]

@Test(arguments: cases)
func readsExpressionsAndStatements(_ source: String, _ tree: String) {
  #expect(rendered(source) == tree)
}

@Test func closuresInHeadersAreCalledOnes() {
  #expect(
    rendered("guard let a = { () -> B? in c }() else { return }; if d { e }")
      == "guard let 'a = call({() -> B? in c} []) else {return -}; if d {e}")
}

@Test func attributesOnTheNextLineBelongToFunctionTypes() {
  #expect(rendered("var a:\n  @Sendable (_ b: C) -> D") == "var 'a: (C) -> D")
}

@Test func whatStandsBehindAnInterpolationIsText() {
  let facts = facts(
    ##"""
    let a = "\(x)// signalbox:ignore \(y)", b = "\(x)/* signalbox:ignore \(y) */"
    let c = """
      \(x /* signalbox:ignore unknown-route */)
    =======
      \(y)
      """
    """##)
  #expect(facts.directives.map(\.text) == ["ignore unknown-route"])
  #expect(facts.problems.isEmpty)
}
