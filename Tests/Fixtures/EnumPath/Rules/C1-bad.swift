// C1 A case that the payload lacks.
// rejected
import SwiftUI

func c1(_ nav: Nav) { nav.next(.a(.z)) }
//                                 ^ unknown-route
func c1b(_ nav: Nav) { nav.path = [.b(.itme(id: 1))] }
//                                     ^^^^ unknown-route
func c1c(_ nav: Nav) -> Bool { nav.path == [Step.c] }
//                                               ^ unknown-route
