// T28 the same without the input.
// Expected: input-mismatch (C6a).
// rejected
import SwiftUI
import Stinsen

func t28(_ r: DepotCoordinator.Router) { r.route(to: \.shelf) }
//                                                     ^^^^^ input-mismatch
