/// What is inserted compiles: asked in the sample apps.

import IDE
import RouteGraph
import Testing

@Suite struct SampleCompletionTests {
  @Test func theInputOfAWholeChainStandsInsideItsParentheses() throws {
    let question = try SampleQuestion(
      "Stinsen/Parcelbox", "Screens/ParcelDetailScreen.swift", "home.de‸",
      inPlaceOf: #"home.focusFirst(\.send).child.popToRoot()"#)
    #expect(
      question.offered.contains(
        #"parcels › detail => focusFirst(\.parcels).child.route(to: \.detail, ${1:id: Parcel.ID})"#))
  }

  @Test func aPayloadThatStandsThereIsNotWrittenAgain() throws {
    let ferries = try SampleQuestion(
      "XCoordinator/Ferryline", "Harbour/HarbourCoordinator.swift", "router.trigger(.sai‸(id: 3))",
      inPlaceOf: "router.trigger(.sailing)")
    #expect(ferries.offered == ["sailing => sailing"])
    let bakery = try SampleQuestion(
      "SwiftUICoordinator/Bakery", "Counter/CounterCoordinator.swift", "show(route: .br‸(id: id))",
      inPlaceOf: "show(route: .bread(id: id))")
    #expect(bakery.offered == ["bread => bread"])
    let show = try SampleQuestion(
      "SwiftUICoordinator/Bakery", "Counter/CounterCoordinator.swift", "parent?.handle(action); self.sh‸(route: .oven)",
      inPlaceOf: "parent?.handle(action)")
    #expect(show.offered.first == "show(route:) => show")
    let handler = try SampleQuestion(
      "XCoordinator/Ferryline", "Harbour/HarbourCoordinator.swift", "return .pu‸(controller)",
      inPlaceOf: "return .push(controller)")
    #expect(handler.offered.contains(".push => .push") || handler.offered.contains("push => push"))
    let pattern = try SampleQuestion(
      "XCoordinator/Ferryline", "Harbour/HarbourCoordinator.swift",
      "case .sai‸(let id): return .push(UIViewController())",
      inPlaceOf: "case .sailing: return .push(UIViewController())")
    #expect(pattern.offered == ["sailing => sailing"])
  }

  /// LS:84
  @Test(arguments: [
    ("XCoordinator/Ferryline", "Harbour/HarbourCoordinator.swift", "router.trigger(.‸sailing)"),
    ("SwiftUICoordinator/Bakery", "Counter/CounterCoordinator.swift", "show(route: .‸oven)"),
    ("SwiftUICoordinator/Bakery", "Counter/CounterScreen.swift", "handle(CounterAction.‸oven)"),
    ("EnumPath/Library", "Screens/HallView.swift", "navigator.go(to: .‸garden)"),
  ])
  func casesAreEnumMembers(_ sample: String, _ path: String, _ marked: String) throws {
    let items = try SampleQuestion(sample, path, marked).items
    #expect(!items.isEmpty && items.allSatisfy { $0.kind == .enumCase })
  }
}
