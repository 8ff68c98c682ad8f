// W6 a tag is for the innermost container, whatever that selects.
import SwiftUI
import VDFlow

struct W6Inner: View {
  @StateStep var f: Leaf = .none
  @State private var shown = Leaf.Steps.light
  var body: some View {
    NavigationSteps(selection: $f.selected) {
      TabView(selection: $shown) {
        Text("a").tag(Leaf.Steps.light)
        Text("b").tag(Leaf.Steps.dark)
      }
      .step($f.$light)
    }
  }
}
