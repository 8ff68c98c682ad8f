// What hands its route to a function of a type, rather than of an instance, moves it where it is made or called.
// resolved: StaticPlace.shop, StaticPlace.bag, StaticPlace.bag, StaticPlace.desk, StaticPlace.shop
import SwiftUI

enum StaticPlace: Hashable { case shop, bag, desk }
final class StaticNav: ObservableObject {
  static let shared = StaticNav()
  @Published var path: [StaticPlace] = []
  static func to(_ place: StaticPlace) { shared.path.append(place) }
  static func open(_ place: StaticPlace) { Self.shared.push(place) }
  func push(_ place: StaticPlace) { path.append(place) }
}
struct StaticLink<Content: View>: View {
  let place: StaticPlace
  @ViewBuilder let label: () -> Content
  var body: some View { Button { StaticNav.to(place) } label: { label() } }
}
enum StaticOpener {
  static func open(_ place: StaticPlace) { StaticNav.to(place) }
}
// Another function of that name, which moves nothing.
struct StaticLog {
  static func to(_ place: StaticPlace) { print(place) }
}
struct StaticBadge: View {
  let place: StaticPlace
  var body: some View { Button("badge") { StaticLog.to(place) } }
}
struct StaticRoot: View {
  @StateObject var nav = StaticNav.shared
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        StaticLink(place: .shop) { Text("shop") }
        Button("bag") { StaticNav.to(.bag) }
        Button("bag") { StaticNav.open(.bag) }
        Button("desk") { StaticOpener.open(.desk) }
        StaticBadge(place: .desk)
        Button("shop") { StaticNav.to(.shop) }
      }
      .navigationDestination(for: StaticPlace.self) { _ in PlainView() }
    }
  }
}
