// A generic view asks a generic router for the binding of its list: by a function, or by a property.
// resolved: AskedByFunction.home, AskedByFunction.detail, AskedByProperty.home, AskedByProperty.item
// unresolved:
import SwiftUI

enum AskedByFunction: Hashable { case home, detail(Int) }
enum AskedByProperty: Hashable { case home, item }
final class AskedRouter<R: Hashable>: ObservableObject {
  @Published private(set) var stack: [R] = []
  func go(to route: R) { stack.append(route) }
  func binding() -> Binding<[R]> { Binding(get: { self.stack }, set: { self.stack = $0 }) }
}
final class AskedOtherRouter<R: Hashable>: ObservableObject {
  @Published private(set) var stack: [R] = []
  func go(to route: R) { stack.append(route) }
  var bound: Binding<[R]> { Binding(get: { self.stack }, set: { self.stack = $0 }) }
}
struct AskedStack<R: Hashable, Root: View, Shown: View>: View {
  @ObservedObject var router: AskedRouter<R>
  @ViewBuilder let root: () -> Root
  @ViewBuilder let destination: (R) -> Shown
  var body: some View {
    NavigationStack(path: router.binding()) { root().navigationDestination(for: R.self, destination: destination) }
  }
}
struct AskedOtherStack<R: Hashable, Root: View, Shown: View>: View {
  @ObservedObject var router: AskedOtherRouter<R>
  @ViewBuilder let root: () -> Root
  @ViewBuilder let destination: (R) -> Shown
  var body: some View {
    NavigationStack(path: router.bound) { root().navigationDestination(for: R.self, destination: destination) }
  }
}
struct AskedRoot: View {
  @StateObject var router = AskedRouter<AskedByFunction>()
  @StateObject var other = AskedOtherRouter<AskedByProperty>()
  var body: some View {
    AskedStack(router: router) {
      Button("home") { router.go(to: .home) }
      Button("detail") { router.go(to: .detail(1)) }
    } destination: { _ in PlainView() }
    AskedOtherStack(router: other) {
      Button("home") { other.go(to: .home) }
      Button("item") { other.go(to: .item) }
    } destination: { _ in PlainView() }
  }
}
