/// What a code means, for people who meet it.

package struct Explanation: Hashable, Sendable {
  package var code: String
  /// A few words.
  package var title: String
  /// The name of the highest severity that it has.
  package var severity: String
  /// Names of the dialects that report it, sorted.
  package var dialects: [String]
  package var meaning: String
  /// Why it is wrong when the app runs, or when it is built.
  package var reason: String
  /// Swift that gets the finding, and the same made right.
  package var bad: String
  package var good: String

  package init(
    code: String, title: String, severity: String, dialects: [String], meaning: String, reason: String, bad: String,
    good: String
  ) {
    self.code = code
    self.title = title
    self.severity = severity
    self.dialects = dialects
    self.meaning = meaning
    self.reason = reason
    self.bad = bad
    self.good = good
  }
}
