/// What is offered behind `case .` of a `switch` over a route, and how payloads are written.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EnumPatternCompletionTests {
  private func items(_ source: String) throws -> [CompletionItem] {
    let prelude = try FixtureFolder("Fixtures/EnumPath").prelude
    let fixture = Fixture("// cursor: on\nimport SwiftUI\n" + source)
    let cursor = try #require(fixture.cursor)
    return completions(at: cursor.range.start, in: cursor.file, of: Snapshot(prelude, fixture))
  }

  private static let place = """
    enum Place: Hashable { case shop(ShopPlace), me(MePlace), rated(stars: Int, in: String), help }
    enum ShopPlace: Hashable { case list, item(id: Int) }
    enum MePlace: Hashable { case info, orders }
    extension MePlace {
      @ViewBuilder var view: some View { switch self { case .info: PlainView(); case .orders: PlainView() } }
    }
    struct PlaceRoot: View {
      @State var path: [Place] = []
      var body: some View {
        NavigationStack(path: $path) { PlainView().navigationDestination(for: Place.self) { p in PlaceView(place: p) } }
      }
    }
    struct PlaceView: View {
      let place: Place
      var body: some View {
        switch place {
        case .shop(.list): PlainView()
        case .shop(.item(let id)): NumberView(id: id)
        case .me(let me): me.view
        case .rated(let stars, _): NumberView(id: stars)
        case .help: PlainView()
        }
      }
    }

    """

  private func patterns(_ cases: String, _ frame: String) throws -> [String] {
    let source = Self.place + frame.replacing("^", with: cases)
    return try items(source).map { $0.label + " " + $0.edit.snippet }
  }

  private static let whole = [
    "shop shop(let ${1:value}):", "me me(let ${1:value}): ${1:value}.view",
    "rated rated(let ${1:stars}, let ${2:value}):", "shop(.list) shop(.list):",
    "shop(.item) shop(.item(let ${1:id})):", "me(.info) me(.info):", "me(.orders) me(.orders):", "help help:",
  ]

  /// In a destination, in a view's body, in a function that gives back a view.
  @Test(arguments: [
    "struct V: View { var body: some View { NavigationStack { PlainView().navigationDestination(for: Place.self) { p in ^ } } } }",
    "struct V: View { let p: Place; var body: some View { ^ } }",
    "@ViewBuilder func view(_ p: Place) -> some View { ^ }",
  ]) func missingPatternsOfAnyResolver(_ frame: String) throws {
    let cases = "switch p {\n  case .help: PlainView()\n  case .$0\n  }"
    #expect(try patterns(cases, frame + "\n") == Self.whole)
  }

  /// Inside of a pattern, in front of what is written already, of a payload that the `switch` around binds.
  @Test(arguments: [
    ("case .shop(.$0)", ["list list", "item item(let ${1:id})"]),
    ("case .shop(.$0", ["list list", "item item(let ${1:id})"]),
    ("case .shop(.list): PlainView()\n  case .shop(.$0): PlainView()", ["item item(let ${1:id})", "list list"]),
    ("case let .shop(.$0)", ["list list", "item item(${1:id})"]),
    // A value, no pattern.
    (
      "case .me where p == .$0: PlainView()",
      ["shop shop(.${1})", "me me(.${1})", "rated rated(stars: ${1:Int}, in: ${2:String})", "help help"]
    ),
    ("case .me, .$0: PlainView()", ["shop shop", "rated rated", "help help", "me me"]),
    (
      "case .me(let m):\n    switch m {\n    case .info: PlainView()\n    case .$0\n    }",
      ["orders orders:", "info info:"]
    ),
    ("case .me: if case .$0 = other { PlainView() }", []),
  ]) func patternsLevelByLevel(_ cases: String, _ expected: [String]) throws {
    let frame = "struct V: View { let p: Place; let other: Int?; var body: some View { switch p {\n  ^\n  } } }\n"
    let offered = try patterns(cases, frame)
    #expect(offered == expected)
  }

  /// A branch that shows nothing gets no view.
  @Test func patternsOutsideOfResolvers() throws {
    let frame = "extension Place { var title: String { switch self {\n  case .help: \"\"\n  case .$0\n  } } }\n"
    #expect(try patterns("", frame).contains("me me(let ${1:value}):"))
  }

  @Test func payloadsAreTabStopsOfTheirTypes() throws {
    let offered = try items(Self.place + "func f(_ view: PlaceRoot) { view.path = [.$0] }\n")
    #expect(
      offered.map(\.edit.snippet) == [
        "shop(.${1})", "me(.${1})", "rated(stars: ${1:Int}, in: ${2:String})", "help",
      ])
    #expect(offered.map(\.edit.plain) == ["shop", "me", "rated", "help"])
  }
}
