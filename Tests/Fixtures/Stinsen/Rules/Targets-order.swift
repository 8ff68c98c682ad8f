// Another target has a class of that name, which is no coordinator, and comes first.
// unfinished
// resolved: TargetOrder.more, TargetOrder.more
//- /AKit/Kit.swift
class TargetOrder { func start() {} }
//- /App/App.swift
import Stinsen
import SwiftUI
final class TargetOrder: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \TargetOrder.start)
  @Root var start = makeStart
  @Route(.push) var more = makeMore
  func makeStart() -> some View { TargetOrderScreen() }
  func makeMore() -> TargetOrder { TargetOrder() }
}
struct TargetOrderScreen: View {
  @EnvironmentObject var item: TargetOrder.Router
  var body: some View { Button("") { item.route(to: \.more).route(to: \.more) } }
}
