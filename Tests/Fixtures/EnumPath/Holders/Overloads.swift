// Functions of one name: labels and values tell which of them pushes what.
// resolved: Step.a, Step.b, Step.a.x, Step.a.x, Step.b.item, Step.b.item, Step.a.y, Step.b.x, Step.a.x, Step.b.x, Step.a.y
// unresolved:
import SwiftUI

final class OverloadsNav: ObservableObject {
  @Published var path: [Step] = []
  @Published var other = NavigationPath()
  func go(_ step: Step) { path.append(step) }
  func go(_ text: String) { print(text) }
  func go(_ a: A) { path.append(.a(a)) }
  func go(_ b: B, animated: Bool) { path.append(.b(b)) }
  func show<T: Hashable>(_ value: T) { other.append(value) }
  func show(step: Step) { other.append(step) }
  func push(_ step: Step) -> Self { path.append(step); return self }
  func push(_ steps: Step...) { path += steps }
}
struct OverloadsRoot: View {
  @StateObject var nav = OverloadsNav()
  var body: some View {
    VStack {
      NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
      NavigationStack(path: $nav.other) {
        PlainView().navigationDestination(for: Step.self) { $0.view }.navigationDestination(for: String.self) { Text($0) }
      }
    }
  }
}
func overloads(_ nav: OverloadsNav) {
  nav.go(.x)
  nav.go(.a(.x))
  nav.go("home")
  nav.go(.item(id: 2), animated: true)
  nav.go(Step.b(.item(id: 1)))
  nav.show(step: .a(.y))
  nav.show("text")
  nav.show(Step.b(.x))
  nav.push(.a(.x), .b(.x))
  _ = nav.push(.a(.y))
}
