// R4 Only a part of a view that has a stack is shown, or a value is kept to come back to.
import SwiftUI

indirect enum R4Part: Hashable { case header(Int), title, done(after: R4Part), list }
struct R4PartHome: View {
  var body: some View { NavigationStack { header(for: 1) } }
  func header(for number: Int) -> some View { PlainView() }
  var title: some View { PlainView() }
}
struct R4PartList: View { var body: some View { NavigationStack { PlainView() } } }
final class R4PartNav: ObservableObject {
  @Published var path: [R4Part] = []
  func next(_ route: R4Part) { path.append(route) }
}
struct R4PartRoot: View {
  @StateObject var nav = R4PartNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R4Part.self) { route in
        switch route {
        case .header(let number): R4PartHome().header(for: number)
        case .title: R4PartHome().title
        case .done: PlainView()
        case .list: R4PartList()
        }
      }
    }
  }
}
func r4(_ nav: R4PartNav) {
  nav.next(.header(1))
  nav.next(.title)
  nav.next(.done(after: .list))
}
