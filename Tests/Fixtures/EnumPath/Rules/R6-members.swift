// R6 What a branch shows may be a member of the view, and what it runs another: what is named there alone belongs to it.
import SwiftUI

enum MemberStep: Hashable { case name, photo }
enum SharedStep: Hashable { case name, photo }
struct MemberItem: Hashable { var id = 0 }
struct SharedItem: Hashable { var id = 0 }
struct TypedItem: Hashable { var id = 0 }

struct R6Members: View {
  var isStarting: Bool
  @State private var path: [MemberStep] = []
  @State private var shared: [SharedStep] = []
  var body: some View {
    VStack {
      NavigationStack(path: $path) {
        if isStarting {
          PlainView()
        } else {
          nameView.navigationDestination(for: MemberStep.self) { step in
            switch step {
            case .name: photoView("photo")
            case .photo: PlainView()
            }
          }
        }
      }
      NavigationStack(path: $shared) {
        if isStarting {
          sharedView
        } else {
          sharedView.navigationDestination(for: SharedStep.self) { step in
//                   ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
            switch step {
            case .name, .photo: PlainView()
            }
          }
        }
      }
    }
  }
  private var nameView: some View { Button("name") { enterName() } }
  private func enterName() { path.append(.name) }
  private func photoView(_ title: String) -> some View { Button(title) { self.path.append(.photo) } }
  private var sharedView: some View {
    VStack {
      Button("name") { shared.append(.name) }
      Button("photo") { shared.append(.photo) }
    }
  }
}

struct R6Arrangements: View {
  var items: [MemberItem]
  var others: [SharedItem]
  var isWide: Bool
  @State private var path = NavigationPath()
  var body: some View {
    if isWide { wide } else { narrow }
  }
  private var wide: some View {
    NavigationStack(path: $path) {
      if items.isEmpty {
        Text("nothing")
        Button("other") { path.append(others[0]) }
      } else {
        Button("item") { path.append(items[0]) }
          .navigationDestination(for: MemberItem.self) { _ in PlainView() }
          .navigationDestination(for: SharedItem.self) { _ in PlainView() }
//         ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
      }
    }
  }
  private var narrow: some View {
    NavigationStack(path: $path) {
      Button("item") { open(items[0]) }
        .navigationDestination(for: MemberItem.self) { _ in PlainView() }
    }
  }
  private func open(_ item: MemberItem) { path.append(item) }
}

struct R6TypedItems: View {
  var items: [TypedItem]
  @State private var path: [TypedItem] = []
  var body: some View {
    NavigationStack(path: $path) {
      if items.isEmpty {
        PlainView()
      } else {
        OpenerView { path.append($0) }
          .navigationDestination(for: TypedItem.self) { _ in PlainView() }
      }
    }
  }
}
struct OpenerView: View {
  var open: (TypedItem) -> Void
  var body: some View { Button("open") { open(TypedItem()) } }
}
