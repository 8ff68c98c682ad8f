/// Key paths.

import Facts
import SourceText

extension Parser {
  /// `\.a`, `\C.a`, `\Outer.C.a`, `\G<Int>.a`, `\.a?.b`, `\.a[0]`, `\ .a`
  @inline(never)
  mutating func parseKeyPath() -> Expression {
    let start = token.startOffset
    advance()
    let root = parseKeyPathRoot()
    var components: [KeyPathExpression.Component] = []
    while true {
      switch token.kind {
      case .period where !token.spaceBefore || previousEnd == start + 1 && !token.startsLine:
        advance()
        parseKeyPathComponent(into: &components)
      case .question where !token.spaceBefore, .exclamation where !token.spaceBefore: advance()
      case .leftBracket where !token.spaceBefore: _ = parseArguments(until: .rightBracket)
      case .leftParen where !token.spaceBefore && !components.isEmpty: _ = parseParenthesizedArguments()
      default:
        if root == nil, components.isEmpty, previousEnd == start + 1 { report("expected a key path", at: gap) }
        return .keyPath(KeyPathExpression(root: root, components: components, range: range(from: start)))
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

  private mutating func parseKeyPathRoot() -> TypeSyntax? {
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
    let root = TypeSyntax.named(parts)
    guard at(.question) || at(.exclamation), !token.spaceBefore else { return root }
    advance()
    return .optional(root)
  }
}
