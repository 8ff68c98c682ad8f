// C6c An input of certainly another type.
// rejected
import SwiftUI
import Stinsen

func c6cText(_ depot: DepotCoordinator) { depot.route(to: \.shelf, "top") }
//                                                          ^^^^^ input-mismatch
func c6cValue(_ depot: DepotCoordinator, _ draft: Draft) { depot.route(to: \.parcel, draft) }
//                                                                           ^^^^^^ input-mismatch
func c6cRoot(_ depot: DepotCoordinator) { depot.root(\.office, 4) }
//                                                     ^^^^^^ input-mismatch
