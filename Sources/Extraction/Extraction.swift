/// The entry of this target: the bytes of a Swift file in, its facts out. Never fails and never traps.

package import Facts

/// Without its bodies a file still says what it declares, and which types each of its types mentions.
package func extractFacts(from text: [UInt8], bodies: BodyReading) -> FileFacts {
  text.withUnsafeBufferPointer { read($0, bodies: bodies) }
}

/// Reads plainly first; where braces do not balance, again with what indentation tells.
private func read(_ bytes: UnsafeBufferPointer<UInt8>, bodies: BodyReading) -> FileFacts {
  guard let lexer = Lexer(bytes) else { return FileFacts(hasBodies: bodies.readsAny) }
  var parser = Parser(lexer, bodies: bodies, isRecovering: false)
  let facts = parser.parseFile()
  guard parser.isUnbalanced else { return facts }
  var recovering = Parser(lexer, bodies: bodies, isRecovering: true)
  return recovering.parseFile()
}
