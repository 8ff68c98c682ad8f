// C3-targets Two copies of one app declare their routes alike: what both of them refuse is wrong.
// unfinished
// resolved: C3Copied.family
//- /Old/App.swift
import SwiftUI

enum C3Copied: Hashable { case family, detail(id: Int) }
final class C3CopiedNav: ObservableObject {
  @Published var path: [C3Copied] = []
  func push(_ place: C3Copied) { path.append(place) }
}
struct C3CopiedRoot: View {
  @StateObject var nav = C3CopiedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3Copied.self) { place in
        switch place {
        case .family: PlainView()
        case .detail(let id): NumberView(id: id)
        }
      }
    }
  }
}
func c3Copied(_ nav: C3CopiedNav) {
  nav.push(.family)
  nav.push(.family(1))
//          ^^^^^^ input-mismatch
  nav.push(.detail(number: 1))
//          ^^^^^^ input-mismatch
  nav.push(.detail(id: 1, 2))
//          ^^^^^^ input-mismatch
  nav.push(.detail(id: "one"))
//                     ^^^^^ input-mismatch
  nav.push(.detail)
//          ^^^^^^ input-mismatch
  switch nav.path.last {
  case .family(let id): print(id)
//      ^^^^^^ input-mismatch
  default: break
  }
}
//- /New/App.swift
import SwiftUI

enum C3Copied: Hashable { case family, detail(id: Int) }
final class C3CopiedNav: ObservableObject {
  @Published var path: [C3Copied] = []
  func push(_ place: C3Copied) { path.append(place) }
}
struct C3CopiedRoot: View {
  @StateObject var nav = C3CopiedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C3Copied.self) { place in
        switch place {
        case .family: PlainView()
        case .detail(let id): NumberView(id: id)
        }
      }
    }
  }
}
