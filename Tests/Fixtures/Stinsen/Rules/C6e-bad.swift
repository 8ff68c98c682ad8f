// C6e An input that cannot be compared.
// rejected
import SwiftUI
import Stinsen

func c6eRoot(_ depot: DepotCoordinator) { depot.root(\.planned, Draft(text: "")) }
//                                                     ^^^^^^^ input-mismatch
func c6eIs(_ depot: DepotCoordinator, _ d: Draft) { _ = depot.isRoot(\.planned, d) { _, _ in false } }
//                                                                     ^^^^^^^ input-mismatch
func c6eHas(_ depot: DepotCoordinator, _ d: Draft) { _ = depot.hasRoot(\.planned, d) }
//                                                                       ^^^^^^^ input-mismatch
func c6eFocus(_ depot: DepotCoordinator) { try? depot.focusFirst(\.confirm, {}) }
//                                                                 ^^^^^^^ input-mismatch
