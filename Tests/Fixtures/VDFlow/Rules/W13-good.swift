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
      Button("d") { $f.isSelected(\.$list).wrappedValue = Items(id: 2) }
      Button("e") { $f.isSelected(\.$list).wrappedValue = nil }
    }
  }
}
struct W13Page<C: View, T>: View {
  @Binding var isOn: T?
  @ViewBuilder let content: C
  var body: some View { content }
}
struct W13Banner<C: View>: View {
  @Binding var isOn: Bool
  @ViewBuilder let content: C
  var body: some View { if isOn { Button("a") { isOn = false } } }
}
struct W13Own: View {
  @StateStep var f: Root = .home
  var body: some View {
    W13Page(isOn: $f.isSelected(\.$list)) { Text("a") }
    W13Banner(isOn: $f.isSelected(.list)) { Text("a") }
  }
}
