/// Completions at the cursor of a text that stands on a dialect's prelude.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

func completionLabels(_ dialect: String, _ source: String) throws -> [String] {
  try completionItems(dialect, source).map(\.label)
}

func completionItems(_ dialect: String, _ source: String) throws -> [CompletionItem] {
  let prelude = try FixtureFolder("Fixtures/\(dialect)").prelude
  let fixture = Fixture("// cursor: on\n" + source)
  let cursor = try #require(fixture.cursor)
  let found = completions(at: cursor.range.start, in: cursor.file, of: Snapshot(prelude, fixture))
  #expect(found.map(\.sortText) == found.map(\.sortText).sorted())
  return found
}
