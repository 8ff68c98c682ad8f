/// The entry of this target: the bytes of a Swift file in, its facts out. Never fails and never traps.

package import Facts

/// Without its bodies a file still says what it declares, and which types each of its types mentions. `wasUnbalanced`: an
/// earlier version of the text was. Makes reading faster, and no difference to what comes out.
package func extractFacts(from text: [UInt8], bodies: BodyReading, wasUnbalanced: Bool = false) -> FileFacts {
  text.withUnsafeBufferPointer { read($0, bodies: bodies, wasUnbalanced: wasUnbalanced) }
}

/// The facts of a text whose braces do not balance. `isUnbalanced` tells which texts those are.
package func extractFacts(fromUnbalanced text: [UInt8], bodies: BodyReading) -> FileFacts {
  text.withUnsafeBufferPointer { bytes in
    guard let lexer = Lexer(bytes) else { return FileFacts(hasBodies: bodies.readsAny) }
    return recover(lexer, bodies: bodies)
  }
}

package func isUnbalanced(_ text: [UInt8]) -> Bool {
  text.withUnsafeBufferPointer { bytes in Lexer(bytes).map { !isBalanced($0) } ?? false }
}

/// Reads plainly first; where braces do not balance, again with what indentation tells. What could not be read outside of
/// all types may have been part of any of them, which only a second reading can say of those before it.
private func read(_ bytes: UnsafeBufferPointer<UInt8>, bodies: BodyReading, wasUnbalanced: Bool) -> FileFacts {
  guard let lexer = Lexer(bytes) else { return FileFacts(hasBodies: bodies.readsAny) }
  // What is unbalanced for who skips bodies is so for everybody, and to skip them is much less work.
  if !wasUnbalanced || isBalanced(lexer) {
    var parser = Parser(lexer, bodies: bodies, isRecovering: false, isIncomplete: false)
    let facts = parser.parseFile()
    if !parser.isUnbalanced {
      guard parser.hasProblemOutsideOfTypes else { return facts }
      parser = Parser(lexer, bodies: bodies, isRecovering: false, isIncomplete: true)
      return parser.parseFile()
    }
  }
  return recover(lexer, bodies: bodies)
}

private func recover(_ lexer: Lexer, bodies: BodyReading) -> FileFacts {
  var parser = Parser(lexer, bodies: bodies, isRecovering: true, isIncomplete: true)
  return parser.parseFile()
}

private func isBalanced(_ lexer: Lexer) -> Bool {
  var parser = Parser(lexer, bodies: .none, isRecovering: false, isIncomplete: false)
  _ = parser.parseFile()
  return !parser.isUnbalanced
}
