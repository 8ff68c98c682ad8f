// T43 a generic parameter's members are what its constraint says
// resolved: Root.list, Root.list, Root.list
import SwiftUI
import VDFlow

protocol T43Store: ObservableObject { var root: Root { get set } }
protocol T43Box: AnyObject {
  associatedtype Value
  var value: Value { get set }
}
struct T43Service<S: T43Store, B: T43Box> {
  let store: S
  let box: B
  func open() { store.root.$list.select(with: Items()) }
}
struct T43View<S: T43Store>: View {
  @ObservedObject var store: S
  var body: some View { EmptyView().sheet(isPresented: $store.root.isSelected(.list)) { EmptyView() } }
}
// An associated type is not the parameter around that has its name, but what is required of it.
struct T43Value<Value, B: T43Box> where B.Value == Root {
  let box: B
  func open() { box.value.$list.select(with: Items()) }
}
