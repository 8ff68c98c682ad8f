/// Unfinished source: what is there is read, and nothing swallows its neighbours.

import Testing

private let cases: [(source: String, tree: String)] = [
  (
    ##"""
    var `class`: `Type`; let (a, b): (Int, Int) = c; var c: A & B, d: A.Type?, e: ~Copyable, f: [Int: (A) -> B], g: ((A) -> B)!, h: Void
    """##,
    ##"""
    var 'class: Type; let ('a, 'b): (Int, Int) = c; var 'c: A & B, 'd: A.Type?, 'e: unknown, 'f: [Int: (A) -> \##
    B], 'g: (A) -> B!, 'h: Void
    """##
  ),
  (
    ##"""
    @testable import struct A.B
    import C
    infix operator +++: AdditionPrecedence
    precedencegroup X { higherThan: Y }
    @freestanding(expression) macro m<T>(_ x: T) -> String = #externalMacro(module: "a", type: "b")
    actor Q { }
    func actor(open: Int, get: some P) { let actor = open; final(get) }
    """##,
    ##"""
    actor Q {}; function actor(open: Int, get: some P) {let 'actor = open; call(final [get])}
    """##
  ),
  // Of the sides of a conflict, ours is read.
  (
    ##"""
    class A {
    <<<<<<< HEAD
      func f() {
        x()
    ||||||| 1a2b3c
      func e() {
        x()
    =======
      func f() {}
      func g() {
        y()
    >>>>>>> theirs (what they did)
      }
      func h() { z() }
    }
    """##,
    ##"""
    class A open {function f() {call(x [])}; function h() {call(z [])}} ; PROBLEM unfinished merge
    """##
  ),
  (
    ##"""
    a()
    =======
    b()
    =======
    c(a, <<<<<<< b)
    """##,
    ##"""
    call(a []); call(b []); call!(c [a, {MISSING <<<<<<< b}]) ; PROBLEM unfinished merge ; PROBLEM expected an \##
    expression
    """##
  ),
  (
    ##"""
    router.route(to: \.
    let x = 1
    """##,
    ##"""
    let 'x = 1 ; call!(router.route [to: \.]) ; PROBLEM expected ')' after arguments ; PROBLEM expected a \##
    name
    """##
  ),
  (
    ##"""
    struct A {
      func f() {
        router.route(to: \.a
      }
      func g() {}
    }
    """##,
    ##"""
    struct A {function f() {call!(router.route [to: \.a])}; function g() {}} ; PROBLEM expected ')' after \##
    arguments
    """##
  ),
  (
    ##"""
    class A {
      @Route(.push) var
      @Route(.modal) var b = makeB
      @EnvironmentObject var x: 
      func f() { foo.
        let y = 1
        foo.
      }
    }
    """##,
    ##"""
    class A open {@Route(.push) var _; @Route(.modal) var 'b = makeB; @EnvironmentObject var 'x: unknown; function \##
    f() {foo.; let 'y = 1; foo.}} ; PROBLEM expected a name ; PROBLEM expected a type ; PROBLEM expected a \##
    member name ; PROBLEM expected a member name
    """##
  ),
  (
    ##"""
    class A {
      func f() {
        if x {
          a()
      }
      func g() {}
    }
    class B {}
    """##,
    ##"""
    class A open {function f() {if x {call(a [])}}; function g() {}}; class B open {} ; PROBLEM expected '}'
    """##
  ),
  (
    ##"""
    class A {
      func f() {
        }
      }
      func g() {}
    }
    class B {}
    """##,
    ##"""
    class A open {function f() {}; function g() {}}; class B open {} ; PROBLEM unexpected '}'
    """##
  ),
  (
    ##"""
    var a:
    final class A {}
    typealias
    public final class B {}
    """##,
    ##"""
    var 'a: unknown; final class A open {}; typealias ; public final class B open {} ; PROBLEM expected a type ; \##
    PROBLEM expected a name
    """##
  ),
  (
    ##"""
    let s = "abc
    let t = 1
    """##,
    ##"""
    let 's = "abc"; let 't = 1 ; PROBLEM unterminated string
    """##
  ),
  (
    ##"""
    class A {
      var a = [1, 2
      func f( {
      }
      var b = B(
    }
    struct C {}
    """##,
    ##"""
    class A open {var 'a = [1, 2]; function f(_ : unknown) {}; var 'b = call!(B [])}; struct C {} ; PROBLEM \##
    expected ']' ; PROBLEM expected ')' after parameters ; PROBLEM expected ':' and a type ; PROBLEM expected \##
    a parameter name ; PROBLEM expected ')' after arguments
    """##
  ),
  (
    ##"""
    )
    } let x = 1
    """##,
    ##"""
    let 'x = 1 ; MISSING ; PROBLEM expected an expression ; PROBLEM unexpected token ; PROBLEM unexpected '}'
    """##
  ),
  (
    ##"""
    func f() { router.route(to: \C. ) ; g(a: ) ; h(1, }
    """##,
    ##"""
    function f() {call!(router.route [to: \C.]); call!(g [a: MISSING]); call!(h [1])} ; PROBLEM expected a \##
    name ; PROBLEM expected an expression ; PROBLEM expected ')' after arguments
    """##
  ),
  (
    ##"""
    class A {
      func f() {
        b.c { x in
          d(
        }
      @Root var y = z
      enum Q { case a
      func g() {}
    }
    let z = 1
    """##,
    ##"""
    class A open {function f() {call(b.c [^{(x) in call!(d [])}])}; @Root var 'y = z; enum Q open {case a}; function \##
    g() {}}; let 'z = 1 ; PROBLEM expected '}' ; PROBLEM expected ')' after arguments ; PROBLEM expected '}'
    """##
  ),
  (
    ##"""
    struct A { var b: some View { C().d(e: .f) .g( } }
    struct D {}
    """##,
    ##"""
    struct A {var 'b: some View get{call!(call(call(C []).d [e: .f]).g [])}}; struct D {} ; PROBLEM expected \##
    ')' after arguments
    """##
  ),
  (
    ##"""
    x = 
    y = 2
    foo(.)
    .
    """##,
    ##"""
    (x = (y = 2)); call!(foo [.]). ; PROBLEM expected a member name ; PROBLEM expected a member name
    """##
  ),
  (
    ##"""
    if { } ; f()
    """##,
    ##"""
    if  {}; call(f [])
    """##
  ),
  (
    ##"""
    let x: [Int
    func f() {}
    """##,
    ##"""
    let 'x: [Int]; function f() {} ; PROBLEM expected ']'
    """##
  ),
  (
    ##"""
    switch x { case .a: f() 
     func g() {} }
    """##,
    ##"""
    switch x {case(.a): call(f []); function g() {}}
    """##
  ),
  (
    ##"""
    a ? b
    """##,
    ##"""
    (a ? b : MISSING) ; PROBLEM expected ':' after '? …'
    """##
  ),
  (
    ##"""
    struct {}
    class
    enum E {}
    """##,
    ##"""
    struct  open {}; classMember enum E open {} ; PROBLEM expected a name
    """##
  ),
  // Before what only follows a value, the name is still to come. A name may be such a word.
  (
    ##"""
    f(R. as T, x.as, y.in.z)
    """##,
    ##"""
    call!(f [as(R. T), x.as, y.in.z]) ; PROBLEM expected a member name
    """##
  ),
  (
    ##"""
    f { $0.
    """##,
    ##"""
    call(f [^{$0.}]) ; PROBLEM expected '}' ; PROBLEM expected a member name
    """##
  ),
  (
    ##"""
    @
    """##,
    ##"""
    PROBLEM expected a declaration ; PROBLEM expected an attribute name
    """##
  ),
  (
    ##"""
    let x = [a: , b
    """##,
    ##"""
    let 'x = [a: MISSING]d ; PROBLEM expected an expression ; PROBLEM expected ']'
    """##
  ),
  (
    ##"""
    "\(a
    """##,
    ##"""
    "\(a"{a} ; PROBLEM unterminated string ; PROBLEM expected ')' after arguments
    """##
  ),
  (
    ##"""
    func f() {
      let a = b<
      c()
    }
    """##,
    ##"""
    function f() {let 'a = post<(b); call(c [])}
    """##
  ),
  (
    ##"""
    f(a b)
    let x = y(1 2, z)
    """##,
    ##"""
    let 'x = call!(y [1, z]) ; call!(f [a]) ; PROBLEM unexpected token ; PROBLEM unexpected token ; PROBLEM \##
    unexpected token
    """##
  ),
  (
    ##"""
    class A {
      @Root var a =
      @Route(.push) var b = c
      func f() { a.hub..route(to: \.b); a..$c; a..<b; a...b }
    }
    """##,
    ##"""
    class A open {@Root var 'a = MISSING; @Route(.push) var 'b = c; function f() {call(a.hub..route [to: \.b]); \##
    a..$c; {a ..< b}; {a ... b}}} ; PROBLEM expected an expression ; PROBLEM expected a member name ; PROBLEM \##
    expected a member name
    """##
  ),
]

@Test(arguments: cases)
func recovers(_ source: String, _ tree: String) {
  #expect(rendered(source) == tree)
}
