// L4-unmarked Files that hold no word of the framework use cases, and make coordinators.
// hints: on
// unresolved: the generic parameter 'Step' may be any route
//- /L4Flow.swift
import UIKit
import XCoordinator

enum L4LinkRoute: Route { case home, article(id: Int), pending, kept, gone(Int), made, listed, unlabelled, walked }
//                                                              ^^^^ hint unused-route
final class L4Link: NavigationCoordinator<L4LinkRoute> {
  private let parser = L4Parser()
  override func prepareTransition(for route: L4LinkRoute) -> NavigationTransition { .push(L4LinkScreen(self)) }
  func open(_ url: String) { parser.parse(url).map { trigger($0) } }
  func openAll() {
    l4state.next.map { trigger($0) }
    l4items.forEach { trigger($0.step) }
    l4links.forEach { trigger($0.step) }
  }
}
let l4link = L4Link(initialRoute: .home)

final class L4State {
  var next: L4LinkRoute?
  func remember(_ step: L4LinkRoute) { next = step }
}
let l4state = L4State()
struct L4LinkItem { var step: L4LinkRoute }
var l4items: [L4LinkItem] = []
struct L4Unlabelled {
  let step: L4LinkRoute
  init(_ step: L4LinkRoute) { self.step = step }
}
var l4links: [L4Unlabelled] = []

class L4Model<Step: Route> {
  private let sender: UnownedRouter<Step>
  init(_ sender: UnownedRouter<Step>) { self.sender = sender }
  func walk(_ step: Step) { sender.trigger(step) }
}
final class L4LinkModel: L4Model<L4LinkRoute> {}
final class L4LinkScreen: UIViewController {
  let model: L4LinkModel
  init(_ owner: L4Link) {
    model = L4LinkModel(owner.unownedRouter)
    super.init()
  }
}

enum L4HiddenRoute: Route { case x }
final class L4Hidden: ViewCoordinator<L4HiddenRoute> {
  init() { super.init(rootViewController: UIViewController(), initialRoute: .x) }
  override func prepareTransition(for route: L4HiddenRoute) -> ViewTransition { .show(UIViewController()) }
}
//- /L4Parser.swift
struct L4Parser {
  func parse(_ url: String) -> L4LinkRoute? {
    guard let id = Int(url) else { return nil }
    return id > 9 ? .article(id: id) : .gone(id)
  }
}
//- /L4Push.swift
func l4receive() { l4state.next = .pending }
func l4open() { l4state.remember(.made) }
func l4list() { l4items.append(.init(step: .listed)) }
func l4mark() { l4links.append(.init(.unlabelled)) }
//- /L4Screen.swift
import UIKit

extension L4LinkScreen { func tap() { model.walk(.walked) } }
func l4show() -> UIViewController { L4Hidden().viewController }
