// E14 The initializer is private: the flow's own code may call it, and that of types in it
import SwiftUI
import VDFlow

@Steps struct E14Own {
  var a
  var b: Int = 0
  struct Maker { func make() -> E14Own { E14Own(.a) } }
  func copy() -> E14Own { E14Own(selected) }
}
extension E14Own {
  struct Other { func make() -> E14Own { .init(.b) } }
  static let start = E14Own(.a)
}
