// T39 Paths of one type, each with its stack.
// hints: on
import SwiftUI

final class T39Nav: ObservableObject {
  @Published var one = NavigationPath()
  @Published var two = NavigationPath()
  func pushOne(_ s: Step) { one.append(s) }
  func pushTwo(_ s: Step) { two.append(s) }
}
struct T39Root: View {
  @StateObject var nav = T39Nav()
  var body: some View {
    VStack {
      NavigationStack(path: $nav.one) { PlainView().navigationDestination(for: Step.self) { $0.view } }
      NavigationStack(path: $nav.two) { PlainView().navigationDestination(for: Step.self) { $0.view } }
    }
  }
}
