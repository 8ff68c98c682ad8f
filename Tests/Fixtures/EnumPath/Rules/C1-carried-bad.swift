// C1-carried What carries a route need not be one itself.
// rejected
import SwiftUI

enum CarriedBadWay: Equatable { case push(screen: Step), back }
func carriedBad(_ way: CarriedBadWay) {}
func carriedBadCall() { carriedBad(.push(screen: .a(.z))) }
//                                                   ^ unknown-route
