import SwiftUI

struct WelcomeScreen: View {
  let start: () -> Void

  var body: some View {
    Button("Start", action: start)
  }
}
