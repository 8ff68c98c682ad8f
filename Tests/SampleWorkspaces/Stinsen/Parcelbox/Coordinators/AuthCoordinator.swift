import Stinsen
import SwiftUI

final class AuthCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \AuthCoordinator.signIn)

  @Root var signIn = makeSignIn
  @Route(.push) var register = makeRegister
  @Route(.modal(dismissible: false)) var terms = makeTerms

  @ViewBuilder func makeSignIn() -> some View {
    SignInScreen()
  }

  func makeRegister(mail: String) -> some View {
    RegisterScreen(mail: mail)
  }

  func makeTerms() -> some View {
    TermsScreen()
  }
}
