/// What a code means, as Markdown: for the server's pages and for reports.

package import RouteGraph

/// What stands under a heading of its own.
package struct ExampleSection {
  /// Of the dialect; empty where there is one alone.
  package var dialect: String
  /// Where it differs from what is said in general.
  package var meaning: String?
  package var bad: String
  package var good: String
}

/// `dialects`: the same in the words of each dialect that reports the code.
package func exampleSections(_ explanation: Explanation, _ dialects: [Explanation]) -> [ExampleSection] {
  if dialects.count < 2 { return [ExampleSection(dialect: "", bad: explanation.bad, good: explanation.good)] }
  return dialects.map { one in
    ExampleSection(
      dialect: one.dialects.joined(separator: ", "), meaning: one.meaning == explanation.meaning ? nil : one.meaning,
      bad: one.bad, good: one.good)
  }
}

/// Without a heading.
package func explanationMarkdown(_ explanation: Explanation) -> String {
  """
  \(explanation.meaning)

  \(explanation.reason)

  \(exampleSections(explanation, dialectExplanations(of: explanation.code)).map(markdown).joined(separator: "\n\n"))

  \(acceptance(of: explanation.code))Switch it off for a project in `.signalbox.yml`:

  ```yaml
  severity:
    \(explanation.code): off
  ```

  """
}

/// Nothing for a code that the advice would not help.
private func acceptance(of code: String) -> String {
  guard isAcceptedByComments(code) else { return "" }
  return "Accept it in one place with a comment, and say why:\n\n"
    + "```swift\n// signalbox:ignore \(code) - reason\n```\n\n"
}

private func markdown(_ section: ExampleSection) -> String {
  let place = section.dialect.isEmpty ? "" : " (\(section.dialect))"
  return (section.meaning.map { "With \(section.dialect): \($0)\n\n" } ?? "")
    + "Bad\(place):\n\n```swift\n\(section.bad)\n```\n\nGood\(place):\n\n```swift\n\(section.good)\n```"
}
