// Arrays of enums that no stack binds are no paths, whatever is put into them.
// resolved: OARoute.home
// unresolved:
// hints: on
import SwiftUI

enum OARoute: Hashable { case home }
enum OAStream: Equatable { case local, remote }

final class OANav: ObservableObject {
  @Published var path: [OARoute] = []
  func push(_ route: OARoute) { path.append(route) }
}
final class OAWatcher {
  var streams: [OAStream] = []
  func watch(_ streams: [OAStream]) {
    self.streams = streams
    for stream in streams { print(stream) }
  }
  func add(_ stream: OAStream) { streams.append(stream) }
}

struct OARoot: View {
  @StateObject var nav = OANav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: OARoute.self) { _ in PlainView() } }
  }
}
func oa(_ nav: OANav, _ watcher: OAWatcher, _ streams: [OAStream], _ stream: OAStream) {
  nav.push(.home)
  watcher.watch(streams)
  watcher.watch([.local])
  watcher.add(stream)
}
