// W6 tags that are flows, where the selection of one is compared
import SwiftUI
import VDFlow

@Steps struct W6Tabs: Hashable { var home; var list: Int = 0 }
struct W6FlowsBad: View {
  @StateStep var f: W6Tabs = .home
  var body: some View {
    TabView(selection: $f.selected) {
      Text("a").tag(W6Tabs.home)
//                  ^^^^^^^^^^^ hint selection-tag-mismatch
      Text("b").tag(W6Tabs.list())
//                  ^^^^^^^^^^^^^ hint selection-tag-mismatch
    }
    NavigationSteps(selection: $f.selected) { Text("c").stepTag(W6Tabs.home) }
//                                                              ^^^^^^^^^^^ warning selection-tag-mismatch
  }
}
