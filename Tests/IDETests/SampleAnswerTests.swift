/// Definitions, lenses, outlines, names and cards, asked in the sample apps.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct SampleAnswerTests {
  /// `case .order, .closed:`
  @Test func eachPatternHasItsOwnPlace() throws {
    let question = try SampleQuestion(
      "SwiftUICoordinator/Bakery", "Counter/CounterCoordinator+Views.swift", ".clo‸sed")
    let factory = "CounterCoordinator+Views.swift:16 factory 'closed'"
    let found = implementations(at: question.offset, in: question.file, of: question.snapshot)
    #expect(question.render(found?.targets ?? []) == [factory])
    let references = references(
      at: question.offset, in: question.file, of: question.snapshot, includingDeclaration: true)
    #expect(question.render(references).allSatisfy { $0.hasSuffix("'closed'") })
  }

  /// LS:62: patterns are no ways; the list that makes the tabs is one to each of them.
  @Test(arguments: [
    ("SwiftUICoordinator/Bakery", "TabsRoute.breads", "1 way here"), ("EnumPath/Library", "Page.vault", "1 way here"),
    ("EnumPath/Library", "Desk.returns", "2 ways here"), ("EnumPath/Library", "Catalogue.book", "1 way here"),
    ("SwiftUICoordinator/Bakery", "CounterRoute.bread", "2 ways here"),
    ("SwiftUICoordinator/Bakery", "CounterRoute.counter", "2 ways here"),
    ("XCoordinator/Ferryline", "HarbourCoordinator.list", "1 way here"),
    ("XCoordinator/Ferryline", "HarbourCoordinator.sailing", "2 ways here"),
  ])
  func lensesCountWays(_ sample: String, _ route: String, _ title: String) throws {
    let text = codeLensTitle(of: route, in: try sampleSnapshot(sample))?.text
    #expect(text == title)
  }

  /// LS:62: routes and parents, whatever else there is to say.
  @Test(arguments: [
    ("Stinsen/Parcelbox", "MainCoordinator", "2 routes, 0 parents, entry point"),
    ("Stinsen/Parcelbox", "MainCoordinator.auth", "entry point"),
    ("Stinsen/Parcelbox", "MainCoordinator.home", "6 ways here"),
    ("Stinsen/Parcelbox", "ParcelsCoordinator", "5 routes, 1 parent"),
    ("VDFlow/Trailhead", "OldFlow", "2 routes, 0 parents, unreachable"),
    ("XCoordinator/Ferryline", "AppCoordinator", "5 routes, 0 parents, entry point"),
    ("XCoordinator/Ferryline", "AppCoordinator.welcome", "entry point"),
  ])
  func lensesOfCoordinatorsCountRoutesAndParents(_ sample: String, _ id: String, _ title: String) throws {
    let text = codeLensTitle(of: id, in: try sampleSnapshot(sample))?.text
    #expect(text == title)
  }

  private func outline(_ sample: String, _ path: String) throws -> [String] {
    documentSymbols(in: FileID(path), of: try sampleSnapshot(sample)).flatMap { symbol in
      [symbol.name] + symbol.children.map { "  " + $0.name }
    }
  }

  @Test func enumsOutsideOfCoordinatorsAreListed() throws {
    let counter = ["counter", "bread", "oven", "cellar", "order", "closed"]
    #expect(
      try outline("SwiftUICoordinator/Bakery", "Counter/CounterRoute.swift") == ["CounterRoute"]
        + counter.map { "  " + $0 })
    let app = ["welcome", "main", "sailing", "receipt", "legacy"]
    #expect(
      try outline("XCoordinator/Ferryline", "App/AppCoordinator.swift") == ["AppRoute"] + app.map { "  " + $0 } + [
        "AppCoordinator"
      ])
    #expect(try outline("SwiftUICoordinator/Bakery", "App/DeepLinks.swift") == [])
  }

  /// Reserved by the dialect, or taken by another member.
  @Test(arguments: ["selected", "isSelected", "none", "AllSteps", "map", "filter"])
  func stepsKeepTheirNames(_ name: String) throws {
    let question = try SampleQuestion("VDFlow/Trailhead", "Flows/AppFlow.swift", "var det‸ail")
    #expect(throws: RenameRefusal.self) {
      _ = try rename(at: question.offset, in: question.file, of: question.snapshot, to: name)
    }
  }

  @Test func stepsAreRenamed() throws {
    let question = try SampleQuestion("VDFlow/Trailhead", "Flows/AppFlow.swift", "var det‸ail")
    #expect(try rename(at: question.offset, in: question.file, of: question.snapshot, to: "page")?.isEmpty == false)
  }

  @Test func membersOfExtensionsAreTaken() throws {
    let question = try SampleQuestion(
      "EnumPath/Library", "Navigation/Page.swift",
      "case gar‸den\n  case vault\n  case attic\n}\nextension Page { static let yard = 1 }",
      inPlaceOf: "case garden\n  case vault\n  case attic\n}")
    #expect(throws: RenameRefusal.self) {
      _ = try rename(at: question.offset, in: question.file, of: question.snapshot, to: "yard")
    }
  }

  /// LS:57
  @Test(arguments: [
    ("Counter/CounterRoute.swift", "case bre‸ad"), ("Counter/CounterAction.swift", "case bre‸ad"),
  ])
  func cardsNameTheDialect(_ path: String, _ marked: String) throws {
    let question = try SampleQuestion("SwiftUICoordinator/Bakery", path, marked)
    let card = hover(at: question.offset, in: question.file, of: question.snapshot)
    #expect(card?.lines.first?.hasSuffix(" · swiftuicoordinator") == true, "\(card?.lines ?? [])")
  }

  /// The text of a file after the fix of that title.
  private func fixed(_ question: SampleQuestion, _ title: String) throws -> String {
    let findings = question.snapshot.diagnostics
    let place = TextRange(question.offset, question.offset)
    let actions = codeActions(touching: place, in: question.file, of: question.snapshot, findings: findings)
    let action = try #require(actions.first { $0.title == title }, "\(actions.map(\.title))")
    return applying(action.edits, to: question.snapshot).sorted { $0.key < $1.key }
      .compactMap { $1.map { $0.string(TextRange(0, $0.text.count)) } }.joined(separator: "\n")
  }

  /// A new case and its branch stand in the columns of those before them.
  @Test func newCasesAreIndentedLikeTheOthers() throws {
    let question = try SampleQuestion("XCoordinator/Ferryline", "App/Welcome.swift", "router.trigger(.mi‸an)")
    let text = try fixed(question, "Add the case 'mian' to 'AppRoute'")
    #expect(text.contains("\n  case legacy\n  case mian\n}"))
    #expect(text.contains("\n      return .popToRoot()\n    case .mian:\n      <#code#>\n    }\n"), "\(text)")
  }
}
