/// What the compiler is given of fixtures: each below its own path, so that a complaint says whose it is.

import SourceText

extension FixtureFolder {
  package var preludeSources: [(path: String, text: String)] { prelude.files.map { ($0.id.path, $0.text) } }
}

extension NamedFixture {
  package var sources: [(path: String, text: String)] {
    fixture.files.filter { $0.id.path.hasSuffix(".swift") }.map { ("\(path)/\($0.id)", $0.text) }
  }

  /// The same with the promised line in place of the first one that is marked.
  package var fixedSources: [(path: String, text: String)] {
    guard let mark = fixture.marks.first, let fix = fixture.directives.fix else { return sources }
    return sources.map { source in
      if source.path != "\(path)/\(mark.file)" { return source }
      var lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      lines[mark.line - 1] = fix
      return (source.path, lines.joined(separator: "\n"))
    }
  }

  /// The lines with such a mark, as complaints name them.
  package func lines(where isRefused: (Fixture.Mark) -> Bool) -> Set<String> {
    Set(fixture.marks.filter(isRefused).map { "\(path)/\($0.file):\($0.line)" })
  }
}
