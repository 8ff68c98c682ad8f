// E1 in extensions of a protocol, where its associated type is fixed
// rejected
// fix:   mutating func a() { flow.selected = .home }
import SwiftUI
import VDFlow

protocol E1Holding {
  associatedtype Tag
  associatedtype Flow: StepsCollection
  var flow: Flow { get set }
  var tag: Tag { get }
}
extension E1Holding where Flow == Root {
  mutating func a() { flow.selected = .hom }
//                                     ^^^ unknown-route
  mutating func b() { self.flow.tab.$them.select() }
//                                   ^^^^ unknown-route
  func c(_ other: Flow) -> Bool { other.selected == .lst }
//                                                   ^^^ unknown-route
}
extension E1Holding where Self.Flow == Inner {
  mutating func a() { flow.$theem.select() }
//                          ^^^^^ unknown-route
}
