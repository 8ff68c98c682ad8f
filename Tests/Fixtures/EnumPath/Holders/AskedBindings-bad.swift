// A generic view asks a generic router for the binding of its list: what the router takes is checked.
// rejected
import SwiftUI

enum AskedBad: Hashable { case home, detail(Int) }
final class AskedBadRouter<R: Hashable>: ObservableObject {
  @Published private(set) var stack: [R] = []
  func go(to route: R) { stack.append(route) }
  func binding() -> Binding<[R]> { Binding(get: { self.stack }, set: { self.stack = $0 }) }
}
struct AskedBadStack<R: Hashable, Root: View>: View {
  @ObservedObject var router: AskedBadRouter<R>
  @ViewBuilder let root: () -> Root
  var body: some View {
    NavigationStack(path: router.binding()) { root().navigationDestination(for: R.self) { _ in PlainView() } }
  }
}
struct AskedBadRoot: View {
  @StateObject var router = AskedBadRouter<AskedBad>()
  var body: some View { AskedBadStack(router: router) { PlainView() } }
  func open() {
    router.go(to: .detail(1))
    router.go(to: .details(1))
//                 ^^^^^^^ unknown-route
    router.go(to: .home)
  }
}
