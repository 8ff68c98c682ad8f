// R15 Cases that are never named, but may all be made: of a list of all, by a decoder, for a screen.
// hints: on
import SwiftUI
import SwiftUICoordinator

enum DynamicListed: NavigationRoute, CaseIterable {
  case start, first
  var action: TransitionAction? { .push(animated: true) }
  static func everything() -> [DynamicListed] { allCases }
}
enum DynamicCoded: String, NavigationRoute, Codable {
  case start, first
  var action: TransitionAction? { .push(animated: true) }
}
enum DynamicShown: NavigationRoute {
  case start, first
  var action: TransitionAction? { .push(animated: true) }
}
func dynamicValue<T: Decodable>(_ type: T.Type) -> T? { nil }
struct DynamicMenu: View {
  let items: [DynamicShown]
  var body: some View { PlainView() }
}
final class DynamicListedFlow: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = DynamicListed.start
  init(_ parent: Coordinator, _ navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
final class DynamicCodedFlow: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = DynamicCoded.start
  init(_ parent: Coordinator, _ navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
final class DynamicShownFlow: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = DynamicShown.start
  init(_ parent: Coordinator, _ navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension DynamicListedFlow: RouterViewFactory {
  func view(for route: DynamicListed) -> some View { PlainView() }
  func all() { append(routes: DynamicListed.everything()) }
}
extension DynamicCodedFlow: RouterViewFactory {
  func view(for route: DynamicCoded) -> some View { PlainView() }
  func restore() { if let route = dynamicValue(DynamicCoded.self) { try? show(route: route) } }
}
extension DynamicShownFlow: RouterViewFactory {
  func view(for route: DynamicShown) -> some View { DynamicMenu(items: [DynamicShown.first]) }
  func pick(_ route: DynamicShown) { try? show(route: route) }
}
func makeDynamic(_ home: Home) {
  try? DynamicListedFlow(home, home.navigationController).start()
  try? DynamicCodedFlow(home, home.navigationController).start()
  try? DynamicShownFlow(home, home.navigationController).start()
}
