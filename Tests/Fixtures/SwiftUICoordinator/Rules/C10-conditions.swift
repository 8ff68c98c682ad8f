// C10 conditions that name the enum of the case, or match what is there at all.
import SwiftUICoordinator

extension Home {
  func e(_ a: CoordinatorAction?) {
    if case .some(let b) = a, case HomeAction.open = b {}
    guard case .none = a else { return }
  }
  func f(_ a: CoordinatorAction) { while case HomeAction.tabs = a { return } }
  func g(_ a: HomeAction) { if case .open = a {} }
  func h(_ link: DeepLink) { if case HomeRoute.sheet = link.route {} }
}
