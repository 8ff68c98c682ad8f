// E4 an app's own `step` for a view of the framework's
import SwiftUI
import VDFlow

extension EmptyView {
  func step(_ value: Binding<Items>) -> some View { self }
}
struct E4StepOfOneView: View {
  @StateStep var root: Root = .home
  var body: some View { EmptyView().step($root.list) }
}
