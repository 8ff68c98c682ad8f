// What a list or `ForEach` hands to its content has the type of its elements.
// resolved: -, -, -
import SwiftUI

enum ListedRoute: String, CaseIterable, Hashable, Identifiable {
  case one, two
  var id: Self { self }
}
struct ListedRoot: View {
  let some: [ListedRoute]
  var body: some View {
    NavigationStack {
      VStack {
        List(ListedRoute.allCases) { route in NavigationLink("listed", value: route) }
        ForEach(some) { route in NavigationLink("each", value: route) }
        ForEach(some) { NavigationLink("short", value: $0) }
      }
      .navigationDestination(for: ListedRoute.self) { route in
        switch route {
        case .one: Text("1")
        case .two: Text("2")
        }
      }
    }
  }
}
