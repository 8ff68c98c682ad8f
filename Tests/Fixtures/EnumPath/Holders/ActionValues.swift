// A branch of an action may push a value of its own, also one that is made of nothing.
// resolved: ScenesGo.first, ScenesGo.second
import SwiftUI

enum ScenesGo { case first, second(Int), none }
struct FirstScene: Hashable {}
struct SecondScene: Hashable {
  let number: Int
}
struct ScenesStack: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("first") { navigate(to: .first) }
        Button("second") { navigate(to: .second(2)) }
        Button("none") { navigate(to: .none) }
      }
      .navigationDestination(for: FirstScene.self) { _ in PlainView() }
      .navigationDestination(for: SecondScene.self) { NumberView(id: $0.number) }
    }
  }
  func navigate(to place: ScenesGo) {
    switch place {
    case .first: path.append(FirstScene())
    case .second(let number): path.append(SecondScene(number: number))
    case .none: path = NavigationPath()
    }
  }
}
