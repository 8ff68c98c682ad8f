// E1 code of a flow names steps of its own without a receiver.
// rejected
// fix:   mutating func a() { $home.select() }
import VDFlow

extension Root {
  mutating func a() { $hom.select() }
//                     ^^^ unknown-route
  func b() -> Bool { $lst.id == .list }
//                    ^^^ unknown-route
  mutating func c() { $theme.select() }
//                     ^^^^^ broken-chain
}
@Steps struct E1Mixed {
  @Step var a
  var title = ""
  func id() -> Steps? { $title.id }
//                       ^^^^^ wrong-receiver
}
