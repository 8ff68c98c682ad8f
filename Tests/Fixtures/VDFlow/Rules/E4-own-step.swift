// E4 an app's own `step` for all views takes what it likes
import SwiftUI
import VDFlow

extension View {
  func step(_ value: Binding<Inner>) -> some View { self }
}
struct E4OwnStep: View {
  @StateStep var root: Root = .home
  var body: some View { EmptyView().step($root.tab) }
}
