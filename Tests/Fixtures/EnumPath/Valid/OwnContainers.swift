// Views of the app that are called like SwiftUI's do what their own bodies say.
import SwiftUI

enum OwnRoute: Hashable { case plain, empty, wrapped }
enum OwnDesign {
  struct List<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }
  struct EmptyView: View { var body: some View { Text("Nothing here yet") } }
}
struct OwnScreen: View {
  struct EmptyView: View { var body: some View { Text("Nothing here yet") } }
  struct ForEach<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }
  @State private var path: [OwnRoute] = []
  @State private var others: [Step] = []
  var body: some View {
    NavigationStack(path: $path) {
      OwnDesign.List {
        Button("open") { path = [.plain, .empty, .wrapped] }
          .navigationDestination(for: OwnRoute.self) { route in
            switch route {
            case .plain: OwnDesign.EmptyView()
            case .empty: EmptyView()
            case .wrapped: OwnWrapped()
            }
          }
      }
    }
    NavigationStack(path: $others) {
      ForEach { PlainView().navigationDestination(for: Step.self) { $0.view } }
    }
  }
}
struct OwnWrapped: View {
  struct NavigationStack<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }
  var body: some View { NavigationStack { PlainView() } }
}
struct OwnCard<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { NavigationStack { content() } }
}
struct OwnMenu: View {
  typealias VStack = OwnCard
  struct Group<Content: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content
    var body: some View { NavigationStack { content() } }
  }
  var body: some View {
    Group(title: "a") { NavigationLink("more", value: OwnRoute.plain).navigationDestination(for: OwnRoute.self) { _ in PlainView() } }
    VStack { NavigationLink("more", value: Step.a(.x)).navigationDestination(for: Step.self) { $0.view } }
  }
}
struct OwnLocal: View {
  @State private var path: [Step] = []
  var body: some View { stack() }
  private func stack() -> some View {
    struct LazyVStack<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { content() }
    }
    return NavigationStack(path: $path) {
      LazyVStack { PlainView().navigationDestination(for: Step.self) { $0.view } }
    }
  }
}
struct OwnApp: App { var body: some Scene { WindowGroup { OwnMenu() } } }
