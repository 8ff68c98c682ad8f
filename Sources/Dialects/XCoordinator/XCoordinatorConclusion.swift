/// From what every file said to the answers of the dialect.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCModel: DialectModel {
  func makeVisitor(for file: FileID, _ typer: Typer) -> any DialectVisitor { XCVisitor(self, file, typer) }

  func conclude(
    _ results: [FileID: any Sendable], _ composition: Composition, _ project: Project
  ) -> DialectAnswers {
    let evidence = XCEvidence(self, results.compactMapValues { $0 as? XCFileResult }, composition, project)
    var answers = DialectAnswers()
    answers.coordinators = evidence.describeAll()
    for (file, result) in evidence.results {
      answers.occurrences[file] = result.occurrences
      for finding in result.findings { answers.diagnostics.append(evidence.diagnostic(finding, in: file)) }
    }
    for (file, sites) in evidence.sitesByFile { answers.transitions[file] = sites.flatMap(evidence.transitions) }
    return answers
  }
}
