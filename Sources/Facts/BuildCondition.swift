/// `#if` branches: which declarations can be part of one build.

/// One literal of the condition under which a piece of source is compiled.
///
/// `#if A … #elseif B … #else … #endif` gives `[A]`, `[!A, B]` and `[!A, !B]`.
package struct BuildCondition: Hashable, Sendable {
  /// The condition as written, white space folded.
  package var text: String
  package var holds: Bool

  package init(_ text: String, holds: Bool = true) {
    self.text = text
    self.holds = holds
  }

  /// Of what holds only where nothing went unread.
  package static let unread = BuildCondition("unread", holds: false)

  /// The platform named by `os(…)`, when that is the whole condition.
  package var system: String? {
    guard text.hasPrefix("os("), text.hasSuffix(")"), !text.contains("|"), !text.contains("&") else { return nil }
    return String(text.dropFirst(3).dropLast())
  }

  /// Nothing but questions about the system, its modules or the compiler, and whether it is a debug build.
  fileprivate var namesPlatform: Bool {
    var words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }[...]
    while let word = words.popFirst() {
      if word == "DEBUG" || word == "true" { continue }
      guard BuildCondition.questions.contains(String(word)), words.popFirst() != nil else { return false }
    }
    return true
  }

  private static let questions: Set<String> = ["os", "canImport", "targetEnvironment", "arch", "swift", "compiler"]

  /// What it leaves to `#else`, builds of nearly every app have: other systems than iOS, no simulator, a release.
  fileprivate var leavesCommonBuilds: Bool {
    switch text {
    case "DEBUG", "targetEnvironment(simulator)", "targetEnvironment(macCatalyst)", "!os(iOS)": true
    default: system.map { $0 != "iOS" } ?? false
    }
  }

  fileprivate func excludes(_ other: BuildCondition) -> Bool {
    if text == other.text { return holds != other.holds }
    if holds, other.holds, let mine = system, let theirs = other.system { return mine != theirs }
    return false
  }
}

extension [BuildCondition] {
  /// A final `#else`, but for what that means in nearly every app, or a branch that asks for what another one around it
  /// rules out.
  package var isPerhapsImpossible: Bool {
    let isElse = !isEmpty && allSatisfy { !$0.holds }
    return isElse && !allSatisfy(\.leavesCommonBuilds) || excludes(self)
  }

  /// A final `#else`, or what a flag of the project decides: perhaps no build holds it, and no compiler has seen it.
  package var mayNeverBeBuilt: Bool {
    isPerhapsImpossible || contains { $0.holds && !$0.namesPlatform }
  }

  /// Whether no build can hold both pieces of source.
  package func excludes(_ other: [BuildCondition]) -> Bool {
    if isEmpty || other.isEmpty { return false }
    return contains { mine in other.contains { mine.excludes($0) } }
  }
}
