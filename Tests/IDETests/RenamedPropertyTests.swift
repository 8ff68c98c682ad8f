/// Renaming routes that are properties: what no dialect reads as a use is renamed too, or the name is kept.

import RouteGraph
import SourceText
import TestSupport
import Testing

@testable import IDE

@Suite struct RenamedPropertyTests {
  private static let head = """
    import SwiftUI
    import Stinsen
    final class Shop: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\Shop.home)
      @Root var home = makeHome
      @Route(.push) var item = makeHome
      func makeHome() -> some View { Text("") }
    }
    struct Order { var item = ""; var title = "" }
    typealias ShopPath = KeyPath<Shop, Transition<Shop, Presentation, Void, AnyView>>

    """

  @Test(arguments: [
    "let byName: [String: ShopPath] = [\"a\": \\.item]",
    "func f(_ path: ShopPath?) -> ShopPath { path ?? \\.item }",
    "func f(_ path: ShopPath) -> Bool { path == \\.item }",
    "func f() { var all: [ShopPath] = []; all.append(\\.item) }",
    "func f(_ shop: Shop) { print(shop.item) }",
    "extension Shop { func f() { print(item) } }",
    "func f(_ shop: Shop) { print(shop[keyPath: \\.item]) }",
    "struct Row { var key: ShopPath; var other = \"\" }; let rows: [Row] = [.init(key: \\.item)]",
  ])
  func aRouteNamedAsAValueIsRenamed(_ use: String) throws {
    #expect(try renamed(use)?.contains("thing") == true)
    #expect(try renamed(use)?.contains("item") == false)
  }

  @Test(arguments: [
    "func f(_ any: Any) { g(any, \\.item) }",
    "func f() { struct Local { let key: ShopPath = \\.item } }",
  ])
  func aKeyPathOfNoKnownTypeRefusesRenaming(_ use: String) throws {
    let refusal = #expect(throws: RenameRefusal.self) { try renamed(use) }
    #expect(refusal?.message == "It is not known whether 'item' means this route at Main.swift:11.")
  }

  @Test(arguments: [
    "func f(_ orders: [Order]) -> [String] { orders.map(\\.item) }",
    "struct List1: View { let orders: [Order]; var body: some View { ForEach(orders, id: \\.item) { _ in Text(\"\") } } }",
    "struct Dark: View { var body: some View { Text(\"\").environment(\\.item, 1) } }",
    "let path = \\Order.item",
    "func f(_ order: Order) { print(order.item, order[keyPath: \\.item]) }",
    "extension Shop { func f(item: Int) { print(item) } }",
  ])
  func aPropertyOfAnotherTypeStays(_ use: String) throws {
    #expect(try renamed(use) == use)
  }

  /// The last line when `item` has another name.
  private func renamed(_ use: String) throws -> String? {
    try lastLine(Self.head + use, renaming: "item", to: "thing")
  }

  // MARK: - Steps

  private static let flow = """
    import SwiftUI
    import VDFlow
    @Steps struct Flow { var start; var detail = "" }

    """

  @Test(arguments: [
    "let titles: [Flow.Steps: String] = [.detail: \"D\"]",
    "let subject = PassthroughSubject<Flow.Steps, Never>(); func f() { subject.send(.detail) }",
    "func f(_ flow: inout Flow) { flow.selected = .init(rawValue: \"x\") ?? .detail }",
    "struct Item { var id: Flow.Steps }; let items = [Item(id: .start), .init(id: .detail)]",
    "func f(_ flow: inout Flow) { flow[keyPath: \\.$detail].select() }",
  ])
  func aStepInAValueIsRenamed(_ use: String) throws {
    #expect(try lastLine(Self.flow + use, renaming: "detail", to: "page")?.contains("detail") == false)
  }

  @Test(arguments: [
    "func f() { unknown(.detail) }", "func f(_ any: Any) { switch g(any) { case .detail: break; default: break } }",
    "func f() { unknown(\\.$detail) }",
  ])
  func aStepOfNoKnownFlowRefusesRenaming(_ use: String) throws {
    let refusal = #expect(throws: RenameRefusal.self) { try lastLine(Self.flow + use, renaming: "detail", to: "page") }
    #expect(refusal?.message == "It is not known whether 'detail' means this route at Main.swift:4.")
  }

  private func lastLine(_ text: String, renaming old: String, to name: String) throws -> String? {
    let snapshot = Snapshot(Fixture(text))
    let place = try #require(snapshot.coordinators.flatMap(\.routes).first { $0.name == old }?.declarations.first)
    guard let edits = try rename(at: place.range.start, in: place.file, of: snapshot, to: name) else { return nil }
    let after = snapshot.updating(applying(edits, to: snapshot))
    return after.file(place.file).map { String(decoding: $0.text, as: UTF8.self) }?
      .split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
  }
}
