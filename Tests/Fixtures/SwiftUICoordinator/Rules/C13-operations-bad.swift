// C13 Routes that are handed over with another label, or with none.
// rejected
import SwiftUI
import SwiftUICoordinator

func c13operations(_ c: Basket) {
  try? c.show(.pay)
//       ^^^^ input-mismatch
  c.append(route: [.list, .pay])
//  ^^^^^^ input-mismatch
  c.set(routes: BasketRoute.list)
//                          ^^^^ input-mismatch
}
extension Home {
  func c13operations() { append([.sheet]) }
//                       ^^^^^^ input-mismatch
}
