// E8 A constant that holds a binding, or a wrapper of the app's own, changes what it is bound to.
import SwiftUI
import VDFlow

struct E8WrappedItems: Equatable { var id = 0 }
@Steps struct E8Wrapped { var home; var list: E8WrappedItems = E8WrappedItems(); var none }
@propertyWrapper struct E8Shared<T> {
  let box: E8Box<T>
  init(wrappedValue: T) { box = E8Box(wrappedValue) }
  var wrappedValue: T { get { box.value } nonmutating set { box.value = newValue } }
}
final class E8Box<T> {
  var value: T
  init(_ value: T) { self.value = value }
}
struct E8Child {
  let flow: Binding<E8Wrapped>
  let shared: E8Shared<E8Wrapped>
  let optional: Binding<E8Wrapped>?
  func open() {
    self.flow.wrappedValue.selected = .home
    shared.wrappedValue.selected = .home
    optional?.wrappedValue.selected = .home
  }
}
func e8Outside(_ child: E8Child) {
  child.flow.wrappedValue.selected = .list
  child.flow.wrappedValue.$list.select()
  child.shared.wrappedValue.selected = .list
  child.optional?.wrappedValue.selected = .list
}
