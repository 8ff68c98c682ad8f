// C1c A key path behind a dot, as an extension of key paths may declare one.
import SwiftUI
import Stinsen

extension KeyPath where Root == DepotCoordinator, Value == Transition<DepotCoordinator, Presentation, Void, AnyView> {
  static var scales: KeyPath { \DepotCoordinator.scales }
}
func c1cConstant(_ depot: DepotCoordinator) { depot.route(to: .scales) }
