// C13 All labels, and defaults left out.
import SwiftUI
import SwiftUICoordinator

extension Home {
  func c13Good() { _ = factory.makeBasket(parent: self) }
  func c13bGood() { _ = Basket(parent: self, navigationController: navigationController) }
}
