// E5 a key path to a step below
// rejected
// fix: func e5keypath(_ r: inout Root) { r.tab.select(\.$theme) }
import SwiftUI
import VDFlow

func e5keypath(_ r: inout Root) { r.select(\.$theme) }
//                                            ^^^^^ broken-chain
