// W13 a step switched on with its old value
import SwiftUI
import VDFlow

struct W13Bad: View {
  @StateStep var f: Root = .home
  var body: some View {
    VStack {
      Button("a") { $f.isSelected(.list).wrappedValue = true }
//                  ^^^^^^^^^^^^^^^^^^^^ hint stale-payload
      Toggle("b", isOn: $f.isSelected(.list))
//                      ^^^^^^^^^^^^^^^^^^^^ hint stale-payload
    }
  }
}
