// E9 declarations that the macro accepts
import SwiftUI
import VDFlow

func e9Make() -> Int { 1 }
struct E9Foo { static let bar = E9Foo() }
@Steps struct E9Gc { var a; var p: Int = 1 }
@Steps struct E9d { var a; var p: Int? = nil { didSet {} } }
@Steps struct E9e { var a; var p: [Int] = [1] }
@Steps struct E9f { var a; var p: Int = -1 }
@Steps struct E9g { var a; var p: E9Foo = E9Foo.bar }
@Steps struct E9h { var a; var p = E9Foo() }
@Steps struct E9i { var a; var p: Int = e9Make() }
@Steps struct E9m { @Step var a; var p: Int { 1 } }
@Steps struct E9n { @Step var a; lazy var p = 1 }
@Steps struct E9v { @Step var a; @Step var b: EmptyStep; var p: Int }
@Steps struct E9w { var step; var steps; var keyPath }
@Steps struct E9y { var a = "s"; var b = true; var c = 1.5; var d: Optional<Int> }
