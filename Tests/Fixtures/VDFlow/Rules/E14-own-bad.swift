// E14 The initializer takes a selection wherever it is called, and other files do not see it
// rejected
//- /Main.swift
import SwiftUI
import VDFlow

@Steps struct E14OwnBad {
  var a
  var b: Int = 0
  static func make() -> E14OwnBad { E14OwnBad() }
//                                  ^^^^^^^^^ warning removed-api
  struct Maker { func make() -> E14OwnBad { E14OwnBad() } }
//                                          ^^^^^^^^^ warning removed-api
}
//- /Other.swift
import VDFlow

extension E14OwnBad { static let start = E14OwnBad(.a) }
//                                       ^^^^^^^^^ warning removed-api
