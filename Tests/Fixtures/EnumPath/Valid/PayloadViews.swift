// A payload that a branch hands to a view is a route of its own where that view shows another view for each case.
// resolved: HandedPlace.account.login, HandedPlace.account.register, HandedPlace.setup.first, HandedPlace.logs, HandedPlace.tone, HandedPlace.level
import SwiftUI

enum HandedPlace: Hashable {
  case account(HandedAccount), setup(HandedSetup), logs(HandedFilter), tone(HandedTone), level(HandedLevel)
}
enum HandedAccount: Hashable { case login, register(invite: String) }
enum HandedSetup: Hashable { case first, second }
enum HandedFilter: Hashable { case all, errors }
enum HandedTone: Hashable { case calm, loud }
enum HandedLevel: Hashable { case low, high }
struct HandedAccountFlow: View {
  let route: HandedAccount
  var body: some View {
    switch route {
    case .login: PlainView()
    case .register(let invite): Text(invite)
    }
  }
}
struct HandedSetupFlow: View {
  @State private var isOpen = false
  private let step: HandedSetup
  init(_ step: HandedSetup) { self.step = step }
  var body: some View {
    Group {
      switch self.step {
      case .first: PlainView()
      case .second: NumberView(id: 2)
      }
    }
    .padding()
  }
}
// A part of the screen depends on the filter.
struct HandedLogs: View {
  let filter: HandedFilter
  var body: some View {
    VStack {
      PlainView()
      switch filter {
      case .all: PlainView()
      case .errors: NumberView(id: 1)
      }
    }
  }
}
// The same view, whatever the tone.
struct HandedToneView: View {
  let tone: HandedTone
  var body: some View {
    switch tone {
    case .calm: Text("calm")
    case .loud: Text("LOUD")
    }
  }
}
// Shows different views, beside something else.
struct HandedLevelIcon: View {
  let level: HandedLevel
  var body: some View {
    switch level {
    case .low: PlainView()
    case .high: NumberView(id: 3)
    }
  }
}
struct HandedRoot: View {
  @State private var path: [HandedPlace] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Login") { path.append(.account(.login)) }
        Button("Register") { path.append(.account(.register(invite: ""))) }
        Button("Set up") { path.append(.setup(.first)) }
        Button("Logs") { path.append(.logs(.all)) }
        Button("Tone") { path.append(.tone(.loud)) }
        Button("Level") { path.append(.level(.low)) }
      }
      .navigationDestination(for: HandedPlace.self) { place in
        switch place {
        case .account(let account): HandedAccountFlow(route: account).padding()
        case let .setup(step): HandedSetupFlow(step)
        case .logs(let filter): HandedLogs(filter: filter)
        case .tone(let tone): HandedToneView(tone: tone)
        case .level(let level):
          VStack {
            HandedLevelIcon(level: level)
            PlainView()
          }
        }
      }
    }
  }
}
