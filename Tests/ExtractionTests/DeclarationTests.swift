/// Every form of declaration and type.

import Testing

private let cases: [(source: String, tree: String)] = [
  (
    ##"""
    @Route (.push) var a = makeA
    @objc (b) func c() { { @MainActor (d) in e } }
    """##,
    ##"""
    @Route(.push) var 'a = makeA; @objc() function c() {{(d) in e}}
    """##
  ),
  (
    ##"""
    @Stinsen.Route(.push) /* c */
    // d
    var a = makeA
    """##,
    ##"""
    @Stinsen.Route(.push) var 'a = makeA
    """##
  ),
  (
    ##"""
    @Published<X> private(set) var x: Int = 1 { didSet { f() } willSet(n) { } }
    """##,
    ##"""
    @Published<X> restrictedSetter var 'x: Int = 1 didSet{call(f [])} willSet{}
    """##
  ),
  (
    ##"""
    public final class A<T: P, each U>: B<T>, C where T: Q, T.X == [Int] { class func f() {}; class var g: Int { 1 }; lazy var h = { 1 }() ; deinit { } }
    """##,
    ##"""
    public final class A<T: P, U>: B<T>, C where T : Q, T.X == [Int] {classMember function f() {}; \##
    classMember var 'g: Int get{1}; lazy var 'h = call({1} []); deinitializer deinit() {}}
    """##
  ),
  (
    ##"""
    enum E: String { case a, b = "x"; indirect case c(Int, l: E = .a, _ m: () -> Void) }
    """##,
    ##"""
    enum E: String {case a; case b = "x"; indirect case c(_ : Int, l: E = .a, _ m: () -> Void)}
    """##
  ),
  (
    ##"""
    protocol P<A>: AnyObject { associatedtype A: Q = R where A.B == C; var x: Int { get async throws }; func f(); init?(); static var s: T { get set } }
    """##,
    ##"""
    protocol P<A>: AnyObject {associatedtype A = R; var 'x: Int get; function f(); failableInitializer init(); \##
    static var 's: T get set}
    """##
  ),
  (
    ##"""
    extension Outer.Inner<Int>: P where T == U { typealias X<V> = [V] }
    """##,
    ##"""
    extension Outer.Inner<Int>: P where T == U {typealias X<V> = [V]}
    """##
  ),
  (
    ##"""
    func f<T>(_ a: inout T, b c: @escaping (Int, _ x: String) async throws -> Void, d: Int..., e: some P = .x, @ViewBuilder g: () -> V) async throws(E) -> (a: Int, b: [K: V?]) where T: P {}
    """##,
    ##"""
    function f<T>(_ a: inout T, @escaping b c: (Int, String) async throws -> Void, d: Int..., e: some P = .x, \##
    @ViewBuilder g: () -> V) async throws -> (a: Int, b: [K: V?]) where T : P {}
    """##
  ),
  (
    ##"""
    struct S { subscript<T>(x: T) -> Int { 1 }; static func == (a: S, b: S) -> Bool { true }; init!(x: Int) {}; unowned(safe) var u: U; nonisolated(unsafe) var n: (any P)?; var open = 1, final: Int { 2 } }
    """##,
    ##"""
    struct S {subscript subscript<T>(x: T) -> Int {1}; static function ==(a: S, b: S) -> Bool {true}; \##
    failableInitializer init(x: Int) {}; unowned var 'u: U; nonisolated var 'n: any P?; var 'open = 1, \##
    'final: Int get{2}}
    """##
  ),
  (
    ##"""
    #if os(/* not the /* old */ one */iOS) /* a */ && DEBUG // b
    struct A {}
    #elseif canImport(UIKit) /* over
    lines */
    struct B {}
    #endif
    """##,
    ##"""
    [os(iOS) && DEBUG] struct A {}; [!os(iOS) && DEBUG, canImport(UIKit)] struct B {}
    """##
  ),
  (
    ##"""
    #if os(iOS)
    struct A {
      #if DEBUG
      var x: Int
      #else
      var y: Int
      #endif
    }
    #elseif X
    struct B {}
    #else
    @foo
    #endif
    struct C {}
    """##,
    ##"""
    [os(iOS)] struct A {[os(iOS), DEBUG] var 'x: Int; [os(iOS), !DEBUG] var 'y: Int}; [!os(iOS), X] struct B \##
    {}; @foo struct C {}
    """##
  ),
  (
    ##"""
    struct M { #foo(1); #warning("x")
    var x: Int }
    """##,
    ##"""
    struct M open {var 'x: Int}
    """##
  ),
  (
    ##"""
    protocol P { associatedtype A: B, C }
    struct S { var i: [Int: [C]].Iterator; var s = """
    \(a)"
    """ }
    @available(iOS 17, *) #Preview { v }
    """##,
    ##"""
    protocol P {associatedtype A = B & C}; struct S {var 'i: unknown; var 's = "
    \(a)"
    "{a}} ; #Preview(^{v})
    """##
  ),
  (
    ##"""
    func f() {
    open(.a)
    let b = c
    dynamic(1)
    func g() {}
    nonisolated(unsafe) var d = e
    final(.h)
    }
    """##,
    ##"""
    function f() {call(open [.a]); let 'b = c; call(dynamic [1]); function g() {}; nonisolated var 'd = e; \##
    call(final [.h])}
    """##
  ),
]

@Test(arguments: cases)
func readsDeclarations(_ source: String, _ tree: String) {
  #expect(rendered(source) == tree)
}
