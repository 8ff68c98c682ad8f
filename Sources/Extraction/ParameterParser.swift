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
      if at(.rightParen) { break }
      let before = token.start
      parameters.append(parse(&self))
      if !accept(.comma), !atDirective { break }
      if token.start == before { break }
    }
    expect(.rightParen, "expected ')' after parameters")
    return parameters
  }

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
    var parameter = Parameter(
      label: label, name: name.text, nameRange: name.range, type: .unknown, attributes: attributes)
    guard at(.colon) else {
      report("expected ':' and a type", at: gap)
      return parameter
    }
    advance()
    parseTypeAndDefault(of: &parameter)
    return parameter
  }

  private mutating func parseTypeAndDefault(of parameter: inout Parameter) {
    let specifiers = parseTypeSpecifiers()
    parameter.attributes += specifiers.attributes
    parameter.isInout = specifiers.isInout
    parameter.type = parseType()
    if at(operator: "...") {
      parameter.isVariadic = true
      advance()
    }
    guard accept(.equal) else { return }
    let value = parseExpression()
    parameter.defaultValue = value
    parameter.defaultText = text(value.range)
  }

  private mutating func parseAssociatedValue() -> Parameter {
    var parameter = Parameter(
      label: nil, name: "", nameRange: TextRange(token.startOffset, token.startOffset), type: .unknown)
    if at(.identifier) {
      if byteBehind == UInt8(ascii: ":") {
        readLabel(of: &parameter)
        advance()
      } else if lookAhead({ parser in parser.isNamePair() }) {
        readLabel(of: &parameter)
        parameter.name = name
        parameter.nameRange = tokenRange
        advance()
        advance()
      }
    }
    parseTypeAndDefault(of: &parameter)
    return parameter
  }

  private mutating func readLabel(of parameter: inout Parameter) {
    let label = name
    parameter.label = label == "_" ? nil : label
    parameter.name = label
    parameter.nameRange = tokenRange
    advance()
  }

  /// `label name:`
  private mutating func isNamePair() -> Bool {
    advance()
    return at(.identifier) && byteBehind == UInt8(ascii: ":")
  }
}
