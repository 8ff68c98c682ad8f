/// Outlines of all fixtures: editors refuse one of which a name stands outside of its own range.

import IDE
import SourceText
import TestSupport
import Testing

@Suite struct OutlineTests {
  @Test(arguments: DialectFixture.folders.map(\.name)) func namesStandInTheirRanges(_ folder: String) {
    for named in DialectFixture.all where named.folder == folder {
      for file in named.fixture.files {
        let symbols = documentSymbols(in: file.id, of: named.snapshot)
        #expect(misplaced(symbols, in: nil) == [], "\(named.testDescription)")
      }
    }
  }

  private func misplaced(_ symbols: [DocumentSymbol], in outer: TextRange?) -> [String] {
    symbols.flatMap { symbol in
      let isInside = symbol.range.contains(symbol.selectionRange) && outer?.contains(symbol.range) ?? true
      return (isInside ? [] : [symbol.name]) + misplaced(symbol.children, in: symbol.range)
    }
  }
}
