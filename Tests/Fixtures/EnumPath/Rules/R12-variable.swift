// R12 What a mutable static variable holds may be any case; a constant is what it is.
// hints: on
// resolved: -, R12Launch.constant
import SwiftUI

enum R12VariablePage: Hashable { case news, help }
enum R12ConstantPage: Hashable { case news, help }
//                                          ^^^^ hint unused-route
enum R12Launch {
  static var page: R12VariablePage?
  static let constant: R12ConstantPage = .news
}
struct R12VariableRoot: View {
  @State private var page: R12VariablePage?
  @State private var constant: R12ConstantPage?
  var body: some View {
    NavigationStack {
      Button("Page") {
        page = R12Launch.page
        constant = R12Launch.constant
      }
      .navigationDestination(item: $page) { page in
        switch page {
        case .news: PlainView()
        case .help: NumberView(id: 1)
        }
      }
      .navigationDestination(item: $constant) { page in
        switch page {
        case .news: PlainView()
        case .help: NumberView(id: 1)
        }
      }
    }
  }
}
