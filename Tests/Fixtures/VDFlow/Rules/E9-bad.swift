// E9 declarations that the macro rejects
// rejected
import SwiftUI
import VDFlow

func e9Make() -> Int { 1 }
struct E9Foo { static let bar = E9Foo() }
@Steps enum E9a { case a }
//          ^^^ invalid-declaration
@Steps final class E9b { var a = 1 }
//                 ^^^ invalid-declaration
@Steps struct E9c { var a; var p: Int }
//                             ^ invalid-declaration
@Steps struct E9d { var a; var p: Int? { didSet {} } }
//                             ^ invalid-declaration
@Steps struct E9e { var a; var p = [1] }
//                             ^ invalid-declaration
@Steps struct E9f { var a; var p = -1 }
//                             ^ invalid-declaration
@Steps struct E9g { var a; var p = E9Foo.bar }
//                             ^ invalid-declaration
@Steps struct E9h { var a; var p = E9Foo.init() }
//                             ^ invalid-declaration
@Steps struct E9i { var a; var p = e9Make() }
//                             ^ invalid-declaration
@Steps struct E9j { var a; var p = 1 + 2 }
//                             ^ invalid-declaration
@Steps struct E9k { var a; var p = { 1 }() }
//                             ^ invalid-declaration
@Steps struct E9l { var a; var p = 1...2 }
//                             ^ invalid-declaration
@Steps struct E9m { var a; var p: Int { 1 } }
//                             ^ invalid-declaration
@Steps struct E9n { var a; lazy var p = 1 }
//                                  ^ invalid-declaration
@Steps struct E9o { var a; let p = 1 }
//                             ^ invalid-declaration
@Steps struct E9p { var a; var p, q }
//                             ^ invalid-declaration
@Steps struct E9q { var a; var (p, q) = (1, 2) }
//                              ^ invalid-declaration
@Steps struct E9r { var none }
//            ^^^ invalid-declaration
@Steps struct E9s { static let a = 1 }
//            ^^^ invalid-declaration
@Steps struct E9t { var a; var selected }
//                             ^^^^^^^^ invalid-declaration
@Steps struct E9u { var a; @State var p = 1 }
//                                    ^ invalid-declaration
@Steps struct E9v { @Step var a; var p }
//                                   ^ invalid-declaration
@Steps struct E9w { var a; var p: EmptyStep }
//                             ^ invalid-declaration
@Steps struct E9x { var a; var `default` }
//                             ^^^^^^^^^ invalid-declaration
