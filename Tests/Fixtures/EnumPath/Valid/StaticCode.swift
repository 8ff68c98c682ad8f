// In an enum's static code, and in types inside of it, its cases stand by their names alone.
import SwiftUI

enum StaticCodeStep: Hashable {
  case home, item(Int)
  static var all: [StaticCodeStep] { [home, item(1)] }
  static let first = home
  static func next(home: Int) -> StaticCodeStep { home > 1 ? item(home) : Self.home }
  struct Default {
    var step = StaticCodeStep.home
    func other() -> StaticCodeStep { item(2) }
  }
}
struct StaticCodeRoot: View {
  @State private var path: [StaticCodeStep] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Next") { path.append(.home); path.append(.item(1)) }
        .navigationDestination(for: StaticCodeStep.self) { step in
          switch step {
          case .home: PlainView()
          case .item(let id): NumberView(id: id)
          }
        }
    }
  }
}
