/// Edits against the whole text that they lead to.

import JSON
import LanguageServerProtocol
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

@Suite struct OpenDocumentTests {
  private func change(_ start: LinePosition, _ end: LinePosition, _ text: String) throws -> LSP.ContentChange {
    try LSP.ContentChange([
      "range": [
        "start": ["line": .integer(start.line), "character": .integer(start.column)],
        "end": ["line": .integer(end.line), "character": .integer(end.column)],
      ],
      "text": .string(text),
    ])
  }

  /// The same sequence at each run.
  @Test(arguments: [ColumnUnit.utf8, .utf16, .utf32]) func randomEditsLeadToTheWholeText(_ unit: ColumnUnit) throws {
    var random = SplitMix64(seed: 42)
    let pieces = ["a", "\n", "\r\n", "\r", "ä", "𐐀", "", "long piece", "\u{0}"]
    var document = OpenDocument(uri: DocumentURI("file:///a.swift"), isSwift: true, version: 0, text: "")
    var expected: [Unicode.Scalar] = []
    for version in 1...2_000 {
      let bytes = Array(String(String.UnicodeScalarView(expected)).utf8)
      let lines = LineIndex(bytes)
      // Scalar boundaries, as offsets in bytes; not inside CRLF, where there is no position.
      var offsets = [0]
      for scalar in expected { offsets.append((offsets.last ?? 0) + UTF8.width(scalar)) }
      let isInside = { (index: Int) in
        index > 0 && index < expected.count && expected[index - 1] == "\r" && expected[index] == "\n"
      }
      let allowed = expected.indices.filter { !isInside($0) } + [expected.count]
      let picked = [allowed.randomElement(using: &random) ?? 0, allowed.randomElement(using: &random) ?? 0].sorted()
      let end = min(picked[1], picked[0] + 20)
      let range = picked[0]..<(isInside(end) ? end + 1 : end)
      let text = pieces.randomElement(using: &random) ?? ""
      let edit = try change(
        lines.position(of: offsets[range.lowerBound], unit: unit),
        lines.position(of: offsets[range.upperBound], unit: unit), text)
      #expect(document.apply([edit], version: version, unit: unit) == nil)
      expected.replaceSubrange(range, with: text.unicodeScalars)
      guard document.text == Array(String(String.UnicodeScalarView(expected)).utf8) else {
        Issue.record("differs at version \(version)")
        return
      }
    }
  }

  @Test func theIndexOfAnEditedTextIsThatOfTheWholeText() {
    var random = SystemRandomNumberGenerator()
    let pieces = ["", "a", "\n", "\r", "\r\n", "a long line\n", "\n\r"].map { Array($0.utf8) }
    for _ in 0..<200 {
      var text = (0..<8).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
      var lines = LineIndex(text)
      for _ in 0..<8 {
        let start = Int.random(in: 0...text.count, using: &random)
        let range = start..<Int.random(in: start...text.count, using: &random)
        let piece = pieces.randomElement(using: &random) ?? []
        let before = text
        text.replaceSubrange(range, with: piece)
        lines = lines.replacing(range, withCount: piece.count, in: text)
        #expect(
          contents(lines) == contents(LineIndex(text)), "\(before) with \(piece) for \(range)")
      }
    }
  }

  private func contents(_ lines: LineIndex) -> [TextRange] { (0..<lines.lineCount).map(lines.contentRange(ofLine:)) }
}
