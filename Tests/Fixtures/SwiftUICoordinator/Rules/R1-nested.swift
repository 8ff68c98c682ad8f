// R1 The parent may be another object of the sender's class, which handles what the root does not.
import SwiftUI
import SwiftUICoordinator

enum R1NestedAction: CoordinatorAction { case leave }
final class R1NestedFolder: Basket {
  override func handle(_ action: CoordinatorAction) {
    switch action {
    case R1NestedAction.leave: try? show(route: .pay)
    default: parent?.handle(action)
    }
  }
  func open() { R1NestedFolder(parent: self, navigationController: navigationController).leave() }
  private func leave() { parent?.handle(R1NestedAction.leave) }
}
func r1nested(_ home: Home) { R1NestedFolder(parent: home, navigationController: home.navigationController).open() }
