// A property that says what a stack shows below its path: who sets it transitions, and what is set there is not pushed.
// resolved: Stage3.feed, Stage3.detail, Stage3.welcome, Stage3.feed, Stage3.feed, Stage3.welcome, Stage4.storm, -
import SwiftUI

enum Stage3: Hashable { case welcome, feed, detail }
enum Stage3Maker {
  static func first(_ isNew: Bool) -> Stage3 { isNew ? .welcome : .feed }
}
final class Stage3Nav: ObservableObject {
  @Published var path = NavigationPath()
  @Published var root: Stage3 = .welcome
  func push(_ scene: Stage3) { path.append(scene) }
  func pop() { path.removeLast() }
//                  ^^^^^^^^^^ warning crash-on-transition
  func replaceRoot(_ scene: Stage3) {
    path = NavigationPath()
    root = scene
  }
  @ViewBuilder func build(_ scene: Stage3) -> some View {
    switch scene {
    case .welcome: Stage3Welcome(nav: self)
    case .feed: Stage3Feed(nav: self)
    case .detail: PlainView()
    }
  }
}
struct Stage3Root: View {
  @StateObject private var nav = Stage3Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      nav.build(nav.root)
        .navigationDestination(for: Stage3.self) { nav.build($0) }
    }
  }
}
struct Stage3Welcome: View {
  let nav: Stage3Nav
  var body: some View { Button("in") { nav.replaceRoot(.feed) } }
}
struct Stage3Feed: View {
  let nav: Stage3Nav
  var body: some View {
    VStack {
      Button("detail") { nav.push(.detail) }
      Button("out") { nav.replaceRoot(.welcome) }
      Button("feed") { nav.root = .feed }
      Button("first") { nav.replaceRoot(Stage3Maker.first(true)) }
      Button("back") { nav.pop() }
    }
  }
}
// What a modifier of the content waits for is not shown there.
enum Stage4: Hashable { case calm, storm }
final class Stage4Nav: ObservableObject {
  @Published var path: [Stage4] = []
  @Published var next: Stage4?
  @Published var weather: Stage4 = .calm
}
struct Stage4Root: View {
  @StateObject private var nav = Stage4Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack { Button("storm") { nav.weather = .storm } }
        .onChange(of: nav.weather) { nav.path.append($0) }
        .navigationDestination(for: Stage4.self) { stage in
          switch stage {
          case .calm: PlainView()
          case .storm: PlainView()
          }
        }
    }
  }
}
