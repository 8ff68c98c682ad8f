/// Parameters of functions, subscripts and enum cases.

import Facts
import SourceText

extension Parser {
  /// `(label name: T = x, _ other: inout U...)`; nothing, with a problem, without a parenthesis.
  mutating func parseParameters() -> [Parameter] {
    guard at(.leftParen) else {
      report("expected '('", at: gap)
      return []
    }
    return parseParameterList { $0.parseParameter() }
  }

  mutating func parseAssociatedValues() -> [Parameter] { parseParameterList { $0.parseAssociatedValue() } }

  private mutating func parseParameterList(_ parse: (inout Parser) -> Parameter) -> [Parameter] {
    let saved = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = saved }
    advance()
    var parameters: [Parameter] = []
    while !at(.rightParen), !at(.rightBrace), !at(.endOfFile) {
      skipDirectives()
      if at(.rightParen) || beginsOtherCode() { break }
      let before = token.start
      parameters.append(parse(&self))
      if !accept(.comma), !atDirective { break }
      if token.start == before { break }
    }
    expect(.rightParen, "expected ')' after parameters")
    return parameters
  }

  /// A list that is being typed ends in front of a line that begins as no parameter does.
  private mutating func beginsOtherCode() -> Bool {
    guard token.startsLine, word.startsDeclaration || word.startsStatement else { return false }
    return [.func, .let, .var].contains(word) || !lookAhead { $0.isLabel() }
  }

  /// `label:`, `label name:`
  private mutating func isLabel() -> Bool { byteBehind == UInt8(ascii: ":") || isNamePair() }

  private mutating func parseParameter() -> Parameter {
    var attributes: [String] = []
    while at(.at) { attributes.append(parseAttribute().name) }
    if at(.isolated) || at(.nonisolated) || at(._const), byteBehind != UInt8(ascii: ":") { advance() }
    var label: String?
    var name = (text: "", range: gap)
    if at(.identifier) {
      name = (boundName, tokenRange)
      label = self.name
      advance()
      if at(.identifier), !token.startsLine || byteBehind == UInt8(ascii: ":") {
        name = (boundName, tokenRange)
        advance()
      }
    } else {
      report("expected a parameter name", at: gap)
    }
    return finishParameter(label: label == "_" ? nil : label, name: name, attributes: attributes)
  }

  private mutating func finishParameter(
    label: String?, name: (text: String, range: TextRange), attributes: [String]
  ) -> Parameter {
    guard at(.colon) else {
      report("expected ':' and a type", at: gap)
      return Parameter(label: label, name: name.text, nameRange: name.range, type: .unknown, attributes: attributes)
    }
    advance()
    return parseTypeAndDefault(label: label, name: name, attributes: attributes)
  }

  private mutating func parseTypeAndDefault(
    label: String?, name: (text: String, range: TextRange), attributes: [String] = []
  ) -> Parameter {
    let specifiers = parseTypeSpecifiers()
    let isPack = at(.repeat)
    let type = parseType()
    let isVariadic = isPack || at(operator: "...")
    if at(operator: "...") { advance() }
    var value: Expression?
    var valueText: String?
    if accept(.equal) {
      let written = parseExpression()
      (value, valueText) = (written, text(written.range))
    }
    // What else stands here may belong to the type, or the type to what stands here.
    let isWhole = at(.comma) || at(.rightParen) || atDirective
    return Parameter(
      label: label, name: name.text, nameRange: name.range, type: isWhole ? type : .unknown, defaultValue: value,
      defaultText: valueText, isVariadic: isVariadic, isInout: specifiers.isInout,
      attributes: attributes + specifiers.attributes)
  }

  private mutating func parseAssociatedValue() -> Parameter {
    var label: String?
    var name = (text: "", range: TextRange(token.startOffset, token.startOffset))
    if at(.identifier) {
      if byteBehind == UInt8(ascii: ":") {
        (label, name) = readLabel()
        advance()
      } else if lookAhead({ parser in parser.isNamePair() }) {
        label = readLabel().label
        name = (self.name, tokenRange)
        advance()
        advance()
      }
    }
    return parseTypeAndDefault(label: label, name: name)
  }

  /// The name is the label's own where it has no other.
  private mutating func readLabel() -> (label: String?, name: (text: String, range: TextRange)) {
    let (label, range) = (name, tokenRange)
    advance()
    return (label == "_" ? nil : label, (label, range))
  }

  /// `label name:`
  private mutating func isNamePair() -> Bool {
    advance()
    return at(.identifier) && byteBehind == UInt8(ascii: ":")
  }
}
