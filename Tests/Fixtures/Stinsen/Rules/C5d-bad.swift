// C5d The arms of a ternary differ in kind, in input, in output.
// rejected
import SwiftUI
import Stinsen

func c5dKind(_ depot: DepotCoordinator, _ f: Bool) { depot.route(to: f ? \.scales : \.yard) }
//                                                                                    ^^^^ wrong-route-kind
func c5dInput(_ depot: DepotCoordinator, _ f: Bool) { depot.route(to: f ? \.scales : \.shelf) }
//                                                                                     ^^^^^ wrong-route-kind
func c5dOutput(_ depot: DepotCoordinator, _ f: Bool) { depot.route(to: f ? \.scales : \.lane) }
//                                                                                      ^^^^ wrong-route-kind
