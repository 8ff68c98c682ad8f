// C2 A case of another coordinator.
// rejected
import SwiftUI
import SwiftUICoordinator

func c2(_ c: Home) { try? c.show(route: BasketRoute.pay) }
//                                                  ^^^ broken-chain
func c2b(_ c: Home) { try? c.show(route: .pay) }
//                                        ^^^ broken-chain
