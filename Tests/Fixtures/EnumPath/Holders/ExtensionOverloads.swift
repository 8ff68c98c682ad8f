// What a protocol's extension has stands beside a holder's own function of that name, if it takes something else;
// so does what a variable holds.
import SwiftUI

enum OverloadedList: Hashable { case list, detail(Int) }
enum OverloadedStart: Hashable { case start, step(Int?) }
enum OverloadedTab { case shop, cart(Int) }
protocol OverloadedNav: AnyObject {
  associatedtype R: Hashable
  var any: NavigationPath { get set }
  func open(_ r: R, animated: Bool)
}
extension OverloadedNav {
  func open(_ r: R) { open(r, animated: true) }
  func put<T: Hashable>(_ r: T) { any.append(r) }
}
final class OverloadedModel: ObservableObject, OverloadedNav {
  @Published var lists: [OverloadedList] = []
  @Published var any = NavigationPath()
  var select: (OverloadedTab) -> Void = { _ in }
  func open(_ r: OverloadedStart, animated: Bool) { any.append(r) }
  func open(_ r: OverloadedList) { lists.append(r) }
  func select(_ r: OverloadedList, animated: Bool = true) { lists.append(r) }
  func put(_ r: OverloadedList) { lists.append(r) }
}
struct OverloadedRoot: View {
  @StateObject var nav = OverloadedModel()
  var body: some View {
    NavigationStack(path: $nav.lists) {
      VStack {
        Button("a") { nav.open(.step(nil)) }
        Button("b") { nav.open(.start) }
        Button("c") { nav.open(.list) }
        Button("d") { nav.put(OverloadedStart.start) }
        Button("e") { nav.put(.detail(1)) }
        Button("f") { nav.select(.shop) }
        Button("g") { nav.select(.list) }
      }
      .navigationDestination(for: OverloadedList.self) { route in
        switch route {
        case .list: Text("list")
        case .detail(let id): Text("\(id)")
        }
      }
    }
    NavigationStack(path: $nav.any) {
      Text("start").navigationDestination(for: OverloadedStart.self) { route in
        switch route {
        case .start: Text("start")
        case .step: Text("step")
        }
      }
    }
  }
}
protocol DefaultedNav: AnyObject {
  associatedtype R: Hashable
  var any: NavigationPath { get set }
  func last() -> R?
  func open(_ r: R)
}
extension DefaultedNav { func open(_ r: R) { any.append(r) } }
final class DefaultedModel: ObservableObject, DefaultedNav {
  @Published var lists: [OverloadedList] = []
  @Published var any = NavigationPath()
  func last() -> OverloadedStart? { nil }
  func open(_ r: OverloadedList) { lists.append(r) }
}
struct DefaultedView: View {
  @StateObject var nav = DefaultedModel()
  var body: some View {
    NavigationStack(path: $nav.any) {
      Button("a") { nav.open(.step(nil)) }
      Button("b") { nav.open(OverloadedStart.start) }
    }
    NavigationStack(path: $nav.lists) { Button("c") { nav.open(.list) } }
  }
}
