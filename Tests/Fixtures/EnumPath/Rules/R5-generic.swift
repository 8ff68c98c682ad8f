// R5 One destination for each instance of a generic type, also by a name of its own.
import SwiftUI

struct R5Tag<Owner>: Hashable {}
enum R5List { typealias Tag = R5Tag<R5List> }
enum R5Show { typealias Tag = R5Tag<R5Show> }
struct R5Generic: View {
  var body: some View {
    NavigationStack {
      PlainView()
        .navigationDestination(for: R5List.Tag.self) { _ in PlainView() }
        .navigationDestination(for: R5Show.Tag.self) { _ in PlainView() }
        .navigationDestination(for: R5Tag<Int>.self) { _ in PlainView() }
    }
  }
}
struct R5GenericTwice: View {
  var body: some View {
    NavigationStack {
      PlainView()
        .navigationDestination(for: R5List.Tag.self) { _ in PlainView() }
//       ^^^^^^^^^^^^^^^^^^^^^ warning duplicate-destination
        .navigationDestination(for: R5Tag<R5List>.self) { _ in PlainView() }
    }
  }
}
