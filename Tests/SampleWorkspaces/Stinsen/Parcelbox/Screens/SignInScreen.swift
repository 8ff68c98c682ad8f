import Stinsen
import SwiftUI

struct SignInScreen: View {
  @EnvironmentObject private var main: MainCoordinator.Router
  @EnvironmentObject private var router: AuthCoordinator.Router
  @State private var mail = ""
  @State private var password = ""

  var body: some View {
    Form {
      TextField("Mail", text: $mail)
      SecureField("Password", text: $password)
      Button("Sign in") {
        Task { await Session.shared.signIn(name: mail, password: password) }
      }
      Button("Register") { router.route(to: \.register, mail) }
      Button("Terms") { router.route(to: \.terms) }
      Button("Look around") { main.root(\.home) }
    }
    .navigationTitle("Parcelbox")
  }
}

struct RegisterScreen: View {
  @EnvironmentObject private var router: AuthCoordinator.Router
  let mail: String

  var body: some View {
    VStack {
      Text("We have sent a code to \(mail).")
      Button("Back") { router.pop() }
    }
  }
}

struct TermsScreen: View {
  @EnvironmentObject private var router: AuthCoordinator.Router

  var body: some View {
    ScrollView {
      Text("Parcels travel at the sender's risk.")
      Button("Accept") { router.popLast() }
    }
  }
}
