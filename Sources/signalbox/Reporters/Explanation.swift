/// `explain`, as a page for people and as JSON.

import IDE
import RouteGraph
import JSON

/// `dialects`: the same in the words of each dialect that reports the code; none: those of the explanation alone.
func explanationText(_ explanation: Explanation, _ dialects: [Explanation] = []) -> String {
  """
  \(explanation.code) (\(explanation.severity)): \(explanation.title)
  Dialects: \(explanation.dialects.joined(separator: ", "))

  \(explanation.meaning)

  \(explanation.reason)

  \(exampleSections(explanation, dialects).map(text).joined(separator: "\n\n"))

  \(acceptance(of: explanation.code))Switch it off for a project in .signalbox.yml:

      severity:
        \(explanation.code): off

  """
}

/// Nothing for a code that the advice would not help.
private func acceptance(of code: String) -> String {
  guard isAcceptedByComments(code) else { return "" }
  return "Accept it in one place with a comment, and say why:\n\n    // signalbox:ignore \(code) - reason\n\n"
}

private func text(_ section: ExampleSection) -> String {
  let place = section.dialect.isEmpty ? "" : " (\(section.dialect))"
  let meaning = section.meaning.map { "With \(section.dialect): \($0)\n\n" } ?? ""
  return meaning + "Bad\(place):\n\n\(indented(section.bad))\n\nGood\(place):\n\n\(indented(section.good))"
}

private func indented(_ code: String) -> String {
  code.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    " + $0 }
    .joined(separator: "\n")
}

func explanationMembers(_ explanation: Explanation) -> [(String, JSONValue)] {
  let examples = dialectExplanations(of: explanation.code).map { one in
    object(
      ("dialects", .array(one.dialects.map { .string($0) })), ("meaning", .string(one.meaning)),
      ("reason", .string(one.reason)), ("bad", .string(one.bad)), ("good", .string(one.good)))
  }
  return memberList(explanation) + [("examples", .array(examples))]
}

private func memberList(_ explanation: Explanation) -> [(String, JSONValue)] {
  [
    ("code", .string(explanation.code)), ("title", .string(explanation.title)),
    ("severity", .string(explanation.severity)), ("dialects", .array(explanation.dialects.map { .string($0) })),
    ("meaning", .string(explanation.meaning)), ("reason", .string(explanation.reason)),
    ("bad", .string(explanation.bad)), ("good", .string(explanation.good)),
  ]
}
