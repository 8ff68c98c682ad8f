// C1-nested The tests have a router of the same name, with a nested type that the app has at its top level.
// unfinished
// hints: on
// resolved: C1NestedPlace.push, C1NestedPlace.sheet
//- /App/App.swift
import SwiftUI

enum C1NestedPlace: Hashable { case push(Int), sheet }
final class C1NestedRouter: ObservableObject {
  @Published var path: [C1NestedPlace] = []
  func navigate(_ place: C1NestedPlace) { path.append(place) }
}
struct C1NestedRoot: View {
  @StateObject var router = C1NestedRouter()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("push") { router.navigate(.push(1)) }
        Button("sheet") { router.navigate(.sheet) }
      }
      .navigationDestination(for: C1NestedPlace.self) { place in
        switch place {
        case .push(let number): NumberView(id: number)
        case .sheet: PlainView()
        }
      }
    }
  }
}
//- /AppTests/Mocks.swift
struct C1NestedRouter { enum C1NestedPlace: Hashable { case internalOnly } }
