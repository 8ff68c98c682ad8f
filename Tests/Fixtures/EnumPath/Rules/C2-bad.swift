// C2 A hop is missing.
// rejected
// fix: func c2(_ nav: Nav) { nav.next(.a(.y)) }
import SwiftUI

func c2(_ nav: Nav) { nav.next(.y) }
//                              ^ broken-chain
func c2b(_ nav: Nav) { nav.next(.a(.b)) }
//                                  ^ broken-chain
