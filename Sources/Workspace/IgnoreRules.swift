/// What the `.gitignore` files from the work tree's top down to a directory say about its entries.

/// A stack of rule files, the innermost on top. Immutable: a directory's rules are shared by all that is below it.
final class IgnoreRules: Sendable {
  private struct Rule: Sendable {
    var pattern: GlobPattern
    var isNegated: Bool
  }

  private let rules: [Rule]
  /// How many components of a path lead to the directory of this file.
  private let depth: Int
  private let outer: IgnoreRules?

  /// Nil when the file states no rule.
  init?(_ text: [UInt8], depth: Int, outer: IgnoreRules?) {
    let lines = text.dropFirst(text.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
      .split(separator: UInt8(ascii: "\n"))
    rules = lines.compactMap(IgnoreRules.rule)
    self.depth = depth
    self.outer = outer
    if rules.isEmpty { return nil }
  }

  private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
    var line = line
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line = line.dropLast() }
    if line.isEmpty || line.first == UInt8(ascii: "#") { return nil }
    let isNegated = line.first == UInt8(ascii: "!")
    if isNegated { line = line.dropFirst() }
    return GlobPattern(Array(line)).map { Rule(pattern: $0, isNegated: isNegated) }
  }

  /// Whether the entry itself is ignored; that its directory is not, is the caller's knowledge.
  /// The innermost file with a matching rule decides, and in it the last matching rule.
  func ignores(_ components: [[UInt8]], isDirectory: Bool) -> Bool {
    var file: IgnoreRules? = self
    while let current = file {
      let path = components.dropFirst(current.depth)
      for rule in current.rules.reversed() where isDirectory || !rule.pattern.matchesDirectoriesOnly {
        if rule.pattern.matches(path) { return !rule.isNegated }
      }
      file = current.outer
    }
    return false
  }
}
