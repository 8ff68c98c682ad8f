/// Completion items as an editor's user accepts them.

import IDE
import RouteGraph
import SourceText

extension CompletionItem {
  /// Something must still be chosen: the item is a type, ends in a dot, or has one to go on from.
  var isUnfinished: Bool {
    let accepted = accepted
    return kind == .type || [".filledIn()", "$filledIn()", ".)"].contains { accepted.contains($0) }
      || accepted.hasSuffix(".")
  }

  /// The name that is inserted.
  var insertedName: Substring { edit.plain.prefix { $0.isLetter || $0.isNumber || "_`".contains($0) } }

  func accept(in text: [UInt8]) -> [UInt8] {
    let edits = additionalEdits.map { ($0.location.range, $0.newText) } + [(edit.range, accepted)]
    var text = text
    for (range, new) in edits.sorted(by: { $0.0.start > $1.0.start }) {
      text.replaceSubrange(range.start..<range.end, with: new.utf8)
    }
    return text
  }

  /// `${1:Int}` is `filledIn()`; a closure's parameter is `_`.
  private var accepted: String {
    var (result, rest) = ("", edit.snippet[...])
    while let index = rest.firstIndex(where: { $0 == "$" || $0 == "\\" }) {
      let isEscape = rest[index] == "\\"
      result += rest[..<index]
      rest = rest[rest.index(after: index)...]
      if isEscape {
        // In front of anything else, a backslash is one.
        guard let next = rest.first, "$}\\".contains(next) else {
          result += "\\"
          continue
        }
        result.append(next)
        rest = rest.dropFirst()
      } else {
        rest = behindStop(rest)
        result += isParameter(result, rest) ? "_" : "filledIn()"
      }
    }
    return result + rest
  }

  private func behindStop(_ text: Substring) -> Substring {
    guard text.first == "{" else { return text.drop { $0.isNumber } }
    var rest = text.dropFirst()
    while let character = rest.first, character != "}" { rest = rest.dropFirst(character == "\\" ? 2 : 1) }
    return rest.dropFirst()
  }

  private func isParameter(_ before: String, _ behind: Substring) -> Bool {
    guard let brace = before.lastIndex(of: "{"), let keyword = behind.firstRange(of: " in ") else { return false }
    return before[before.index(after: brace)...].allSatisfy { "_, ".contains($0) }
      && !behind[..<keyword.lowerBound].contains("{ ")
  }
}
