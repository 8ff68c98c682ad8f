// A route with its type behind it, and one that a closure makes which is called at once, are judged like any other.
// rejected
import SwiftUI

func madeAtOnceBad(_ nav: Nav) {
  nav.next((.a(.z) as Step))
//              ^ unknown-route
  nav.next({ .y }())
//            ^ broken-chain
  nav.next({ return Step.c }())
//                       ^ unknown-route
}
