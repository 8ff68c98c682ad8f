// T20 a wrapper whose setter mutates nothing
// resolved: Root.home, Root.list
import SwiftUI
import VDFlow

struct T20: View {
  @StateStep var f: Root = .home
  var body: some View {
    Button("a") { f.$list.select(with: Items()) }
  }
}
