// C3 Payloads that fit.
// resolved: HomeRoute.detail, HomeRoute.item
import SwiftUI
import SwiftUICoordinator

func c3Good(_ c: Home, _ id: Int) {
  try? c.show(route: .detail(id))
  try? c.show(route: .item(id: id))
}
