// C3 Payloads that do not fit.
// rejected
import SwiftUI

func c3(_ nav: Nav) { nav.next(.a) }
//                              ^ input-mismatch
func c3b(_ nav: Nav) { nav.next(.b(.item(1))) }
//                                  ^^^^ input-mismatch
func c3c(_ nav: Nav) { nav.next(.a(.x(1))) }
//                                  ^ input-mismatch
func c3d(_ nav: Nav) { nav.next(.b(.item(id: "1"))) }
//                                           ^^^ input-mismatch
