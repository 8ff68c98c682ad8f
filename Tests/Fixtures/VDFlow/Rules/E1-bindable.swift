// E1 a local wrapper of an object
// rejected
// fix:       .sheet(isPresented: $model.root.isSelected(.list)) { Text("b") }
// resolved: Root.home, Root.tab
import Observation
import SwiftUI
import VDFlow

final class E1Observed: Observable { var root = Root.home }
struct E1Bindable: View {
  let model: E1Observed
  var body: some View {
    @Bindable var model = model
    Text("a").sheet(isPresented: $model.root.isSelected(.tab)) { Text("b") }
      .sheet(isPresented: $model.root.isSelected(.lst)) { Text("b") }
//                                                ^^^ unknown-route
  }
}
