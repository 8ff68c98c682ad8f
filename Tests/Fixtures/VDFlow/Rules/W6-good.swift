// W6 tags of the selection's type
import SwiftUI
import VDFlow

struct W6Good: View {
  @StateStep var f: Leaf = .none
  @StateStep var i: Inner = .main
  var body: some View {
    VStack {
      NavigationSteps(selection: $f.selected) {
        Text("a").step($f.$light)
        Text("b").stepTag(Leaf.Steps?.some(.dark))
      }
      TabView(selection: $i.selected) { Text("b").tag(Inner.Steps.main); Text("c").tag(Inner.Steps.theme) }
    }
  }
}
