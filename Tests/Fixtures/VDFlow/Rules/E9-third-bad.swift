// E9-third From 4.20 on the macro refuses what is not stored.
// rejected
//- /Package.resolved
4.20.0
//- /Main.swift
import VDFlow
@Steps struct E9Third {
  var home
  var isHome: Bool { selected == .home }
//    ^^^^^^ invalid-declaration
}
