// E1 an associated type is fixed for the value that code extends, and for no other
// resolved: Root.home, Root.tab, Inner.theme, Root.list, Inner.main, Root.list, Root.tab
import SwiftUI
import VDFlow

protocol E1Held<Flow> {
  associatedtype Tag
  associatedtype Flow: StepsCollection
  var flow: Flow { get set }
  var tag: Tag { get }
}
extension E1Held where Flow == Root {
  mutating func a() {
    flow.selected = .home
    self.flow.tab.$theme.select()
    flow.select(\.$list)
  }
  func b() -> Flow.AllSteps { .home }
}
extension E1Held where Self.Flow == Inner, Tag == Root {
  mutating func a() { flow.selected = .main }
  func b() -> Bool { tag.isSelected(\.$list) }
}
extension E1Held {
  func a(_ other: any E1Held<Root>) -> Bool { other.flow.isSelected(\.$tab) }
}
