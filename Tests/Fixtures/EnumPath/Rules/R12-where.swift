// R12 What a filter gives to somebody is made there: of a loop, of a case, of what an error is caught by.
// hints: on
// resolved: R12WherePage.news
import SwiftUI

enum R12WherePage: Hashable { case news, help, terms, license, contact }
//                                                             ^^^^^^^ hint unused-route
struct R12WhereError: Error {}
struct R12WhereRoot: View {
  @State private var pages: [R12WherePage] = []
  var body: some View {
    NavigationStack(path: $pages) {
      Button("News") { pages.append(.news) }
        .navigationDestination(for: R12WherePage.self) { page in
          switch page {
          case .news, .help, .terms, .license, .contact: PlainView()
          }
        }
    }
  }
  private func knows(_ page: R12WherePage) -> Bool { pages.contains(page) }
  private func count(_ numbers: [Int]) -> Int {
    for number in numbers where knows(.help) { return number }
    switch numbers.count {
    case 0 where knows(.terms): return 0
    default: break
    }
    do { throw R12WhereError() } catch where knows(.license) { return 1 } catch { return 2 }
  }
}
