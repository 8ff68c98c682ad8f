// What a computed variable within a function gives back is its own value, not the function's.
// hints: on
// resolved: LocalRoute.detail, LocalRoute.success, -, -
// unresolved:
import SwiftUI

enum LocalKind { case pop, link(String) }
enum LocalRoute: Hashable { case detail(Int), success(String), about, terms, help, faq }
struct LocalRoot: View {
  @State var path: [LocalRoute] = []
  var isFirst = true
  var body: some View {
    NavigationStack(path: $path) {
      Button("open") {
        path.append(.detail(1))
        path.append(route(true))
        open(false)
        print(title(true), kinds)
      }
      .navigationDestination(for: LocalRoute.self) { route in
        switch route {
        case .detail, .success, .about, .terms, .help, .faq: PlainView()
        }
      }
    }
  }
  func route(_ flag: Bool) -> LocalRoute {
    var kind: LocalKind { return .pop }
    var other: LocalKind {
      get {
        switch flag {
        case true: return .pop
        case false: return isFirst ? .pop : .link("a://b")
        }
      }
    }
    return .success("\(kind) \(other)")
  }
  var kinds: [LocalRoute] {
    var kind: LocalKind? {
      guard isFirst else { return .link("") }
      return .pop
    }
    return kind == nil ? [] : [.detail(2)]
  }
  func open(_ flag: Bool) {
    var target: LocalRoute { return flag ? .about : .terms }
    path.append(target)
  }
  func title(_ flag: Bool) -> String {
    var target: LocalRoute {
      guard flag else { return .help }
      return .faq
    }
    path.append(target)
    return "title"
  }
}
