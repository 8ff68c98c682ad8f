/// Generic parameters and requirements.

import Facts
import SourceText

extension Parser {
  /// `<T: P, each U, let N: Int>`, if there is one.
  mutating func parseGenericParameters() -> [GenericParameter] {
    guard at(operatorStartingWith: UInt8(ascii: "<")) else { return [] }
    split(1)
    advance()
    var parameters: [GenericParameter] = []
    while at(.identifier) || at(.at) {
      if at(.at) {
        _ = parseAttribute()
        continue
      }
      if at(.each) || at(.let), lexer.byte(at: token.endOffset) == UInt8(ascii: " ") { advance() }
      let name = parseDeclaredName()
      var constraint: TypeSyntax?
      if accept(.colon) { constraint = parseType() }
      parameters.append(GenericParameter(name: name.text, constraint: constraint))
      if !accept(.comma) { break }
    }
    guard at(operatorStartingWith: UInt8(ascii: ">")) else {
      report("expected '>'", at: gap)
      return parameters
    }
    split(1)
    advance()
    return parameters
  }

  /// `where T: P, U == V`, if there is one.
  mutating func parseWhereClause() -> [GenericRequirement] {
    guard accept(.where) else { return [] }
    var requirements: [GenericRequirement] = []
    repeat {
      let left = parseType()
      let isSameType = at(operator: "==")
      guard isSameType || at(.colon) else {
        report("expected ':' or '=='", at: gap)
        return requirements
      }
      advance()
      requirements.append(GenericRequirement(left: left, isSameType: isSameType, right: parseType()))
    } while accept(.comma)
    return requirements
  }
}
