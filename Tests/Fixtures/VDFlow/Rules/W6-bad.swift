// W6 tags of another type
import SwiftUI
import VDFlow

struct W6Bad: View {
  @StateStep var f: Leaf = .none
  var body: some View {
    VStack {
      NavigationSteps(selection: $f.selected) {
        Text("a").stepTag(Leaf.Steps.light)
//                        ^^^^^^^^^^^^^^^^ warning selection-tag-mismatch
      }
      TabView(selection: $f.selected) {
        Text("b").tag(Leaf.Steps.dark)
//                    ^^^^^^^^^^^^^^^ hint selection-tag-mismatch
      }
    }
  }
}
