// C4 A value of the payload's enum.
// rejected
// fix: func c4(_ nav: Nav) { nav.path.append(.a(.x)) }
import SwiftUI

func c4(_ nav: Nav) { nav.path.append(A.x) }
//                                      ^ wrong-route-kind
