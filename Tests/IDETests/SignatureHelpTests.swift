/// The input of the route under construction, in calls that do not compile yet: LS:58.

import IDE
import Testing

@Suite struct SignatureHelpTests {
  private static let harbour = "Harbour/HarbourCoordinator.swift"

  /// Editors close parentheses themselves.
  @Test(arguments: [
    ("router.trigger(.sailing(‸))", "router.trigger(.sailing)"),
    ("router.trigger(.sailing(‸)", "router.trigger(.sailing)"),
    ("router.trigger(.sailing(id: ‸))", "router.trigger(.sailing)"),
    ("router.trigger(.sailing(id: ‸)", "router.trigger(.sailing)"),
    ("router.trigger(.sailing(id: ‸3))", "router.trigger(.sailing)"),
    ("deepLink(HarbourRoute.sailing(id: ‸))", "trigger(.timetable)"),
  ])
  func payloadsOfCases(_ marked: String, _ old: String) throws {
    #expect(
      try SampleQuestion("XCoordinator/Ferryline", Self.harbour, marked, inPlaceOf: old).signature
        == "sailing(id: Int) 0")
  }

  @Test func payloadsInDeepLinks() throws {
    for marked in ["HarbourRoute.sailing(id: ‸))", "HarbourRoute.sailing(‸))"] {
      #expect(
        try SampleQuestion(
          "XCoordinator/Ferryline", "App/AppCoordinator.swift", marked, inPlaceOf: "HarbourRoute.sailing(id: id))"
        ).signature == "sailing(id: Int) 0")
    }
  }

  @Test func payloadsOfShownRoutes() throws {
    for marked in ["show(route: .bread(id: ‸))", "show(route: .bread(‸))"] {
      #expect(
        try SampleQuestion(
          "SwiftUICoordinator/Bakery", "Counter/CounterCoordinator.swift", marked,
          inPlaceOf: "show(route: .bread(id: id))"
        ).signature == "bread(id: Int) 0")
    }
  }

  /// The innermost case is the one that is being written.
  @Test(arguments: [
    "navigator.go(to: .catalogue(.book(‸", "navigator.go(to: .catalogue(.book(‸)))",
    "navigator.go(to: .catalogue(.book(id: ‸)))", "navigator.path.append(.catalogue(.book(id: ‸)))",
  ])
  func nestedCases(_ marked: String) throws {
    #expect(
      try SampleQuestion(
        "EnumPath/Library", "Screens/HallView.swift", marked, inPlaceOf: "navigator.go(to: .catalogue(.book(id: 7)))"
      ).signature == "book(id: Int) 0")
  }

  @Test func outerCases() throws {
    #expect(
      try SampleQuestion(
        "EnumPath/Library", "Screens/HallView.swift", "navigator.go(to: .catalogue(‸))",
        inPlaceOf: "navigator.go(to: .catalogue(.book(id: 7)))"
      ).signature == "catalogue(Catalogue) 0")
  }

  @Test(arguments: [
    "app.tabs.trails.$detail.select(with: ‸)", "app.tabs.trails.$detail.select(with: ‸",
    "app.tabs.trails.$detail.select(with: tra‸il)",
  ])
  func valuesOfSteps(_ marked: String) throws {
    #expect(
      try SampleQuestion(
        "VDFlow/Trailhead", "App/DeepLinks.swift", marked, inPlaceOf: "app.tabs.trails.$detail.select(with: trail)"
      ).signature == "detail(Trail) 0")
  }

  @Test func nothingElsewhere() throws {
    #expect(try SampleQuestion("EnumPath/Library", "Screens/HallView.swift", "Text(‸\"Garden\")").signature == nil)
    #expect(
      try SampleQuestion(
        "EnumPath/Library", "Screens/HallView.swift", "navigator.go(to: .garden(‸))",
        inPlaceOf: "navigator.go(to: .garden)"
      ).signature == nil)
  }
}
