// C3g What is behind a call that is refused is not known: the child is there as soon as the right root is asked for.
// rejected
// unresolved: the chain before it could not be followed
import SwiftUI
import Stinsen

func c3gRefused(_ depot: DepotCoordinator) { depot.hasRoot(\.yard)?.child.route(to: \.roster) }
//                                                           ^^^^ wrong-route-kind
