// T33 A class as a route.
import SwiftUI

final class T33: Hashable {
  static func == (a: T33, b: T33) -> Bool { a === b }
  func hash(into hasher: inout Hasher) {}
}
struct T33Root: View {
  var body: some View {
    NavigationStack { NavigationLink(value: T33()) { PlainView() }.navigationDestination(for: T33.self) { _ in PlainView() } }
  }
}
