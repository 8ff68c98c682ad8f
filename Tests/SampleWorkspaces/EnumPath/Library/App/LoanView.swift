import SwiftUI

struct LoanView: View {
  @StateObject var loans = LoanNavigator()

  var body: some View {
    NavigationStack(path: $loans.path) {
      List {
        NavigationLink(value: LoanPage.open) { Text("Open") }
        NavigationLink(value: Desk.returns) { Text("Returns") }
        Text("Late").navigationDestination(for: LatePage.self) { _ in Text("Late") }
        NavigationLink(value: LatePage.all) { Text("All") }
      }
      .navigationDestination(for: LoanPage.self) { _ in Text("A") }
      .navigationDestination(for: LoanPage.self) { _ in Text("B") }
    }
  }

  func open() { loans.path.append(LoanPage.closed) }
}

enum LoanPage: Hashable { case open, closed }
enum LatePage: Hashable { case all }

final class LoanNavigator: ObservableObject {
  @Published var path = NavigationPath()
}
