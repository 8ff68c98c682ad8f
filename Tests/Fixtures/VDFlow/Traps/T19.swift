// T19 a wrapper of the workspace
// resolved: T19State.Path.none, T19State.Path.detail, T19State.Path.detail
import SwiftUI
import VDFlow

@propertyWrapper struct T19ViewStore<Value> {
  var wrappedValue: Value { get { fatalError() } nonmutating set {} }
  var projectedValue: Binding<Value> { fatalError() }
  init(wrappedValue: Value) {}
}
struct T19State {
  @Steps struct Path { var detail: Items = Items(); var none }
  var path: Path = .none
}
struct T19: View {
  @T19ViewStore var state: T19State = T19State()
  var body: some View {
    Text("a")
      .sheet(isPresented: $state.path.isSelected(.detail)) { T19Detail(items: $state.path.detail) }
      .onTapGesture { state.path.$detail.select(with: Items(id: 1)) }
  }
}
struct T19Detail: View { let items: Binding<Items>; var body: some View { Text("b") } }
