// R12 A raw value may be any case's.
// hints: on
import SwiftUI

enum R12RawNamed: String, Hashable { case news, help }
enum R12RawSpelled: String, Hashable { case news, help }
enum R12RawImplied: Int, Hashable { case news, help }
enum R12RawMapped: String, Hashable { case news, help }
enum R12RawOwn: String, Hashable {
  case news, help
  init?(code: String) { self.init(rawValue: code.lowercased()) }
  static func named(_ name: String) -> Self? { Self(code: name) }
}
enum R12RawUnused: String, Hashable { case news, help }
//                                               ^^^^ hint unused-route

extension UserDefaults {
  var rawNamed: [R12RawNamed] { (stringArray(forKey: "pages") ?? []).compactMap { R12RawNamed(rawValue: $0) } }
}
struct R12RawPages {
  typealias Page = R12RawSpelled
  let spelled = Page.init(rawValue: "help")
  let implied: R12RawImplied? = .init(rawValue: 1)
  let mapped = ["help"].compactMap(R12RawMapped.init)
  let isHelp = R12RawUnused.news.rawValue == "help"
}

struct R12RawRoot: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Named", value: R12RawNamed.news)
        NavigationLink("Spelled", value: R12RawSpelled.news)
        NavigationLink("Implied", value: R12RawImplied.news)
        NavigationLink("Mapped", value: R12RawMapped.news)
        NavigationLink("Own", value: R12RawOwn.news)
        NavigationLink("Unused", value: R12RawUnused.news)
      }
      .navigationDestination(for: R12RawNamed.self) { NumberView(id: $0.rawValue.count) }
      .navigationDestination(for: R12RawSpelled.self) { NumberView(id: $0.rawValue.count) }
      .navigationDestination(for: R12RawImplied.self) { NumberView(id: $0.rawValue) }
      .navigationDestination(for: R12RawMapped.self) { NumberView(id: $0.rawValue.count) }
      .navigationDestination(for: R12RawOwn.self) { NumberView(id: $0.rawValue.count) }
      .navigationDestination(for: R12RawUnused.self) { NumberView(id: $0.rawValue.count) }
    }
  }
}
