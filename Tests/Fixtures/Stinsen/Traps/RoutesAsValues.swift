// Routes that code names as values: in literals, behind operators, in what functions take and give back.
import SwiftUI
import Stinsen

typealias QuayPath = KeyPath<QuayCoordinator, Transition<QuayCoordinator, Presentation, Void, AnyView>>
struct QuayRow { let title: String; let key: QuayPath }
enum QuayMenu { case first; var path: QuayPath { switch self { case .first: \.cased } } }

final class QuayCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \QuayCoordinator.home)
  @Root var home = makeHome
  @Route(.push) var dict = makeHome
  @Route(.push) var tuples = makeHome
  @Route(.push) var rows = makeHome
  @Route(.push) var implied = makeHome
  @Route(.push) var switched = makeHome
  @Route(.push) var returned = makeHome
  @Route(.push) var coalesced = makeHome
  @Route(.push) var assigned = makeHome
  @Route(.push) var compared = makeHome
  @Route(.push) var closured = makeHome
  @Route(.push) var optional = makeHome
  @Route(.push) var arrayed = makeHome
  @Route(.push) var argued = makeHome
  @Route(.push) var defaulted = makeHome
  @Route(.push) var cased = makeHome
  @Route(.push) var looped = makeHome
  @Route(.push) var appended = makeHome
  @Route(.push) var read = makeHome
  var copy: Transition<QuayCoordinator, Presentation, Void, AnyView> { read }
  func makeHome() -> some View { PlainView() }
  static let byName: [String: QuayPath] = ["dict": \.dict]
  let pairs: [(String, QuayPath)] = [("x", \.tuples)]
  let written = [QuayRow(title: "", key: \.rows)]
  let inferred: [QuayRow] = [.init(title: "", key: \.implied)]
  var current: QuayPath = \QuayCoordinator.optional

  func choose(_ n: Int) -> QuayPath { switch n { case 1: return \.switched; default: return \.returned } }
  func show(_ path: QuayPath?) { route(to: path ?? \.coalesced) }
  func assign() { current = \.assigned; if current == \.compared { popLast() } }
  func list() -> [QuayPath] { (0..<2).map { _ -> QuayPath in \.closured } }
  func ask(_ n: Int) -> QuayPath? { n > 1 ? nil : \.optional }
  func openAll() { open([\.arrayed]); open(only: \.argued); open() }
  func open(_ paths: [QuayPath]) {}
  func open(only path: QuayPath = \.defaulted) {}
  func loop() { for path: QuayPath in [\.looped] { route(to: path) } }
  func collect() { var all: [QuayPath] = []; all.append(\.appended); all.forEach { route(to: $0) } }
  func note() { print(self.read) }
}
