// Choices One branch says of which type the action is.
// resolved: HomeAction.open, HomeAction.basket, HomeAction.detail, HomeAction.tabs
import SwiftUI
import SwiftUICoordinator

func choices(_ home: Home, _ isNew: Bool) {
  home.handle(isNew ? HomeAction.open : .basket)
  home.handle(isNew ? .detail(1) : HomeAction.tabs)
}
