// C1d Private routes where they may be named, and one of which the setter alone is private.
import SwiftUI
import Stinsen

func c1dSetter(_ cellar: CellarCoordinator) { cellar.route(to: \.open) }
func c1dConstant(_ cellar: CellarCoordinator) { cellar.route(to: CellarCoordinator.secret) }
//- /Cellar.swift
import SwiftUI
import Stinsen

final class CellarCoordinator: NavigationCoordinatable {
  static let secret = \CellarCoordinator.safe
  let stack = Stinsen.NavigationStack(initial: \CellarCoordinator.start)
  @Root var start = makeStart
  @Route(.push) fileprivate var safe = makeSafe
  @Route(.push) private var key = makeKey
  @Route(.push) private(set) var open = makeOpen
  func makeStart() -> some View { PlainView() }
  func makeSafe() -> some View { PlainView() }
  func makeKey() -> some View { PlainView() }
  func makeOpen() -> some View { PlainView() }
}
func c1dCellar(_ cellar: CellarCoordinator) { cellar.route(to: \.safe) }
extension CellarCoordinator { func unlock() { route(to: \.key) } }
