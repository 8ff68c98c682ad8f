// R6 It is set with others, by a key path, in place, by a binding or its storage, through a protocol.
import SwiftUI
import SwiftUICoordinator

final class R6Together<R: Routing> {
  weak var coordinator: R?
  let title: String
  init(_ coordinator: R, title: String) { (self.coordinator, self.title) = (coordinator, title) }
  func tap() { coordinator?.handle(HomeAction.open) }
}
final class R6Nested<R: Routing> {
  private var router: R?
  let title: String
  let isNew: Bool
  init(_ coordinator: R, title: String) { (title: self.title, (router, isNew)) = (title: title, (coordinator, true)) }
  func tap() { router?.handle(HomeAction.open) }
}
final class R6ByPath<R: Routing> {
  weak var flow: R?
  func tap() { flow?.handle(HomeAction.open) }
}
func r6assign<T: AnyObject, V>(_ object: T, _ path: ReferenceWritableKeyPath<T, V>, _ value: V) {
  object[keyPath: path] = value
}
final class R6Swapped<R: Routing> {
  var owner: R?
  func tap() { owner?.handle(HomeAction.open) }
}
final class R6Stored<R: Routing>: ObservableObject {
  @Published var stored: R?
  init(_ coordinator: R) { _stored = Published(initialValue: coordinator) }
  func tap() { stored?.handle(HomeAction.open) }
}
final class R6Bound<R: Routing>: ObservableObject {
  @Published var bound: R?
  func tap() { bound?.handle(HomeAction.open) }
}
struct R6Binding: View {
  @Binding var coordinator: Home?
  var body: some View { PlainView() }
}
struct R6BoundScreen: View {
  @ObservedObject var model: R6Bound<Home>
  var body: some View { R6Binding(coordinator: $model.bound) }
}
protocol R6Owned: AnyObject { var owning: Home? { get set } }
final class R6Required: R6Owned {
  var owning: Home?
  func tap() { owning?.handle(HomeAction.open) }
}
func r6own(_ owned: R6Owned, _ home: Home) { owned.owning = home }
func r6set(_ home: Home) {
  r6assign(R6ByPath<Home>(), \.flow, home)
  let swapped = R6Swapped<Home>()
  var other: Home? = home
  swap(&swapped.owner, &other)
  _ = (R6Together(home, title: ""), R6Nested(home, title: ""), swapped)
  r6own(R6Required(), home)
}
