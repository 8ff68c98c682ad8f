// A router for any enum, and a view that mounts whatever it is made for: what it is made for is a route.
// hints: on
// resolved: GenericRoute.two, GenericRoute.one, GenericErased.two
import SwiftUI

final class GenericRouter<R: Hashable>: ObservableObject {
  @Published var path: [R] = []
  let root: R
  init(root: R) { self.root = root }
  func push(_ r: R, value: Any? = nil) { path.append(r) }
}
struct GenericStack<Content: View, R: Hashable>: View {
  @ObservedObject var router: GenericRouter<R>
  var other: R?
  @ViewBuilder var content: (R) -> Content
  var body: some View {
    NavigationStack(path: $router.path) { content(router.root).navigationDestination(for: R.self) { content($0) } }
  }
}
enum GenericRoute { case one, two, three, four }
//                                        ^^^^ hint unused-route
struct GenericRoot: View {
  @StateObject var router = GenericRouter<GenericRoute>(root: .one)
  var body: some View {
    GenericStack(router: router, other: .three) { route in
      switch route {
      case .one: Button("t") { router.push(.two) }
      case .two: GenericScreen()
      case .three, .four: PlainView()
      }
    }
  }
}
struct GenericScreen: View {
  @EnvironmentObject var router: GenericRouter<GenericRoute>
  var body: some View { Button("t") { router.push(.one, value: 3) } }
}
func generic(_ router: GenericRouter<GenericRoute>) -> some View { PlainView().environmentObject(router) }

// The path takes anything, the router's functions take what it is made for.
final class GenericErasedRouter<R: Hashable>: ObservableObject {
  @Published var path = NavigationPath()
  func push(_ route: R) { path.append(route) }
}
enum GenericErased: Hashable { case one, two }
//                                  ^^^ hint unused-route
struct GenericErasedRoot: View {
  @StateObject var router = GenericErasedRouter<GenericErased>()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("t") { router.push(.two) }.navigationDestination(for: GenericErased.self) { route in
        switch route {
        case .one, .two: PlainView()
        }
      }
    }
  }
}

// A list of anything that no stack binds is no path.
enum GenericEvent: Hashable { case opened, closed, failed }
final class GenericQueue<T: Hashable> {
  var queue: [T] = []
  func add(_ item: T) { queue.append(item) }
}
struct GenericConnection {
  let events: GenericQueue<GenericEvent> = GenericQueue()
  func open() { events.add(.opened) }
}
