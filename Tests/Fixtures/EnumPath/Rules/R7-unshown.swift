// R7 What goes onto a path that no stack shows meets none of the destinations that others have.
import SwiftUI

enum R7Unshown: Hashable { case profile(Int), workout(Int) }
final class R7UnshownNav: ObservableObject {
  @Published var workouts: [R7Unshown] = []
  @Published var profilePath = NavigationPath()
  func toProfile() { profilePath.append(R7Unshown.profile(1)) }
  func toWorkout() { workouts.append(.workout(1)) }
}
struct R7UnshownView: View {
  @StateObject var nav = R7UnshownNav()
  var body: some View {
    NavigationStack(path: $nav.workouts) {
      Button("p") { nav.toProfile() }
      Button("w") { nav.toWorkout() }
        .navigationDestination(for: R7Unshown.self) { place in
          switch place {
          case .workout(let id): Text("\(id)")
          default: EmptyView()
          }
        }
    }
  }
}
