// E4 views get values, mounts get steps, and whoever takes a step gets one
import SwiftUI
import VDFlow

struct E4StepView: View {
  @Binding var step: StepWrapper<Root, Inner>
  var body: some View { EmptyView() }
}
struct E4ValueView<T>: View {
  @Binding var value: T
  var body: some View { EmptyView() }
}
struct E4Items: View {
  let items: Binding<Items>
  var body: some View { EmptyView() }
}
struct E4Good: View {
  @StateStep var root: Root = .home
  var body: some View {
    E4StepView(step: $root.$tab)
    E4ValueView(value: $root.$tab)
    E4ValueView(value: $root.tab)
    E4Items(items: $root.list).step($root.$list)
    EmptyView().step($root.tab.$theme)
  }
}
