// R7 A screen of which one part shows nothing is not blank.
import SwiftUI

struct R7PartCard<Header: View>: View {
  let title: String
  @ViewBuilder let header: Header
  var body: some View {
    VStack {
      header
      Text(title)
    }
  }
}
enum R7PartSheet: Identifiable {
  case plain, framed, wrapped
  var id: Self { self }
}
struct R7PartRoot: View {
  @State private var sheet: R7PartSheet?
  @State private var beside: R7PartPage?
  @State private var bare: R7PartBare?
  var body: some View {
    NavigationStack {
      VStack {
        Button("Plain") { sheet = .plain }
        Button("Framed") { sheet = .framed }
        Button("Wrapped") { sheet = .wrapped }
        Button("Beside") { beside = .empty }
        Button("Bare") { bare = .empty }
//                               ^^^^^ warning blank-screen
      }
      .sheet(item: $sheet) { sheet in
        R7PartCard(title: "Card") {
          switch sheet {
          case .plain: EmptyView()
          case .framed: PlainView()
          case .wrapped: NumberView(id: 1)
          }
        }
      }
      .navigationDestination(item: $beside) { page in R7PartScreen(page: page) }
      .navigationDestination(item: $bare) { page in
        Group {
          if #available(iOS 18, *) {
            switch page {
            case .empty: EmptyView()
            case .full: PlainView()
            }
          }
        }
        .padding()
      }
    }
  }
}
enum R7PartPage: Hashable { case empty, full }
enum R7PartBare: Hashable { case empty, full }
struct R7PartScreen: View {
  let page: R7PartPage
  var body: some View {
    PlainView()
    switch page {
    case .empty: EmptyView()
    case .full: NumberView(id: 2)
    }
  }
}
