// W13 a step selected with a value
import SwiftUI
import VDFlow

struct W13Good: View {
  @StateStep var f: Root = .home
  var body: some View {
    VStack {
      Button("a") { f.$list.select(with: Items(id: 1)) }
      Toggle("b", isOn: $f.isSelected(.home))
      Button("c") { $f.isSelected(.list).wrappedValue = false }
    }
  }
}
