// C5 What optionals, lists and tables hold must be hashable, and a function never is.
// rejected
import SwiftUI

struct C5Held { var id: Int }
enum C5Kind { case some(Int) }
typealias C5Handler = (Int) -> Void
enum C5List: Hashable { case items([C5Held]) }
//   ^^^^^^ invalid-declaration
enum C5Optional: Hashable { case kind(C5Kind?) }
//   ^^^^^^^^^^ invalid-declaration
enum C5Table: Hashable { case table([String: [C5Held]]) }
//   ^^^^^^^ invalid-declaration
enum C5Function: Hashable { case ask(done: C5Handler) }
//   ^^^^^^^^^^ invalid-declaration
struct C5HeldRoot: View {
  var body: some View {
    NavigationStack {
      PlainView()
        .navigationDestination(for: C5List.self) { _ in PlainView() }
        .navigationDestination(for: C5Optional.self) { _ in PlainView() }
        .navigationDestination(for: C5Table.self) { _ in PlainView() }
        .navigationDestination(for: C5Function.self) { _ in PlainView() }
    }
  }
}
