// E5 a value of a flow below
// rejected
// fix: func e5factory(_ r: inout Root) { r = .tab(.theme(.dark)) }
import SwiftUI
import VDFlow

func e5factory(_ r: inout Root) { r = .theme(.dark) }
//                                     ^^^^^ broken-chain
