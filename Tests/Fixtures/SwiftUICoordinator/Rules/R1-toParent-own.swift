// An app's own overload of 'handle' takes what is sent to a parent: no coordinator has to handle it.
import SwiftUI
import SwiftUICoordinator

enum TPoAction: CoordinatorAction { case go, stay }
extension Coordinator {
  func handle(_ action: TPoAction) { print(action) }
}
extension Basket {
  func tPoSend() {
    parent?.handle(TPoAction.go)
    self.parent!.handle(TPoAction.go)
    let kept = TPoAction.stay
    parent?.handle(kept)
    if let parent { parent.handle(kept) }
  }
}
