/// Completion as dialects answer it.

package import Facts
package import Semantics
package import SourceText

package struct CompletionProposal: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case route, enumCase, operation, keyword, type, factory, value }

  /// What is shown, and what typed letters are compared with.
  package var label: String
  package var kind: Kind
  /// The input: `(UUID)`.
  package var detail: String?
  /// Kind and target: `push → TodoScreen`.
  package var description: String?
  package var filterText: String
  /// Replaced by `snippet` or `plain`: the typed part of the name.
  package var range: TextRange
  /// With tab stops: `todo, ${1:UUID}`. Equal to `plain` where there is none.
  package var snippet: String
  package var plain: String
  package var additionalEdits: [TextEdit]
  /// The route behind the item, for its documentation.
  package var route: RouteID?
  /// Items of a greater number of hops sort after all with fewer.
  package var hops: Int

  package init(
    label: String, kind: Kind, detail: String? = nil, description: String? = nil, filterText: String? = nil,
    range: TextRange, snippet: String? = nil, plain: String? = nil, additionalEdits: [TextEdit] = [],
    route: RouteID? = nil, hops: Int = 0
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.description = description
    self.filterText = filterText ?? label
    self.range = range
    self.plain = plain ?? label
    self.snippet = snippet ?? self.plain
    self.additionalEdits = additionalEdits
    self.route = route
    self.hops = hops
  }
}

extension String {
  /// A case's name behind a dot, where `init` alone would be the initializer.
  package var behindDot: String { self == "init" ? "`init`" : self }

  /// As it stands inside of a snippet's tab stop.
  package var escapedForSnippet: String {
    var result = ""
    for character in self {
      if character == "\\" || character == "$" || character == "}" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

extension CompletionProposal {
  /// For a place where the arguments stand already: the name alone.
  package var beforeArguments: CompletionProposal {
    var item = self
    item.snippet = String(snippet.prefix { !"( {:".contains($0) })
    item.plain = String(plain.prefix { !"( {:".contains($0) })
    return item
  }
}

/// What stands around a cursor.
package struct CompletionRequest {
  package var file: FileID
  package var offset: Int
  package var text: [UInt8]
  /// The letters of the name in front of the cursor.
  package var prefix: String
  package var prefixRange: TextRange
  /// Expressions that the cursor touches, outermost first, each with its place.
  package var path: [(expression: Expression, position: CodePosition)]
  /// Likewise, every `switch`.
  package var switches: [(node: SwitchStatement, position: CodePosition)]
  /// Declarations that hold the cursor, outermost first.
  package var declarations: [Declaration]
  package var typer: Typer
  package var project: Project
  package var composition: Composition { provideComposition() }
  private let provideComposition: () -> Composition
  /// What the dialect says about the workspace as it stands.
  package var answers: DialectAnswers { provideAnswers() }
  private let provideAnswers: () -> DialectAnswers

  package init(
    file: FileID, offset: Int, text: [UInt8], prefix: String, prefixRange: TextRange,
    path: [(expression: Expression, position: CodePosition)],
    switches: [(node: SwitchStatement, position: CodePosition)], declarations: [Declaration], typer: Typer,
    project: Project, composition: @escaping () -> Composition,
    answers: @escaping () -> DialectAnswers
  ) {
    self.file = file
    self.offset = offset
    self.text = text
    self.prefix = prefix
    self.prefixRange = prefixRange
    self.path = path
    self.switches = switches
    self.declarations = declarations
    self.typer = typer
    self.project = project
    provideComposition = composition
    provideAnswers = answers
  }

  /// The text of the cursor's line in front of the cursor.
  package var lineBefore: String {
    var start = min(offset, text.count)
    while start > 0, text[start - 1] != UInt8(ascii: "\n"), text[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    return String(decoding: text[start..<min(offset, text.count)], as: UTF8.self)
  }

  /// The text of the cursor's line behind the cursor.
  package var lineAfter: String {
    var end = min(offset, text.count)
    while end < text.count, text[end] != UInt8(ascii: "\n"), text[end] != UInt8(ascii: "\r") { end += 1 }
    return String(decoding: text[min(offset, text.count)..<end], as: UTF8.self)
  }

  /// Arguments stand right behind the name under the cursor, of which part may be behind it: whatever is inserted there
  /// keeps them.
  package var isBeforeArguments: Bool {
    text[min(prefixRange.end, text.count)...].first { !$0.isNamePart } == UInt8(ascii: "(")
  }

  /// Inside of parentheses, a closure follows the name under the cursor: it is what the name is called with.
  package var isBeforeClosure: Bool {
    let behind = text[min(prefixRange.end, text.count)...].drop { $0 == UInt8(ascii: " ") }
    return behind.first == UInt8(ascii: "{") && enclosingCall != nil
  }

  /// The `#if` branches around the cursor.
  package var conditions: [BuildCondition] { path.last?.position.conditions ?? [] }

  /// The innermost call around the cursor, the cursor standing among its arguments, and the argument's index.
  package var enclosingCall: (call: CallExpression, position: CodePosition, argument: Int)? {
    for (expression, position) in path.reversed() {
      guard case .call(let call) = expression, let parentheses = call.parentheses,
        parentheses.start < offset, offset < parentheses.end || call.isBroken || offset <= parentheses.end
      else { continue }
      if offset == parentheses.end, !call.isBroken { continue }
      return (call, position, index(of: call))
    }
    return nil
  }

  /// An argument of which nothing but the label is written, or nothing at all, lasts up to the next comma.
  private func index(of call: CallExpression) -> Int {
    let arguments = call.arguments.prefix { !$0.isTrailing }
    if let index = arguments.firstIndex(where: { $0.range.touches(offset) }) { return index }
    guard let last = arguments.lastIndex(where: { $0.range.end < offset }) else { return 0 }
    guard arguments[last].value.isUnfinished else { return last + 1 }
    let start = min(arguments[last].range.end, text.count)
    let between = text[start..<max(start, min(offset, text.count))]
    return between.contains(UInt8(ascii: ",")) ? last + 1 : last
  }
}

extension Expression {
  /// What it ends with is not written yet.
  fileprivate var isUnfinished: Bool {
    switch self {
    case .missing: true
    case .ternary(let node): node.second.isUnfinished
    case .sequence(let node): node.operands.last?.isUnfinished ?? true
    case .attempt(let node): node.operand.isUnfinished
    default: false
    }
  }
}

extension DialectModel {
  /// The names that are right at a cursor, best first. Empty outside of what the dialect knows.
  package func completions(_ request: CompletionRequest) -> [CompletionProposal] { [] }
}
