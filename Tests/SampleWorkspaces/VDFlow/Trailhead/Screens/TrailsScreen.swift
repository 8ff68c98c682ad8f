import SwiftUI
import VDFlow

struct TrailsScreen: View {
  @StateStep var flow: TrailFlow = .none

  var body: some View {
    VStack {
      Button("Nearest") { flow.$detail.select(with: Trail(id: 1)) }
      Button("Map") { flow.selected = .mapp }
      Button("Filter") { showFilter() }
    }
    .sheet(isPresented: $flow.isSelected(.detail)) { TrailScreen(trail: flow.detail) }
    .sheet(isPresented: $flow.isSelected(.map)) { Text("Map") }
    .sheet(isPresented: $flow.isSelected(.filter)) { Text(flow.filter) }
  }

  func showFilter() {
    flow = .filter(3)
  }

  func title() -> String {
    switch flow.selected {
    case .detail: "Trail"
    case .map: "Map"
    case nil: "Trails"
    }
  }
}

struct TrailScreen: View {
  let trail: Trail
  var body: some View { Text(trail.name) }
}
