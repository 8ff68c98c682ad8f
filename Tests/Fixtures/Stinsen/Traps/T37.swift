// T37 not Equatable.
// Expected: input-mismatch (C6e), mentions 'comparator:'.
// rejected
import SwiftUI
import Stinsen

func t37(_ c: DepotCoordinator) { c.root(\.planned, Draft(text: "")) }
//                                         ^^^^^^^ input-mismatch
