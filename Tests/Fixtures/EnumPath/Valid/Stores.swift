// Stores Wrappers, subscripts, key paths, bindings, local types.
import SwiftUI
// property wrappers of the app, local types, key paths, result builders, subscripts
@propertyWrapper struct A4Stored<Value> {
  var wrappedValue: Value
  var projectedValue: Binding<Value> { Binding(get: { fatalError() }, set: { _ in }) }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
enum A4Tab: Hashable { case home, shop }
enum A4HomeRoute: Hashable { case detail(Int), settings }
enum A4ShopRoute: Hashable { case cart, detail(String) }
final class A4Store: ObservableObject {
  @Published var homePath: [A4HomeRoute] = []
  @Published var shopPath: [A4ShopRoute] = []
  @Published var sheet: A4Sheet?
  @Published var paths: [A4Tab: NavigationPath] = [:]
  subscript(tab: A4Tab) -> NavigationPath {
    get { paths[tab] ?? NavigationPath() }
    set { paths[tab] = newValue }
  }
  func push<R: Hashable>(_ r: R, on path: ReferenceWritableKeyPath<A4Store, [R]>) { self[keyPath: path].append(r) }
  func reset<R>(_ path: ReferenceWritableKeyPath<A4Store, [R]>) { self[keyPath: path] = [] }
}
enum A4Sheet: Identifiable, Hashable {
  case edit, share(URL), pick(A4HomeRoute)
  var id: Self { self }
}
struct A4Root: View {
  @StateObject var store = A4Store()
  @State var tab = A4Tab.home
  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $store.homePath) {
        Button("x") {
          store.push(.detail(1), on: \.homePath)
          store.push(.cart, on: \.shopPath)
          store.push(.detail("a"), on: \.shopPath)
          store.homePath.append(.settings)
          store.shopPath = [.cart, .detail("b")]
          store.sheet = .pick(.detail(3))
          store.sheet = .some(.edit)
          store.sheet = Optional.some(.edit)
          store.sheet = Bool.random() ? .edit : nil
          store[.home].append(A4HomeRoute.settings)
          tab = .shop
        }
        .navigationDestination(for: A4HomeRoute.self) { r in
          switch r {
          case .detail(let n): NumberView(id: n)
          case .settings: PlainView()
          }
        }
      }
      .tag(A4Tab.home)
      NavigationStack(path: $store.shopPath) {
        PlainView().navigationDestination(for: A4ShopRoute.self) { (r: A4ShopRoute) in
          switch r {
          case .cart: PlainView()
          case .detail(let s): Text(s)
          }
        }
      }
      .tag(A4Tab.shop)
    }
    .sheet(item: $store.sheet) { sheet in
      switch sheet {
      case .edit, .share: PlainView()
      case .pick(.settings): PlainView()
      case .pick(.detail(let n)): NumberView(id: n)
      }
    }
  }
}
func a4(_ store: A4Store) {
  enum Route: Hashable { case one, two(Int) }
  var path: [Route] = []
  path.append(.one)
  path.append(.two(1))
  struct Local { var path: [Route] = []; mutating func push(_ r: Route) { path.append(r) } }
  var local = Local()
  local.push(.two(4))
  local.path += [.one]
  print(path, local)
  let keys: [ReferenceWritableKeyPath<A4Store, [A4HomeRoute]>] = [\.homePath]
  for key in keys { store[keyPath: key].append(.detail(2)) }
  store.homePath.removeLast()
  _ = store.homePath.popLast()
  let bind = Binding<[A4HomeRoute]>(get: { store.homePath }, set: { store.homePath = $0 })
  bind.wrappedValue.append(.settings)
  bind.wrappedValue = [.detail(1)]
}
#if DEBUG
enum A4Debug: Hashable { case logs }
#else
enum A4Debug: Hashable { case none }
#endif
