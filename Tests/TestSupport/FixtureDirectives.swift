/// What the comments at the top of a fixture ask for.

package struct FixtureDirectives: Sendable {
  /// The compiler must refuse exactly the lines that carry a compile-class mark.
  package var isRejected = false
  /// The text does not parse; the compiler is not asked.
  package var isUnfinished = false
  /// Hints about what is unused or unreachable are on.
  package var hasHints = false
  /// `$0` is a cursor, not a closure's argument.
  package var hasCursor = false
  /// The transitions that must resolve, in the order of the text: `Coordinator.route`, or `-` where the type alone is known.
  package var resolved: [String]?
  /// Reasons of the transitions that must be listed as unresolved.
  package var unresolved: [String]?
  /// The first marked line, once the fix of its finding has been applied; `none` if there must be none.
  package var fix: String?

  package init(_ source: String) {
    for line in contentLines(source) {
      guard line.hasPrefix("//") else { break }
      read(line.dropFirst(2).drop { $0 == " " })
    }
  }

  private mutating func read(_ comment: Substring) {
    let key = comment.prefix { $0 != ":" }
    // One blank separates the colon from the value; a fix keeps its indentation.
    var value = comment.dropFirst(key.count + 1)
    if value.hasPrefix(" ") { value = value.dropFirst() }
    switch key {
    case "rejected": isRejected = true
    case "unfinished": isUnfinished = true
    case "hints": hasHints = value == "on"
    case "cursor": hasCursor = value == "on"
    case "resolved": resolved = list(value)
    case "unresolved": unresolved = value.split(separator: ";").map { String($0.drop { $0 == " " }) }
    case "fix": fix = String(value)
    default: break
    }
  }

  private func list(_ value: Substring) -> [String] {
    value.split(separator: ",").map { item in String(item.drop { $0 == " " }.prefix { $0 != " " }) }
  }
}
