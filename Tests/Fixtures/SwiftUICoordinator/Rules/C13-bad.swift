// C13 A label is missing.
// rejected
import SwiftUI
import SwiftUICoordinator

extension Home {
  func c13() { _ = factory.makeBasket(self) }
//                         ^^^^^^^^^^ input-mismatch
  func c13b() { _ = Basket(navigationController: navigationController) }
//                  ^^^^^^ input-mismatch
}
