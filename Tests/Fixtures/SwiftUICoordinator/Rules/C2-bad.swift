// C2 A case of another coordinator.
// rejected
// resolved: HomeRoute.sheet
import SwiftUI
import SwiftUICoordinator

func c2(_ c: Home) { try? c.show(route: BasketRoute.pay) }
//                                                  ^^^ broken-chain
func c2b(_ c: Home) { try? c.show(route: .pay) }
//                                        ^^^ broken-chain
func c2c(_ c: Home) { c.append(routes: [.sheet, .pay]) }
//                                               ^^^ broken-chain
enum C2Near: NavigationRoute { case last }
func c2d(_ c: Basket) { try? c.show(route: .last) }
//                                          ^^^^ broken-chain
