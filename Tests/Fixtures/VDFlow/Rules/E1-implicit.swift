// E1 code of a flow names steps of its own, arguments of closures, and what a wrapper of its own projects.
// resolved: Root.home, Root.tab, Inner.theme, Leaf.dark, Root.home
import SwiftUI
import VDFlow

@propertyWrapper struct E1Kept<Value> {
  var wrappedValue: Value
  var projectedValue: Binding<Value> { .constant(wrappedValue) }
}
extension Root {
  mutating func d() {
    $home.select()
    tab.theme.$dark.select()
    [1].forEach { print($0) }
  }
  func e() -> Bool {
    @E1Kept var kept = 1
    @E1Kept var other = Root.home
    return $kept.wrappedValue == 1 && $other.wrappedValue.selected == .list
  }
}
@Steps struct E1Wrapping {
  @Step var a
  @E1Kept var kept = 1
  func twice() -> Int { $kept.wrappedValue * 2 }
}
struct E1Around {
  @E1Kept static var shared = 1
  @Steps struct Inside {
    var a
    var none
    static func read() -> Int { $shared.wrappedValue }
  }
}
