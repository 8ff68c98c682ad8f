// C2 A missing hop in front of a value with an input: the fix wraps both.
// rejected
// fix: func c2InputBad(_ nav: Nav) { nav.next(.b(.item(id: 3))) }
import SwiftUI

func c2InputBad(_ nav: Nav) { nav.next(.item(id: 3)) }
//                                      ^^^^ broken-chain
