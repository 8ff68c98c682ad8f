// E9 every form of a declaration that the macro takes
import SwiftUI
import VDFlow

@Steps struct E9Optional { var a; var p: Int?; var q: Int? = nil }
@Steps struct E9Observed { var a; var p: Int = 1 { didSet {} }; var q: Int? = nil { willSet {} } }
@Steps struct E9Static { var a; var b; static func make() -> Self { .a } }
@Steps struct E9Partial { @Step var a; @Step var p: EmptyStep; lazy var cache = 1; func f() {} }
