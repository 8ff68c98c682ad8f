/// Completion behind the dot of a value that may be missing.

import Facts
import Semantics
import SourceText

extension CompletionRequest {
  /// Members of an optional value are asked for through `?`: without it, what is chosen would not compile.
  func throughOptional(_ proposals: [CompletionProposal]) -> [CompletionProposal] {
    guard !proposals.isEmpty, let dot = dotOfOptional else { return proposals }
    let mark = TextEdit(Location(file, TextRange(dot, dot)), newText: "?")
    return proposals.map { item in
      guard item.range.start > dot else { return item }
      var item = item
      item.additionalEdits.append(mark)
      return item
    }
  }

  private var dotOfOptional: Int? {
    guard let (expression, position) = path.last(where: isMember), case .member(let node) = expression,
      let base = node.base, case .optional = typer.type(of: base, in: position.scope)
    else { return nil }
    let dot = text[..<min(prefixRange.start, text.count)].lastIndex(of: UInt8(ascii: "."))
    return dot.flatMap { $0 >= base.range.end ? $0 : nil }
  }

  private func isMember(_ expression: Expression, at position: CodePosition) -> Bool {
    if case .member(let node) = expression { node.nameRange.start == prefixRange.start } else { false }
  }
}
