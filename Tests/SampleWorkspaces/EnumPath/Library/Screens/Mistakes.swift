import SwiftUI

struct Mistakes: View {
  @EnvironmentObject var navigator: Navigator

  var body: some View { Text("Mistakes") }

  func all() {
    navigator.go(to: .gardn)
    navigator.go(to: .returns)
    navigator.go(to: .catalogue(.book(7)))
    navigator.path.append(Desk.returns)
    Navigator.go(to: .garden)
  }
}
