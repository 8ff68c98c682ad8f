// E9 the rest of what the macro rejects
// rejected
import SwiftUI
import VDFlow

@Steps struct E9Init { var a; var p = .init() }
//                                ^ invalid-declaration
@Steps struct E9Module { var a; var p = Foundation.Date() }
//                                  ^ invalid-declaration
@Steps struct E9Steps { var a; var Steps }
//                                 ^^^^^ invalid-declaration
@Steps struct E9AllSteps { var a; var AllSteps }
//                                    ^^^^^^^^ invalid-declaration
@Steps struct E9Published { var a; @Published var p = 1 }
//                                                ^ invalid-declaration
@Steps actor E9Actor { var a = 1 }
//           ^^^^^^^ invalid-declaration
