// Paths Every way to hold, reach and select.
import SwiftUI
import VDFlow
// same names nested in several structs; locals shadow; aliases; wrappers; extensions
struct D1Items: Equatable { var id = 0; var title = "" }
enum D1Space {
  @Steps struct Root { var home; var page: Page = .one; var none }
  @Steps struct Page { var one; var two: D1Items = D1Items() }
}
struct D1Other { struct Root { var home = 1; var selected = 3; func select() {} } ; var root = Root() }
typealias D1Root = D1Space.Root
@propertyWrapper struct D1Box<T> { var wrappedValue: T; var projectedValue: Binding<T> { Binding(get: { fatalError() }, set: { _ in }) }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
final class D1Store: ObservableObject {
  @Published var root: D1Root = .home
  @D1Box var boxed: D1Space.Root = .home
  var optional: D1Root?
  var list: [D1Root] = [.home, .page(.two(D1Items()))]
  var map: [String: D1Root] = [:]
  var other = D1Other()
  lazy var lazyRoot: D1Root = .page(.one)
  var computed: D1Root { get { root } set { root = newValue } }
  let make: () -> D1Root = { .home }
  subscript(i: Int) -> D1Root { get { list[i] } set { list[i] = newValue } }
  func go() {
    root.selected = .page
    root.selected = nil
    root.$page.select()
    root.$page.select(with: .one)
    root.page.$two.select(with: D1Items(id: 1))
    root.page.selected = .two
    root = .page(.two(D1Items(id: 3)))
    root = D1Root.home
    root = D1Space.Root.page(.one)
    optional?.selected = .home
    optional?.$page.select()
    optional = .home
    optional = nil
    optional = .none
    list[0].selected = .home
    list[0].$page.select()
    list.append(.home)
    list.append(.page(.one))
    map["a"]?.selected = .home
    map["a"] = .home
    map["b", default: .home].selected = .page
    other.root.selected = 4
    other.root.home = 2
    other.root.select()
    boxed.selected = .home
    lazyRoot.$page.select()
    computed.selected = .page
    self[0].selected = .home
    root.page.two.title = "x"
    root.page.two.id += 1
    let copy = make()
    print(copy.selected == .home, copy.page.selected)
    var local = root
    local.selected = .page
    root = local
    for i in list.indices { list[i].selected = .home }
    list.indices.forEach { list[$0].selected = .home }
    withUnsafeMutablePointer(to: &root) { $0.pointee.selected = .home }
    update { $0.selected = .page }
    update { root in root.page.$two.select() }
    let isHome = root.selected == .home ? 1 : 2
    print(isHome)
    root.select(\.$page)
    root.select(\.$page, with: .two(D1Items()))
    _ = root.isSelected(\.$page)
    if case .home? = root.selected {}
    if root.selected != .page, root.page.selected == .two { }
    switch (root.selected, root.page.selected) { case (.home, _): break; case (.page?, .one): break; default: break }
    switch root.selected { case .home: break; case .page: break; case nil: break }
    switch root.page.selected { case .one: break; case .two: break }
    let key: WritableKeyPath<D1Root, D1Root.StepID<D1Space.Page>> = \.$page
    root.select(key)
    root[keyPath: \.page] = .one
    root.$page.wrappedValue.selected = .two
    print(D1Root.Steps.allCases, D1Root.Steps(rawValue: "home") as Any, D1Root.Steps.home.rawValue)
    let all: [D1Root.Steps] = [.home, .page]
    all.forEach { root.selected = $0 }
    root.selected = all.first
    root.selected = Bool.random() ? .home : nil
    root.selected = { .page }()
    let f = D1Root.page
    root = f(.one)
    _ = [D1Space.Page.one].map(D1Root.page)
  }
  func update(_ body: (inout D1Root) -> Void) { body(&root) }
}
extension D1Space.Root {
  mutating func goHome() { selected = .home; self.selected = .page; $page.select(); self.$page.select(with: .one); self = .home }
  var isHome: Bool { selected == .home }
  static func start() -> Self { .page(.two(D1Items())) }
  static let initial = D1Space.Root.home
}
extension D1Space.Root: CustomStringConvertible { var description: String { "x" } }
func d1(_ s: D1Store) { s.root.goHome(); s.root = .start(); s.root = .initial; print(s.root.isHome, s.root.description); s.root = D1Root.start() }
func d1b(_ r: inout D1Root, _ b: Binding<D1Root>, _ p: UnsafeMutablePointer<D1Root>) {
  r.selected = .home
  b.wrappedValue.selected = .page
  b.wrappedValue.$page.select()
  b.wrappedValue = .home
  b.page.wrappedValue = .one
  b.page.wrappedValue.$two.select()
  b.selected.wrappedValue = .home
  p.pointee.$page.select()
  let home = r
  print(home)
  func inner(_ selected: Int) { let r = D1Other(); print(r.root.selected, selected) }
  inner(1)
}
struct D1View: View {
  @StateStep var root: D1Root = .home
  @ObservedObject var store = D1Store()
  @State var other = D1Other()
  @Binding var page: D1Space.Page
  var body: some View {
    NavigationSteps(selection: $root.selected) {
      Text("home").step($root.$home)
      Text("page").step($root.$page)
    }
    VStack {
      Button("a") { root.$page.select(); root.selected = .home; store.root.selected = .page; page.selected = .two; page.$two.select(with: .init()) }
      Button("b") { other.root.selected = 3; store.root = .home; $store.root.wrappedValue.selected = nil }
      D1Child(page: $root.page)
      Toggle("x", isOn: $root.isSelected(.home))
      Toggle("x", isOn: $store.root.isSelected(.home))
    }
    .sheet(isPresented: $store.root.isSelected(.page)) { Text("x") }
    .d1Sheet($root.isSelected(.page)) { Text("y") }
    .onChange(of: root.selected) { _ in }
  }
}
struct D1Child: View {
  @Binding var page: D1Space.Page
  var body: some View { Button("x") { page.selected = .one; $page.wrappedValue.$two.select() } }
}
extension View {
  func d1Sheet<C: View>(_ isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View { sheet(isPresented: isOn, content: content) }
}
