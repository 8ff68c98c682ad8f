// E5 a selection of a flow below
// rejected
// fix: func e5selected(_ r: inout Root) { r.tab.selected = .theme }
import SwiftUI
import VDFlow

func e5selected(_ r: inout Root) { r.selected = .theme }
//                                               ^^^^^ broken-chain
