// E5 A key path goes to a step below, and its flow is to be asked.
// rejected
// fix: func e5path(_ r: inout Root) { r.tab.select(\.$theme, with: .dark) }
import SwiftUI
import VDFlow

func e5path(_ r: inout Root) { r.select(\.tab.$theme, with: .dark) }
//                                             ^^^^^ broken-chain
func e5test(_ r: Root) -> Bool { r.isSelected(\.tab.$theme) }
//                                                   ^^^^^ broken-chain
