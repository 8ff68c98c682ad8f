// T37 an alias of a flow
// rejected
import SwiftUI
import VDFlow

typealias T37Page = Root
struct T37 { var p: T37Page = .hom }
//                             ^^^ unknown-route
