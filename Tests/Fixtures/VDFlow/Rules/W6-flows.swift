// W6 tags that are flows, where a flow is selected, and tags of the app's own
import SwiftUI
import VDFlow

@Steps struct W6Whole: Hashable { var home; var list }
@Steps struct W6Marked: Hashable { var home; var list }
extension View { func tag(_ flow: W6Marked) -> some View { self } }
struct W6Flows: View {
  @State var whole: W6Whole = .home
  @StateStep var marked: W6Marked = .home
  var body: some View {
    TabView(selection: $whole) {
      Text("a").tag(W6Whole.home)
      Text("b").tag(W6Whole.list)
    }
    TabView(selection: $marked.selected) {
      Text("a").tag(W6Marked.home)
      Text("b").tag(W6Marked.list).tag(W6Marked.list.selected)
    }
  }
}
