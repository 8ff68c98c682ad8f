// E5 a comparison with a step below
// rejected
// fix: func e5compared(_ r: Root) -> Bool { r.tab.selected == .theme }
import SwiftUI
import VDFlow

func e5compared(_ r: Root) -> Bool { r.selected == .theme }
//                                                  ^^^^^ broken-chain
