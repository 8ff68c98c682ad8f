// What is wrong in such a list is told where it is made, once.
// rejected
import SwiftUI

enum ListConstantBadStep: Hashable { case list, item(Int) }
struct ListConstantBadRoot: View {
  @State private var path: [ListConstantBadStep] = [.list, .item(1)]
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: ListConstantBadStep.self) { step in
        switch step {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
  func open() {
    let more = [ListConstantBadStep.item(2), .lst]
//                                            ^^^ unknown-route
    path += more
    path += [5, 6].map { .itm($0) }
//                        ^^^ unknown-route
    path.append(contentsOf: [3, 4].map(ListConstantBadStep.itme))
//                                                         ^^^^ unknown-route
  }
}
