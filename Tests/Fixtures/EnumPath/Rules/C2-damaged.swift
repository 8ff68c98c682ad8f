// C2 Of a list that lacks its bracket, the first element is not what is handed over.
// unfinished
import SwiftUI

enum C2Damaged: Hashable { case speeds([Double]), names([String]), size(Double) }
struct C2DamagedRoot: View {
  @State private var path: [C2Damaged] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Speeds", action: push).navigationDestination(for: C2Damaged.self) { _ in PlainView() }
    }
  }
  func push() {
    let speeds = 0, 0.5]
    path.append(.speeds(speeds))
    let first = 1
    let names = first, first]
    path.append(.names(names))
    let size = "1".count 2
    path.append(.size(size))
    let whole = "1", other = 2
    path.append(.size(whole))
//                    ^^^^^ input-mismatch
    path.append(.names(other))
//                     ^^^^^ input-mismatch
  }
}
