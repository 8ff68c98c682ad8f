// T32 Routes are types behind a box that is mounted: nothing is known of them, and nothing is said.
// hints: on
import SwiftUI

protocol T32Screen: Hashable {}
struct T32Detail: T32Screen { var id: Int }
struct T32AnyScreen: Hashable {
  private let box: AnyHashable
  init(_ screen: any T32Screen) { box = AnyHashable(screen) }
}
final class T32Nav: ObservableObject {
  @Published var path = NavigationPath()
  func push(_ screen: any T32Screen) { path.append(T32AnyScreen(screen)) }
}
struct T32Root: View {
  @StateObject var nav = T32Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("detail") { nav.push(T32Detail(id: 1)) }.navigationDestination(for: T32AnyScreen.self) { _ in PlainView() }
    }
  }
}
