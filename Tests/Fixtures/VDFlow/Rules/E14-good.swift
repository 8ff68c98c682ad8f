// E14 forms that the version has
import SwiftUI
import VDFlow

struct E14Good: View {
  @StateStep var f: Root = .home
  var body: some View {
    VStack {
      Text("a").step($f.$tab)
      Text("b").onTapGesture { f = Root.home }
      Text("c").onTapGesture { f.tab = Inner.main; f.selected = .tab }
      Text("d").step($f.$home)
    }
  }
}
