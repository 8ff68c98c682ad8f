// R6 Views that a branch makes, and those that its destination shows, push while it is shown, whatever they are handed,
// and whatever function of a holder they call; what is made elsewhere as well may push at any time.
// resolved: LoadedPlace.next, LoadedPlace.first, SpreadPlace.first, ToolbarPlace.first, CalledPlace.first, CalledPlace.next, UrgentPlace.first, SharedPlace.first, SharedPlace.first, SharedPlace.first
import SwiftUI

enum LoadedPlace: Hashable { case first, next(Int) }
struct R6Loaded: View {
  @State private var path = NavigationPath()
  @State private var id: Int?
  var body: some View {
    NavigationStack(path: $path) {
      if let id {
        content(id)
          .navigationDestination(for: LoadedPlace.self) { LoadedTarget(place: $0, path: $path) }
      } else {
        Text("loading")
      }
    }
    .onAppear { id = 1 }
  }
  private func content(_ id: Int) -> some View { LoadedChild(id: id, path: $path) }
}
struct LoadedTarget: View {
  let place: LoadedPlace
  @Binding var path: NavigationPath
  var body: some View {
    switch place {
    case .first: Button("next") { path.append(LoadedPlace.next(1)) }
    case .next(let id): NumberView(id: id)
    }
  }
}
struct LoadedChild: View {
  let id: Int
  @Binding var path: NavigationPath
  var body: some View { LoadedRow(path: $path) }
}
struct LoadedRow: View {
  @Binding var path: NavigationPath
  var body: some View { Button("first") { path.append(LoadedPlace.first) } }
}

enum SpreadPlace: Hashable { case first }
struct R6Spread: View {
  @State private var path = NavigationPath()
  @State private var id: Int?
  var body: some View {
    NavigationStack(path: $path) {
      if id != nil {
        SpreadRow(path: $path)
          .navigationDestination(for: SpreadPlace.self) { _ in PlainView() }
//         ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
      } else {
        SpreadRow(path: $path)
      }
    }
    .onAppear { id = 1 }
  }
}
struct SpreadRow: View {
  @Binding var path: NavigationPath
  var body: some View { Button("first") { path.append(SpreadPlace.first) } }
}

enum ToolbarPlace: Hashable { case first }
struct R6ToolbarRow: View {
  @State private var path = NavigationPath()
  @State private var id: Int?
  var body: some View {
    NavigationStack(path: $path) {
      if id != nil {
        PlainView()
          .navigationDestination(for: ToolbarPlace.self) { _ in PlainView() }
//         ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
      } else {
        Text("loading")
      }
    }
    .toolbar { ToolbarRow(path: $path) }
  }
}
struct ToolbarRow: View {
  @Binding var path: NavigationPath
  var body: some View { Button("first") { path.append(ToolbarPlace.first) } }
}

// In functions of a holder that is made outside.
enum CalledPlace: Hashable { case first, next }
enum UrgentPlace: Hashable { case first }
final class OutsideNav: ObservableObject {
  @Published var path: [CalledPlace] = []
  @Published var urgent: [UrgentPlace] = []
  func openFirst() { path.append(.first) }
  func openNext() { openLast() }
  private func openLast() { path.append(.next) }
  func openUrgent() { urgent.append(.first) }
}
struct R6Called: View {
  @EnvironmentObject var nav: OutsideNav
  @State private var id: Int?
  var body: some View {
    NavigationStack(path: $nav.path) {
      if id != nil {
        CalledRow().navigationDestination(for: CalledPlace.self) { _ in CalledTarget() }
      } else {
        Text("loading")
      }
    }
    .onAppear { id = 1 }
  }
}
struct CalledRow: View {
  @EnvironmentObject var nav: OutsideNav
  var body: some View { Button("first", action: nav.openFirst) }
}
struct CalledTarget: View {
  @EnvironmentObject var nav: OutsideNav
  var body: some View { Button("next") { nav.openNext() } }
}
struct R6Urgent: View {
  @EnvironmentObject var nav: OutsideNav
  @State private var id: Int?
  var body: some View {
    NavigationStack(path: $nav.urgent) {
      if id != nil {
        Button("urgent") { nav.openUrgent() }
          .navigationDestination(for: UrgentPlace.self) { _ in PlainView() }
//         ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
      } else {
        Text("loading")
      }
    }
    .onOpenURL { _ in nav.openUrgent() }
  }
}
struct OutsideRoot: View {
  @StateObject private var nav = OutsideNav()
  var body: some View {
    VStack {
      R6Called()
      R6Urgent()
    }
    .environmentObject(nav)
  }
}

// What has the path is shown with the branch, whoever else pushes onto stacks of his own.
enum SharedPlace: Hashable { case first }
enum SharedScreens {
  @ViewBuilder static func screen(_ place: SharedPlace, _ path: Binding<NavigationPath>) -> some View {
    Button("first") { path.wrappedValue.append(SharedPlace.first) }
  }
}
struct R6Kept: View {
  @State private var path = NavigationPath()
  @State private var id: Int?
  var body: some View {
    NavigationStack(path: $path) {
      if id != nil {
        rows.navigationDestination(for: SharedPlace.self) { SharedScreens.screen($0, $path) }
      } else {
        ProgressView()
      }
    }
    .onAppear { id = 1 }
  }
  private var rows: some View { Button("first") { path.append(SharedPlace.first) } }
}
struct R6Other: View {
  @State private var path = NavigationPath()
  @State private var id: Int?
  var body: some View {
    NavigationStack(path: $path) {
      if id != nil {
        Text("rows").navigationDestination(for: SharedPlace.self) { SharedScreens.screen($0, $path) }
//                   ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
      } else {
        ProgressView()
      }
    }
    .onAppear { path.append(SharedPlace.first) }
  }
}
