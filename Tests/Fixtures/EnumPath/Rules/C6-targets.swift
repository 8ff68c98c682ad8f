// C6-targets Two apps of one repository give their routes, their holder and a screen the same names: none is meant here.
// unfinished
// resolved: C6Place.home, C6Place.login
//- /Shop/App.swift
import SwiftUI

enum C6Place: Hashable { case home, cart }
final class C6Nav: ObservableObject {
  @Published var path: [C6Place] = []
  func push(_ place: C6Place) { path.append(place) }
}
struct C6Screen: View { var body: some View { Text("shop") } }
struct C6Root: View {
  @StateObject var nav = C6Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("home") { nav.push(.home) }.navigationDestination(for: C6Place.self) { place in
        switch place {
        case .home: C6Screen()
        case .cart: PlainView()
        }
      }
    }
  }
}
struct C6Back: View {
  @EnvironmentObject var nav: C6Nav
  var body: some View { Button("back") { nav.pop() } }
}
//- /Till/App.swift
import SwiftUI

enum C6Place: Hashable { case login, drawer }
final class C6Nav: ObservableObject {
  @Published var places: [C6Place] = []
  func push(_ place: C6Place) { places.append(place) }
  func pop() { places.removeLast() }
}
struct C6Screen: View { var body: some View { NavigationStack { Text("till") } } }
struct C6Window: View {
  @StateObject var nav = C6Nav()
  var body: some View {
    NavigationStack(path: $nav.places) {
      Button("login") { nav.push(.login) }.navigationDestination(for: C6Place.self) { place in
        switch place {
        case .login: PlainView()
        case .drawer: PlainView()
        }
      }
    }
  }
}
