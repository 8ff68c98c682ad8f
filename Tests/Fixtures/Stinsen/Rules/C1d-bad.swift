// C1d A route that is private to another file.
// rejected
import SwiftUI
import Stinsen

func c1dFile(_ vault: VaultCoordinator) { vault.route(to: \.safe) }
//                                                          ^^^^ unknown-route
func c1dType(_ vault: VaultCoordinator) { vault.route(to: \.key) }
//                                                          ^^^ unknown-route
//- /Vault.swift
import SwiftUI
import Stinsen

final class VaultCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \VaultCoordinator.start)
  @Root var start = makeStart
  @Route(.push) fileprivate var safe = makeSafe
  @Route(.push) private var key = makeKey
  func makeStart() -> some View { PlainView() }
  func makeSafe() -> some View { PlainView() }
  func makeKey() -> some View { PlainView() }
}
