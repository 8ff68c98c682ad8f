// R6 A function of a model with the name of the modifier.
import SwiftUI

final class R6NameModel {
  func navigationDestination(for id: Int) -> Step { .b(.item(id: id)) }
}
struct R6Name: View {
  let model: R6NameModel
  var body: some View {
    NavigationStack {
      List {
        ForEach([1, 2], id: \.self) { id in
          NavigationLink("x", value: model.navigationDestination(for: id))
        }
      }
      .navigationDestination(for: Step.self) { $0.view }
    }
  }
}
