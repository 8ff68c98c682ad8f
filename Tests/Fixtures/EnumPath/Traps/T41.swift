// T41 A stack inside a sheet of a pushed view.
import SwiftUI

enum T41: Hashable { case list }
struct T41List: View {
  @State var shown = false
  var body: some View { List { PlainView() }.sheet(isPresented: $shown) { NavigationStack { PlainView() } } }
}
final class T41Nav: ObservableObject {
  @Published var path: [T41] = []
  func next(_ route: T41) { path.append(route) }
}
struct T41Root: View {
  @StateObject var nav = T41Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: T41.self) { route in
        switch route { case .list: T41List() }
      }
    }
  }
}
func t41(_ nav: T41Nav) { nav.next(.list) }
