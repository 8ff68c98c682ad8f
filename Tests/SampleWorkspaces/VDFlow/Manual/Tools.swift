import SwiftUI
import VDFlow

struct LinkView: View {

  @StateStep var steps = Steps()

  var body: some View {
    NavigationLink(step: _steps.$link) {
      PushView()
    } label: {
      Text("push")
    }
  }
}

struct StackView: View {

  @StateStep var steps = Steps()

  var body: some View {
    NavigationStack(path: $steps.navigationPath) {
      RootView()
        .navigationDestination(step: _steps.$link) {
          PushView()
        }
    }
  }
}

struct OtherStackView: View {

  @StateStep var steps = Steps()

  var body: some View {
    NavigationStack(path: $steps.navigationPath) {
      RootView()
        .navigationDestination(for: _steps) {
          switch $0 {
          case .link:
            PushView()
              .step(_step.$link)
          default:
            EmptyView()
          }
        }
    }
  }
}
