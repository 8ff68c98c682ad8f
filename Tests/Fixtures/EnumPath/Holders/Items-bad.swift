// C1, C3, C6 What such a destination shows is checked, too.
// rejected
import SwiftUI

enum ItemsBadDetail: Hashable { case item(Int), steps(of: Int) }
struct ItemsBadRoot: View {
  @State private var detail: ItemsBadDetail?
  var body: some View {
    NavigationStack {
      PlainView().navigationDestination(item: $detail) { detail in
        switch detail {
//      ^^^^^^ non-exhaustive-switch
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
  func open() {
    detail = .itm(1)
//            ^^^ unknown-route
    detail = .steps(1)
//            ^^^^^ input-mismatch
  }
}
