// C3 What a property wrapper of the workspace holds is of the type that it says.
// rejected
import SwiftUI

enum C3Held: Hashable { case number(Double), count(Int), text(String), flag(Bool), person(C3HeldPerson) }
struct C3HeldPerson: Hashable { var name = "" }
final class C3HeldNav: ObservableObject {
  @Published var path: [C3Held] = []
  func push(_ route: C3Held) { path.append(route) }
}
struct C3HeldRoot: View {
  @StateObject var nav = C3HeldNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3Held.self) { route in
        switch route {
        case .number, .count, .text, .flag, .person: PlainView()
        }
      }
    }
  }
}
@propertyWrapper struct C3HeldShare { var wrappedValue: Double }
struct C3HeldView: View {
  @C3HeldShare var share = 1
  @State var count = 1
  let nav: C3HeldNav
  var body: some View { Button("a") { push() } }
  func push() {
    nav.push(.count(share))
//                  ^^^^^ input-mismatch
    nav.push(.number(count))
//                   ^^^^^ input-mismatch
  }
}
