/// Key paths.

import Facts
import SourceText

extension Parser {
  /// `\.a`, `\C.a`, `\Outer.C.a`, `\G<Int>.a`, `\.a?.b`, `\.a[0]`, `\ .a`
  @inline(never)
  mutating func parseKeyPath() -> Expression {
    let start = token.startOffset
    advance()
    var components: [KeyPathExpression.Component] = []
    var isPlain = true
    let root = parseKeyPathRoot(into: &components)
    while true {
      switch token.kind {
      case .period where !token.spaceBefore || previousEnd == start + 1 && !token.startsLine:
        advance()
        parseKeyPathComponent(into: &components)
      case .question where !token.spaceBefore, .exclamation where !token.spaceBefore:
        isPlain = false
        advance()
      case .leftBracket where !token.spaceBefore:
        isPlain = false
        _ = parseArguments(until: .rightBracket)
      case .leftParen where !token.spaceBefore && !components.isEmpty:
        isPlain = false
        _ = parseParenthesizedArguments()
      default:
        if root == nil, components.isEmpty, previousEnd == start + 1 { report("expected a key path", at: gap) }
        return .keyPath(
          KeyPathExpression(root: root, components: components, isPlain: isPlain, range: range(from: start)))
      }
    }
  }

  private mutating func parseKeyPathComponent(into components: inout [KeyPathExpression.Component]) {
    switch token.kind {
    case .identifier where !token.spaceBefore, .integer where !token.spaceBefore, .dollar where !token.spaceBefore:
      components.append(KeyPathExpression.Component(name: name, range: tokenRange))
      advance()
    case .question where !token.spaceBefore, .exclamation where !token.spaceBefore,
      .leftBracket where !token.spaceBefore:
      break
    default:
      report("expected a name", at: gap)
      components.append(KeyPathExpression.Component(name: "", range: gap))
    }
  }

  /// Capitalised names are the root, but for the last: every path has a component, as in `\C.FAQ`.
  private mutating func parseKeyPathRoot(into components: inout [KeyPathExpression.Component]) -> TypeSyntax? {
    if token.startsLine { return nil }
    if at(.leftBracket) || at(.leftParen) { return parseType() }
    guard at(.identifier) else { return nil }
    var parts: [TypeComponent] = []
    while true {
      var part = TypeComponent(name: name, range: tokenRange)
      advance()
      if at(operatorStartingWith: UInt8(ascii: "<")), !token.spaceBefore {
        part.arguments = parseGenericArguments() ?? []
      }
      parts.append(part)
      let next = lexer.byte(at: token.endOffset)
      guard at(.period), !token.spaceBefore, next >= UInt8(ascii: "A"), next <= UInt8(ascii: "Z") else { break }
      advance()
    }
    if parts.count > 1, let last = parts.last, last.arguments.isEmpty, !continuesKeyPath {
      parts.removeLast()
      components.append(KeyPathExpression.Component(name: last.name, range: last.range))
    }
    let root = TypeSyntax.named(parts)
    guard components.isEmpty, at(.question) || at(.exclamation), !token.spaceBefore else { return root }
    advance()
    return .optional(root)
  }

  private var continuesKeyPath: Bool {
    switch token.kind {
    case .period, .question, .exclamation, .leftBracket: !token.spaceBefore
    default: false
    }
  }
}
