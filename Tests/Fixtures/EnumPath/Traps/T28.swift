// T28 Tests construct nothing for the app.
// hints: on
//- /App/Routes.swift
import SwiftUI
enum T28: Hashable { case start, scan }
//                               ^^^^ hint unused-route
final class T28Nav: ObservableObject {
  @Published var path: [T28] = []
  func next(_ route: T28) { path.append(route) }
}
struct T28Root: View {
  @StateObject var nav = T28Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: T28.self) { route in PlainView() }
    }
  }
}
func t28(_ nav: T28Nav) { nav.next(.start) }
//- /AppTests/NavTests.swift
func t28Test(_ sut: T28Nav) { sut.next(.scan) }
