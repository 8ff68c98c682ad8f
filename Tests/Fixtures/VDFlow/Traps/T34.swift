// T34 an implicit initializer as value
// resolved: Root.home, Root.list
import SwiftUI
import VDFlow

struct T34: View {
  @StateStep var f: Root = .home
  var body: some View { Button("x") { f.$list.select(with: .init(id: 1)) } }
}
