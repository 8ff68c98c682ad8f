/// Patterns.

import Facts
import SourceText

extension Parser {
  /// `isBinding` behind `let`, `var` and `for`, where plain names are bound.
  @inline(never)
  mutating func parsePattern(isBinding: Bool = false) -> Pattern {
    guard enter(3) else { return .wildcard }
    defer { leave(3) }
    var pattern = parsePrimaryPattern(isBinding: isBinding)
    var links = 0
    while links < Self.chainLimit {
      if at(.question), !token.startsLine {
        advance()
        pattern = .optional(pattern)
      } else if at(.as), !token.startsLine {
        advance()
        pattern = .cast(pattern, parseType())
      } else {
        break
      }
      links += 1
    }
    return pattern
  }

  @inline(never)
  private mutating func parsePrimaryPattern(isBinding: Bool) -> Pattern {
    switch word {
    case .let, .var:
      advance()
      return parsePattern(isBinding: true)
    case .is:
      advance()
      return .cast(nil, parseType())
    case .inout where isBinding:
      advance()
      return parsePattern(isBinding: true)
    default: break
    }
    if at(.identifier), isText("_") {
      advance()
      return .wildcard
    }
    if at(.leftParen), let tuple = parseTuplePattern(isBinding: isBinding) { return tuple }
    if isBinding, atName, !isQualifiedName {
      let result = Pattern.identifier(boundName, tokenRange)
      advance()
      return result
    }
    if at(.period) || (at(.identifier) && startsCapitalized && isQualifiedName),
      let pattern = parseEnumCasePattern(isBinding: isBinding)
    {
      return pattern
    }
    if at(.identifier), lexer.byte(at: token.endOffset) == UInt8(ascii: "("),
      let pattern = parseBareCasePattern(isBinding: isBinding)
    {
      return pattern
    }
    return .expression(parseExpression(stopsAtEqual: true))
  }

  /// Whether `.`, `<` or `(` follows the name.
  private var isQualifiedName: Bool {
    switch lexer.byte(at: token.endOffset) {
    case UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "("): true
    default: false
    }
  }

  /// `.name(args)`, `Outer.Type.name(args)`; nil, without moving, if it goes on as an expression.
  @inline(never)
  private mutating func parseEnumCasePattern(isBinding: Bool) -> Pattern? {
    guard lookaheadBudget > 0 else { return nil }
    let start = checkpoint()
    let type = at(.period) ? nil : parseEnumType()
    guard accept(.period), at(.identifier) || at(.dollar), isMemberName else {
      restore(start)
      return nil
    }
    let name = (text: self.name, range: tokenRange)
    names.note(.implicit(name.text), at: name.range.start)
    advance()
    var arguments: [(label: String?, pattern: Pattern)]?
    if at(.leftParen), !token.startsLine {
      names.note(.payload, at: name.range.start)
      arguments = parsePatternElements(isBinding: isBinding)
    }
    switch token.kind {
    case .period, .leftParen, .leftBracket, .binaryOperator, .postfixOperator, .exclamation, .arrow:
      guard token.startsLine, !at(.period) else {
        restore(start)
        return nil
      }
    case .identifier where at(.is):
      restore(start)
      return nil
    default: break
    }
    return .enumCase(type: type, name: name.text, nameRange: name.range, arguments: arguments)
  }

  /// `name(let x)`, which names a case without a dot, as the enum's own code may; nil, without moving, where it binds
  /// nothing: that is an expression.
  @inline(never)
  private mutating func parseBareCasePattern(isBinding: Bool) -> Pattern? {
    guard lookaheadBudget > 0 else { return nil }
    let start = checkpoint()
    let name = (text: self.name, range: tokenRange)
    advance()
    let arguments = parsePatternElements(isBinding: isBinding)
    guard problems.count == start.problemCount, arguments.contains(where: { !$0.pattern.boundNames.isEmpty }) else {
      restore(start)
      return nil
    }
    return .enumCase(type: nil, name: name.text, nameRange: name.range, arguments: arguments)
  }

  /// The capitalised names up to the last dot.
  private mutating func parseEnumType() -> TypeSyntax? {
    var components: [TypeComponent] = []
    while at(.identifier) {
      var component = TypeComponent(name: name, range: tokenRange)
      advance()
      if at(operatorStartingWith: UInt8(ascii: "<")), !token.spaceBefore {
        component.arguments = parseGenericArguments() ?? []
      }
      components.append(component)
      guard at(.period) else { return nil }
      // The last name is the case's.
      let isLast = lookAhead { parser in
        parser.advance()
        parser.advance()
        return !parser.at(.period) && !parser.at(operatorStartingWith: UInt8(ascii: "<"))
      }
      if isLast { return .named(components) }
      advance()
    }
    return nil
  }

  @inline(never)
  private mutating func parseTuplePattern(isBinding: Bool) -> Pattern? {
    guard lookaheadBudget > 0 else { return nil }
    let start = checkpoint()
    let elements = parsePatternElements(isBinding: isBinding)
    switch token.kind {
    case .period, .leftParen, .leftBracket, .binaryOperator, .postfixOperator, .exclamation:
      guard token.startsLine else {
        restore(start)
        return nil
      }
    default: break
    }
    return .tuple(elements)
  }

  @inline(never)
  private mutating func parsePatternElements(isBinding: Bool) -> [(label: String?, pattern: Pattern)] {
    let saved = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = saved }
    advance()
    var elements: [(label: String?, pattern: Pattern)] = []
    while !at(.rightParen), !at(.rightBrace), !at(.endOfFile) {
      var label: String?
      if at(.identifier), byteBehind == UInt8(ascii: ":") {
        label = name
        advance()
        _ = accept(.colon)
        // `.name(label:)` names the case and says nothing of what it carries.
        if at(.rightParen), !token.spaceBefore {
          elements.append((label, .wildcard))
          break
        }
      }
      elements.append((label, parsePattern(isBinding: isBinding)))
      if !accept(.comma) { break }
    }
    expect(.rightParen, "expected ')'")
    return elements
  }
}
