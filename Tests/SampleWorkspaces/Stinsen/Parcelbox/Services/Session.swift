import Combine
import Foundation

/// Who is signed in.
final class Session: ObservableObject {
  static let shared = Session()

  @Published private(set) var account: Account?

  func signIn(name: String, password: String) async {
    account = Account(name: name, address: Address(street: "Dock 4", town: "Harwich"))
  }

  func signOut() {
    account = nil
  }
}
