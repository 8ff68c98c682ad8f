// E5 two steps in between
// rejected
// fix: func e5deep(_ r: inout Root) { r.tab.theme.$dark.select() }
import SwiftUI
import VDFlow

func e5deep(_ r: inout Root) { r.$dark.select() }
//                                ^^^^ broken-chain
