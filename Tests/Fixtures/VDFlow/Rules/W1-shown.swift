// W1 content that is shown only while the step is selected
import SwiftUI
import VDFlow

func w1load() async -> Items { Items() }
struct W1Presented: View {
  @Binding var root: Root
  var body: some View {
    Text("a").sheet(isPresented: $root.isSelected(.list)) { Button("b") { root.list = Items(id: 2) } }
    Text("a").sheet(isPresented: $root.isSelected(.list)) { Text("b").task { root.list = await w1load() } }
    Text("a").navigationDestination(isPresented: $root.isSelected(.list)) {
      Button("b") { root.list = Items(id: 3) }
    }
    Text("a").fullScreenCover(isPresented: $root.isSelected(.list)) { Button("c") { root.list = Items(id: 3) } }
  }
}
struct W1Mounted: View {
  @StateStep var root: Root = .home
  var body: some View {
    TabView(selection: $root.selected) {
      Button("a") { root.list = Items(id: 2) }.step($root.$list)
      Text("a").step($root.$list).task { root.list = await w1load() }
      Text("a").tag(Root.Steps?.some(.list)).onAppear { root.list = Items(id: 2) }
    }
  }
}
struct W1Content: View {
  @StateStep var root: Root = .home
  var body: some View { TabView(selection: $root.selected) { content.step($root.$list) } }
  private var content: some View { Button("a") { root.list = Items(id: 3) } }
}
struct W1Screen: View {
  @Binding var root: Root
  var body: some View { W1Row(root: $root) }
}
struct W1Lines: View {
  @StateStep var root: Root = .home
  var body: some View { TabView(selection: $root.selected) { VStack { W1Line.init(root: $root) }.step($root.$list) } }
}
typealias W1Line = W1Labelled
struct W1Labelled: View {
  @Binding var root: Root
  var body: some View { Button("a") { root.list = Items(id: 2) } }
}
struct W1Row: View {
  @Binding var root: Root
  var body: some View { Button("a") { root.list = Items(id: 2) } }
}
struct W1Screens: View {
  @StateStep var root: Root = .home
  var body: some View { TabView(selection: $root.selected) { W1Screen(root: $root).step($root.$list) } }
}
struct W1Changes: View {
  @StateStep var root: Root = .home
  var body: some View {
    Text("a").onChange(of: root.selected) { new in if new == .list { root.list = Items(id: 3) } }
    Text("a").onChange(of: root.selected) { new in
      guard new == .list else { return }
      root.list = Items(id: 3)
    }
  }
}
final class W1Asked: ObservableObject {
  @Published var root: Root = .home
  var items: Items { get { root.list } set { root.list = newValue } }
  var isList: Bool { root.selected == .list }
  func isShown() -> Bool { return self.isList }
  func byProperty() {
    guard isList else { return }
    root.list = Items(id: 2)
  }
  func byFunction() { if isShown() { root.list = Items(id: 2) } }
  func byOthers() {
    guard root.selected != .home, root.selected != .tab else { return }
    root.list = Items(id: 2)
  }
  func byDefault() {
    switch root.selected {
    case .home, .tab, nil: print("a")
    default: root.list = Items(id: 2)
    }
  }
  func byFilter() {
    switch root.selected {
    case .some(let s) where s == .list: root.list = Items(id: 2)
    default: break
    }
  }
  func byTernary() { root.selected == .list ? (root.list = Items(id: 2)) : () }
  func inFunction() { if root.selected == .list { reload() } }
  private func reload() { root.list = Items(id: 2) }
}
