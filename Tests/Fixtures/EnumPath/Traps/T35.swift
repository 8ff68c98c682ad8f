// T35 Links by the app's own initializers: what they take says their type, and nobody asks for their stack.
// resolved: T35.about, T35.options.sound, T35.about
import SwiftUI

enum T35: Hashable { case about, options(T35Options) }
enum T35Options: Hashable {
  case sound
  var view: some View { PlainView() }
}
extension NavigationLink where Content == Text, Destination == Never {
  init(_ route: T35) { self.init("link", value: route) }
  init(_ title: String, to route: T35) { self.init(title, value: route) }
}
extension NavigationLink where Content == PlainView, Destination == Never {
  init(_ route: T35, @ViewBuilder label: () -> PlainView) { self.init(value: route, label: label) }
  init(_ title: Int, page: T35) { self.init(value: page) { PlainView() } }
}
struct T35Menu: View {
  var body: some View {
    VStack {
      NavigationLink(.about)
      NavigationLink("More", to: .options(.sound))
      NavigationLink(.about) { PlainView() }
    }
  }
}
struct T35Root: View {
  var body: some View {
    NavigationStack { T35Menu().navigationDestination(for: T35.self) { _ in PlainView() } }
  }
}
