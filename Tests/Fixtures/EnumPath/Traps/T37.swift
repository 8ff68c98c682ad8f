// T37 Tabs are no routes.
// hints: on
import SwiftUI

enum T37Tab: Hashable { case home, chat }
struct T37: View {
  @State var tab = T37Tab.home
  var body: some View { TabView(selection: $tab) { PlainView().tag(T37Tab.home) } }
}
