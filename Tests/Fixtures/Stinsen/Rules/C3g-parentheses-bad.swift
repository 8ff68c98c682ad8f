// C3g A hop that is not there, behind parentheses.
// rejected
// unresolved: the receiver's type is not known
// fix: func c3gParentheses(_ depot: DepotCoordinator) { (depot).route(to: \.scales) }
import SwiftUI
import Stinsen

func c3gParentheses(_ depot: DepotCoordinator) { (depot).child.route(to: \.scales) }
//                                                       ^^^^^ wrong-receiver
