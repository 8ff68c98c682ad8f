// R12 Generic code that makes a value of a raw value may make any case of any such enum; one without raw values it cannot.
// hints: on
import SwiftUI

enum R12StoredPage: String, Hashable { case news, help }
enum R12PlainPage: Hashable { case news, help }
//                                       ^^^^ hint unused-route

struct R12Stored<Value: RawRepresentable> where Value.RawValue == String {
  var value: Value? { Value(rawValue: "help") }
}

struct R12StoredRoot: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Stored", value: R12Stored<R12StoredPage>().value ?? .news)
        NavigationLink("Plain", value: R12PlainPage.news)
      }
      .navigationDestination(for: R12StoredPage.self) { NumberView(id: $0.rawValue.count) }
      .navigationDestination(for: R12PlainPage.self) { _ in PlainView() }
    }
  }
}
