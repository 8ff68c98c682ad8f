// A payload with a view of its own that no branch shows is data, and so is one that only titles take apart.
// hints: on
// resolved: DataPayload.card, DataPayload.note, DataPayload.level, DataPayload.card
import SwiftUI

enum DataStyle: Hashable {
  case plain, bright, hidden
  @ViewBuilder var badge: some View {
    switch self {
    case .plain, .bright: PlainView()
    case .hidden: EmptyView()
    }
  }
}
enum DataLevel: Hashable { case low, high }
enum DataMood: Hashable {
  case calm, tense
  var title: String { "mood" }
}
enum DataPayload: Hashable {
  case card(DataStyle), note(DataMood), level(DataLevel)
  var title: String {
    switch self {
    case .level(.low): "low"
    case .level(.high): "high"
    case .note(.calm), .note(.tense), .card: "other"
    }
  }
}
struct DataCard: View {
  let style: DataStyle
  var body: some View { PlainView().overlay { style.badge } }
}
struct DataPayloadRoot: View {
  @State private var path: [DataPayload] = []
  func badge(for level: DataLevel) -> some View {
    Group {
      switch level {
      case .low: PlainView()
      case .high: EmptyView()
      }
    }
  }
  var body: some View {
    NavigationStack(path: $path) {
      Button("card") { open() }
        .navigationDestination(for: DataPayload.self) { route in
          switch route {
          case .card(let style): DataCard(style: style).overlay { style.badge }
          case .note(let mood): Text(mood.title)
          case .level(let level): PlainView().overlay { badge(for: level) }
          }
        }
    }
  }
  func open() {
    path.append(.card(.hidden))
    path.append(.note(.calm))
    path.append(.level(.high))
    path = [.card(.plain)]
  }
}
