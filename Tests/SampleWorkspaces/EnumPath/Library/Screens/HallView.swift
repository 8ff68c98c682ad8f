import SwiftUI

struct HallView: View {
  @EnvironmentObject var navigator: Navigator

  var body: some View {
    VStack {
      Button("Shelves") { navigator.go(to: .catalogue(.shelves)) }
      Button("Book") { navigator.go(to: .catalogue(.book(id: 7))) }
      Button("Desk") { navigator.go(to: .desk(.shelves)) }
      Button("Returns") { navigator.go(to: .desk(.returns)) }
      Button("Garden") { navigator.go(to: .garden) }
      Button("Vault") { navigator.go(to: .vault) }
      Button("Card") { navigator.sheet = .card }
      Button("No card") { navigator.sheet = .none }
      Button("None") { navigator.sheet = Sheet.none }
      Button("Back") { navigator.back() }
    }
  }
}

struct GardenView: View {
  var body: some View { NavigationStack { Text("Garden") } }
}

struct CardView: View {
  var body: some View { Text("Card") }
}
