/// One question at a fixture's cursor, and its answer as a person would write it down.
///
/// Every fixture stands on the dialect's prelude; its places are its carets, so that a test shows where an answer leads.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

struct Question {
  let fixture: Fixture
  let snapshot: Snapshot

  /// `fixture` is the text behind the directive and the imports.
  init(_ fixture: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = try FixtureFolder("Fixtures/Stinsen")
    self.fixture = Fixture("// cursor: on\nimport Stinsen\nimport SwiftUI\n" + fixture)
    snapshot = Snapshot(folder.prelude, self.fixture)
  }

  var cursor: Location {
    get throws { try #require(fixture.cursor) }
  }

  /// A place in the fixture as a mark; one in the prelude as the line that holds it.
  func render(_ target: NavigationTarget) -> String {
    if let mark = fixture.mark(target.location, target.role.rawValue) { return mark.description }
    guard let file = snapshot.file(target.location.file) else { return "\(target.location.file)?" }
    return "\(target.role.rawValue) of '\(file.string(target.location.range))'"
  }
}

/// Where the name under the cursor leads. Targets in the fixture are its carets, those in the prelude are `others`, as
/// `declaration of 'lane'`; both in the order of importance.
func checkDefinition(
  _ text: String, others: String..., sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let question = try Question(text)
  let cursor = try question.cursor
  let answer = definition(at: cursor.range.start, in: cursor.file, of: question.snapshot)
  let targets = answer?.targets ?? []
  let own = targets.filter { $0.location.file == cursor.file }
  #expect(
    question.fixture.render(own.compactMap { question.fixture.mark($0.location, $0.role.rawValue) })
      == question.fixture.renderedMarks, sourceLocation: sourceLocation)
  let elsewhere = targets.filter { $0.location.file != cursor.file }.map(question.render)
  #expect(elsewhere == others, sourceLocation: sourceLocation)
  if let answer { #expect(answer.origin.touches(cursor.range.start), sourceLocation: sourceLocation) }
}

/// Every place that names what is under the cursor: carets in the fixture, the rest counted.
func checkReferences(
  _ text: String, includingDeclaration: Bool = true, inPrelude: Int = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let question = try Question(text)
  let cursor = try question.cursor
  let found = references(
    at: cursor.range.start, in: cursor.file, of: question.snapshot, includingDeclaration: includingDeclaration)
  let own = found.filter { $0.location.file == cursor.file }
  #expect(
    question.fixture.render(own.compactMap { question.fixture.mark($0.location, $0.role.rawValue) })
      == question.fixture.renderedMarks, sourceLocation: sourceLocation)
  let others = found.filter { $0.location.file != cursor.file }.map(question.render)
  #expect(others.count == inPrelude, "\(others)", sourceLocation: sourceLocation)
}

/// The hover card's title and lines.
func checkHover(_ text: String, _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
  let question = try Question(text)
  let cursor = try question.cursor
  let card = hover(at: cursor.range.start, in: cursor.file, of: question.snapshot)
  #expect((card.map { [$0.title] + $0.lines } ?? []) == lines, sourceLocation: sourceLocation)
}

/// The items at the cursor, `label` alone or `label => inserted snippet`, best first.
func checkCompletion(
  _ text: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let items = try completionItems(text)
  let found = zip(items, expected + Array(repeating: "", count: max(0, items.count - expected.count))).map {
    item, line in
    line.contains(" => ") ? "\(item.label) => \(item.edit.snippet)" : item.label
  }
  #expect(found == expected, sourceLocation: sourceLocation)
  #expect(items.map(\.sortText) == items.map(\.sortText).sorted(), sourceLocation: sourceLocation)
}

func completionItems(_ text: String) throws -> [CompletionItem] {
  let question = try Question(text)
  let cursor = try question.cursor
  return completions(at: cursor.range.start, in: cursor.file, of: question.snapshot)
}

/// The outline of the fixture, children indented.
func checkSymbols(_ text: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
  let question = try Question(text)
  func render(_ symbol: DocumentSymbol, _ indentation: String) -> [String] {
    let name = question.snapshot.file(FileID("Main.swift"))?.string(symbol.selectionRange) ?? ""
    #expect(symbol.range.contains(symbol.selectionRange) && name == symbol.name, sourceLocation: sourceLocation)
    return ["\(indentation)\(symbol.detail ?? "") \(symbol.name)"]
      + symbol.children.flatMap { render($0, indentation + "  ") }
  }
  let symbols = documentSymbols(in: FileID("Main.swift"), of: question.snapshot)
  #expect(symbols.flatMap { render($0, "") } == expected, sourceLocation: sourceLocation)
}

/// The code that leads from one place to another in the prelude and the fixture.
func checkPath(
  _ from: String, _ to: String, in text: String = "", _ expected: String?,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let question = try Question(text)
  var code: String?
  if case .chain(_, let found) = path(from: from, to: to, in: question.snapshot) { code = found }
  #expect(code == expected, sourceLocation: sourceLocation)
}
