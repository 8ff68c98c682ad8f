/// What one writes to go along a chain of calls on one receiver.

package struct PathCode {
  /// `try`, in front of the receiver.
  private let attempt: String
  /// A value, which starts with a dot, and a view have none.
  private let hasReceiver: Bool
  private let calls: [String]

  /// Nil where a dialect puts the code of a chain together in another way than step by step.
  package init?(_ steps: [PathStep], code: String) {
    let codes = steps.map(\.code).filter { !$0.isEmpty }
    // The end may need no code.
    guard let count = (0...codes.count).last(where: { codes.prefix($0).joined(separator: ".") == code }) else {
      return nil
    }
    let first = codes.prefix(count).first ?? ""
    let attempt = ["try? ", "try! ", "try "].first { first.hasPrefix($0) } ?? ""
    self.attempt = attempt
    hasReceiver = !first.hasPrefix(".") && first.first?.isUppercase != true
    calls = codes.prefix(count).map { $0.hasPrefix(attempt) ? String($0.dropFirst(attempt.count)) : $0 }
  }

  /// `coordinator.root(\.a).route(to: \.b)`, where `coordinator` is whatever holds the first one; empty without a call.
  package var line: String {
    if calls.isEmpty { return "" }
    return hasReceiver ? attempt + (["coordinator"] + calls).joined(separator: ".") : calls.joined()
  }

  /// The same, a call a line.
  package var lines: String {
    hasReceiver ? attempt + "coordinator\n" + calls.map { "  .\($0)\n" }.joined() : calls.joined() + "\n"
  }
}
