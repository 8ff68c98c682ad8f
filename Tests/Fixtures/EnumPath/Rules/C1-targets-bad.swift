// C1-targets Two apps of one repository give their routes the same name: what neither of them declares, nobody has.
// unfinished
// resolved: C1Place.home, C1Place.cart, C1Place.login
//- /Shop/App.swift
import SwiftUI

enum C1Place: Hashable { case home, cart }
struct C1Shop: View {
  @State var path: [C1Place] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("home") { path.append(.home) }
        NavigationLink("cart", value: C1Place.cart)
        NavigationLink("card", value: C1Place.card)
//                                            ^^^^ unknown-route
      }
      .navigationDestination(for: C1Place.self) { place in
        switch place {
        case .home: PlainView()
        case .cart: PlainView()
        }
      }
    }
  }
}
//- /Till/App.swift
import SwiftUI

enum C1Place: Hashable { case login, drawer }
struct C1Till: View {
  @State var path: [C1Place] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("login") { path.append(.login) }
        Button("log in") { path.append(.logIn) }
//                                      ^^^^^ unknown-route
      }
      .navigationDestination(for: C1Place.self) { place in
        switch place {
        case .login: PlainView()
        case .drawer: PlainView()
        }
      }
    }
  }
}
