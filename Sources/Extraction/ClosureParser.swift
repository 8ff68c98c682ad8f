/// Closures and their signatures.

import Facts
import SourceText

extension Parser {
  private struct Signature {
    var captures: [ClosureExpression.Capture] = []
    var parameters: [ClosureExpression.Parameter]?
    var result: TypeSyntax?
  }

  /// At `{`.
  @inline(never)
  mutating func parseClosure() -> ClosureExpression {
    let open = token.startOffset
    guard enter() else {
      return ClosureExpression(
        captures: [], parameters: nil, usesImplicitParameters: false, result: nil, statements: [],
        range: range(from: open))
    }
    defer { leave() }
    let saved = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = saved }
    advance()
    let implicitParameterCount = implicitParameterCount
    let signature = hasSignature() ? parseSignature() : Signature()
    let statements = parseStatements()
    closeBrace(openedAt: open)
    return ClosureExpression(
      captures: signature.captures, parameters: signature.parameters,
      usesImplicitParameters: self.implicitParameterCount != implicitParameterCount, result: signature.result,
      statements: statements, range: range(from: open))
  }

  @inline(never)
  private mutating func hasSignature() -> Bool {
    switch token.kind {
    case .at, .leftBracket, .leftParen: break
    case .identifier:
      guard atName || at(.in) else { return false }
      if at(.in) { return true }
      let next = byteBehind
      guard
        next == UInt8(ascii: ",") || next == UInt8(ascii: "i") || next == UInt8(ascii: "a")
          || next == UInt8(ascii: "t") || next == UInt8(ascii: "-") || next == UInt8(ascii: "/")
      else { return false }
    default: return false
    }
    return lookAhead { $0.skipSignature() }
  }

  /// Whether the tokens up to `in` form a signature.
  private mutating func skipSignature() -> Bool {
    while at(.at) {
      advance()
      guard accept(.identifier) else { return false }
      while accept(.period) { advance() }
      if at(.leftParen), !token.spaceBefore { skipBalanced() }
    }
    if at(.leftBracket) { skipBalanced() }
    if at(.leftParen) {
      skipBalanced()
    } else if atName, word != .async {
      advance()
      while accept(.comma) {
        guard atName else { return false }
        advance()
      }
    }
    _ = parseEffects()
    if accept(.arrow) { _ = parseType() }
    return at(.in)
  }

  @inline(never)
  private mutating func parseSignature() -> Signature {
    var signature = Signature()
    while at(.at) { _ = parseAttribute() }
    if at(.leftBracket) { signature.captures = parseCaptures() }
    if at(.leftParen) {
      signature.parameters = parseClosureParameters()
    } else if atName, word != .async || byteBehind == UInt8(ascii: ",") {
      signature.parameters = parseShorthandParameters()
    }
    _ = parseEffects()
    if accept(.arrow) { signature.result = parseType() }
    _ = accept(.in)
    return signature
  }

  /// `a, b in`
  private mutating func parseShorthandParameters() -> [ClosureExpression.Parameter] {
    var parameters: [ClosureExpression.Parameter] = []
    while atName {
      parameters.append(ClosureExpression.Parameter(name: boundName, range: tokenRange, type: nil))
      advance()
      if !accept(.comma) { break }
    }
    return parameters
  }

  /// `(a, b: Int) in`
  private mutating func parseClosureParameters() -> [ClosureExpression.Parameter] {
    advance()
    var parameters: [ClosureExpression.Parameter] = []
    while !at(.rightParen), !at(.rightBrace), !at(.endOfFile) {
      while at(.at) { _ = parseAttribute() }
      if at(.isolated), byteBehind != UInt8(ascii: ":") { advance() }
      guard at(.identifier) else {
        // `{ ((a, b)) in`: no name to bind.
        if at(.leftParen) { skipBalanced() }
        if accept(.comma) { continue }
        break
      }
      var parameter = ClosureExpression.Parameter(name: boundName, range: tokenRange, type: nil)
      advance()
      if at(.identifier) {
        parameter.name = boundName
        parameter.range = tokenRange
        advance()
      }
      if accept(.colon) { parameter.type = parseType() }
      if at(operator: "...") { advance() }
      parameters.append(parameter)
      if !accept(.comma) { break }
    }
    expect(.rightParen, "expected ')'")
    return parameters
  }

  /// `[weak self, x = y]`
  private mutating func parseCaptures() -> [ClosureExpression.Capture] {
    advance()
    var captures: [ClosureExpression.Capture] = []
    while at(.identifier) {
      var keepsNothing = false
      if at(.weak) || at(.unowned), byteBehind != UInt8(ascii: "="), byteBehind != UInt8(ascii: ","),
        byteBehind != UInt8(ascii: "]")
      {
        keepsNothing = true
        advance()
        if at(.leftParen) { skipBalanced() }
      }
      let name = boundName
      let nameRange = tokenRange
      guard accept(.identifier) else { break }
      let value = accept(.equal) ? parseExpression() : nil
      captures.append(ClosureExpression.Capture(name: name, range: nameRange, keepsNothing: keepsNothing, value: value))
      if !accept(.comma) { break }
    }
    expect(.rightBracket, "expected ']'")
    return captures
  }
}
