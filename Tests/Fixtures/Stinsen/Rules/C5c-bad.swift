// C5c A view root cannot be had.
// rejected
import SwiftUI
import Stinsen

func c5cBad(_ depot: DepotCoordinator) { _ = depot.hasRoot(\.yard) }
//                                                           ^^^^ wrong-route-kind
