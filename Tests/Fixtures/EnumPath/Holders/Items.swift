// A destination that an optional opens is a slot like a sheet's.
// resolved: ItemsDetail.item, ItemsDetail.steps
import SwiftUI

enum ItemsDetail: Hashable { case item(Int), steps(of: Int, from: Int) }
struct ItemsRoot: View {
  @State private var detail: ItemsDetail?
  var body: some View {
    NavigationStack {
      VStack {
        Button("Item") { detail = .item(1) }
        Button("Steps") { detail = .steps(of: 1, from: 2) }
      }
      .navigationDestination(item: $detail) { detail in
        switch detail {
        case .item(let id): NumberView(id: id)
        case .steps(of: let id, from: _): NumberView(id: id)
        }
      }
    }
  }
}
