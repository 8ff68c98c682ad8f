/// How the tests of this target read source.

import Extraction
import Facts

func facts(_ source: String, bodies: Bool = true) -> FileFacts {
  extractFacts(from: Array(source.utf8), bodies: bodies ? .all : .none)
}

/// One line for the whole file: declarations, statements, problems.
func rendered(_ source: String, bodies: Bool = true) -> String {
  let facts = facts(source, bodies: bodies)
  let parts = [render(facts.declarations), render(facts.statements)].filter { !$0.isEmpty }
  return (parts + facts.problems.map { "PROBLEM \($0.message)" }).joined(separator: " ; ")
}
