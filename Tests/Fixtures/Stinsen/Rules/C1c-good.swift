// C1c Operations of an app's own, whatever their labels.
import SwiftUI
import Stinsen

extension NavigationCoordinatable {
  func root<Output: View>(to path: KeyPath<Self, Transition<Self, RootSwitch, Void, Output>>) { root(path) }
}
func c1cOwn(_ depot: DepotCoordinator) { depot.root(to: \.yard) }
