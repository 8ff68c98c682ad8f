// What a holder's function shows in the content of a stack is its root, if nothing is there yet, too. Of another function
// with a property like that, no stack asks.
// resolved: Scene7.home, Scene7.welcome, Scene7.detail, Scene8.calm, Scene8.storm, Scene9.second
import SwiftUI

enum Scene7: Hashable {
  case welcome, home, detail
  @ViewBuilder func view() -> some View {
    switch self {
    case .welcome: PlainView()
    case .home: NumberView(id: 1)
    case .detail: NumberView(id: 2)
    }
  }
}
final class Scene7Nav: ObservableObject {
  @Published var path = NavigationPath()
  @Published var root: Scene7?
  @Published var marked: Scene7?
  func navigate(to scene: Scene7) { path.append(scene) }
  func start() {
    path = NavigationPath()
    root = .home
  }
  func rootView() -> some View { root?.view() }
  func markedView() -> some View { marked?.view() }
}
struct Scene7Root: View {
  @StateObject var nav = Scene7Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      nav.rootView().navigationDestination(for: Scene7.self) { $0.view() }
    }
    .onAppear { nav.start() }
    .onDisappear {
      nav.root = .welcome
      nav.marked = .detail
      nav.navigate(to: .detail)
    }
  }
}
enum Scene8: Hashable {
  case calm, storm
  var view: some View { PlainView() }
}
final class Scene8Nav: ObservableObject {
  @Published var path: [Scene8] = []
  @Published var root = Scene8.calm
  @Published var weather: Scene8?
  @ViewBuilder func build(_ scene: Scene8) -> some View { scene.view }
  func content() -> some View { weather.map { build($0) } }
}
struct Scene8Root: View {
  @StateObject var nav = Scene8Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      nav.content().navigationDestination(for: Scene8.self) { $0.view }
    }
    .onAppear { nav.path = [.calm, .storm] }
  }
}
enum Scene9: Hashable {
  case first, second
  func view() -> some View { PlainView() }
}
struct Scene9Root: View {
  @State var path: [Scene9] = []
  @State var root: Scene9? = .first
  var body: some View {
    NavigationStack(path: $path) {
      root?.view().navigationDestination(for: Scene9.self) { $0.view() }
    }
    .onAppear { root = .second }
  }
}
