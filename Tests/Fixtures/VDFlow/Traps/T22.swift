// T22 parameters, inout parameters and mutating functions
// rejected
import SwiftUI
import VDFlow

func t22a(_ r: Root) { r.selected = .home }
//                     ^ wrong-receiver
func t22b(_ r: inout Root) { r.selected = .home }
extension Root { mutating func t22c() { self.selected = .home } }
