// R6 A branch that makes all routes that it takes needs no other; what is made beside it may be pushed while it is not shown.
import SwiftUI

enum ContainedStep: Hashable { case name, photo }
enum LeakedStep: Hashable { case name, photo }

struct R6Contained: View {
  var isStarting: Bool
  @State private var path: [ContainedStep] = []
  @State private var leaked: [LeakedStep] = []
  var body: some View {
    VStack {
      NavigationStack(path: $path) {
        if isStarting {
          PlainView()
        } else {
          Button("name") { path.append(.name) }
            .navigationDestination(for: ContainedStep.self) { step in
              switch step {
              case .name: Button("photo") { path.append(.photo) }
              case .photo: PlainView()
              }
            }
        }
      }
      NavigationStack(path: $leaked) {
        Button("photo") { leaked.append(.photo) }
        if isStarting {
          PlainView()
        } else {
          Button("name") { leaked.append(.name) }
            .navigationDestination(for: LeakedStep.self) { step in
//           ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
              switch step {
              case .name, .photo: PlainView()
              }
            }
        }
      }
    }
  }
}
struct ContainedItem: Hashable { var id = 0 }
struct LeakedItem: Hashable { var id = 0 }
struct R6ContainedItems: View {
  var items: [ContainedItem]
  @State private var path = NavigationPath()
  var body: some View {
    VStack {
      NavigationStack {
        if items.isEmpty {
          PlainView()
        } else {
          List { NavigationLink("item", value: items[0]) }
            .navigationDestination(for: ContainedItem.self) { _ in PlainView() }
        }
      }
      NavigationStack(path: $path) {
        Button("item") { path.append(LeakedItem()) }
        if items.isEmpty {
          PlainView()
        } else {
          NavigationLink("item", value: LeakedItem())
            .navigationDestination(for: LeakedItem.self) { _ in PlainView() }
//           ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
        }
      }
    }
  }
}
struct ContainedPlan: Hashable { var name = "" }
struct R6ContainedPlans: View {
  @State private var isLoading = true
  var body: some View {
    NavigationStack {
      if isLoading {
        R6Loading()
      } else {
        R6PlanList().navigationDestination(for: ContainedPlan.self) { Text($0.name) }
      }
    }
  }
}
struct R6PlanList: View {
  var body: some View { list }
}
extension R6PlanList {
  private var list: some View { NavigationLink("plan", value: ContainedPlan()) }
}
struct R6Loading: View {
  var body: some View { Text("loading") }
}
enum ContainedSection: String, Hashable, CaseIterable { case news, sport }
struct R6ContainedSections: View {
  @State private var isLoading = true
  var body: some View {
    NavigationStack {
      if isLoading {
        R6Loading()
      } else {
        R6SectionList().navigationDestination(for: ContainedSection.self) { Text($0.rawValue) }
      }
    }
  }
}
struct R6SectionList: View {
  var body: some View {
    ForEach(ContainedSection.allCases, id: \.self) { section in
      NavigationLink(value: section) { Text(section.rawValue) }
    }
  }
}
