// Variables of a function that are called like a path or a sheet's slot: what they are given goes nowhere, unless the function
// puts them back.
// hints: on
// resolved: OVrStep.second, OVrStep.first, OVrStep.first, OVrStep.second, OVrSheet.info
import SwiftUI

enum OVrStep: Hashable { case first, second(Int), blank }
enum OVrSheet: Identifiable {
  case info, help
  var id: Self { self }
}

final class OVrNavigator: ObservableObject {
  @Published var path: [OVrStep] = []
  @Published var sheet: OVrSheet?
  func go(_ step: OVrStep) { path.append(step) }
  func longer(_ step: OVrStep) -> [OVrStep] {
    var path = [OVrStep]()
    path.append(step)
    return path
  }
  func numbered(_ number: Int) -> [OVrStep] {
    var path = self.path
    path.append(.second(number))
    return path
  }
  func put(_ step: OVrStep) {
    var path = self.path
    path.append(step)
    self.path = path
  }
  func reset(_ step: OVrStep) {
    let path = "a path of another kind"
    print(path)
    self.path = [step]
  }
  func describe(_ new: OVrSheet) -> String {
    var sheet: OVrSheet? = nil
    sheet = new
    return "\(String(describing: sheet))"
  }
}

struct OVrRoot: View {
  @StateObject var navigator = OVrNavigator()
  var body: some View {
    NavigationStack(path: $navigator.path) {
      Button("open") {
        navigator.go(.first)
        navigator.put(.first)
        navigator.reset(.second(1))
        navigator.sheet = .info
        _ = navigator.longer(.blank)
        _ = navigator.numbered(2)
        _ = navigator.describe(.help)
      }
      .navigationDestination(for: OVrStep.self) { step in
        switch step {
        case .first, .second: PlainView()
        case .blank: EmptyView()
        }
      }
      .sheet(item: $navigator.sheet) { sheet in
        switch sheet {
        case .info: PlainView()
        case .help: EmptyView()
        }
      }
    }
  }
}
