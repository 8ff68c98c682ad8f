// R12-local What a generic function of a body is given may be any case of that name.
// hints: on
import SwiftUI

enum LocalGenericRoute: Hashable { case one(Int), two }
struct LocalGenericRoot: View {
  @State private var path: [LocalGenericRoute] = []
  func open() {
    func made<T>(_ value: T) -> T { value }
    path.append(made(.one(1)))
    let next: LocalGenericRoute = made(.two)
    path.append(next)
  }
  var body: some View {
    NavigationStack(path: $path) {
      Button("open", action: open).navigationDestination(for: LocalGenericRoute.self) { route in
        switch route {
        case .one: Text("1")
        case .two: Text("2")
        }
      }
    }
  }
}
