/// The entry of this target: the bytes of a Swift file in, its facts out. Never fails and never traps.

package import Facts

/// Without its bodies a file still says what it declares, and which types each of its types mentions.
package func extractFacts(from text: [UInt8], bodies: BodyReading) -> FileFacts {
  var nothing: ReadingHistory?
  return extractFacts(from: text, bodies: bodies, wasUnbalanced: false, &nothing)
}

/// `wasUnbalanced`: an earlier version of the text was. Makes reading faster, and no difference to what comes out.
///
/// Reads plainly first; where braces do not balance, again with what indentation tells.
package func extractFacts(
  from text: [UInt8], bodies: BodyReading, wasUnbalanced: Bool, _ history: inout ReadingHistory?
) -> FileFacts {
  // What is unbalanced for who skips bodies is so for everybody, and to skip them is much less work.
  if wasUnbalanced, isUnbalanced(text, &history) { return extractFacts(fromUnbalanced: text, bodies: bodies, &history) }
  // Without bodies a text is read as it is for its braces alone.
  let way = bodies.readsAny ? \ReadingHistory.plain : \.balance
  let (facts, isUnbalanced, hasProblemOutsideOfTypes) = read(text, bodies, isRecovering: false, &history, way)
  if isUnbalanced { return extractFacts(fromUnbalanced: text, bodies: bodies, &history) }
  return hasProblemOutsideOfTypes ? facts.withTypesThatMayHoldMore() : facts
}

/// The facts of a text whose braces do not balance. `isUnbalanced` tells which texts those are.
package func extractFacts(
  fromUnbalanced text: [UInt8], bodies: BodyReading, _ history: inout ReadingHistory?
) -> FileFacts {
  read(text, bodies, isRecovering: true, &history, \.recovering).facts
}

package func isUnbalanced(_ text: [UInt8], _ history: inout ReadingHistory?) -> Bool {
  read(text, .none, isRecovering: false, &history, \.balance).isUnbalanced
}

private func read(
  _ text: [UInt8], _ bodies: BodyReading, isRecovering: Bool, _ history: inout ReadingHistory?,
  _ way: WritableKeyPath<ReadingHistory, Reading?>
) -> (facts: FileFacts, isUnbalanced: Bool, hasProblemOutsideOfTypes: Bool) {
  text.withUnsafeBufferPointer { bytes in
    guard let lexer = Lexer(bytes) else { return (FileFacts(hasBodies: bodies.readsAny), false, false) }
    var parser = Parser(lexer, bodies: bodies, isRecovering: isRecovering)
    var known: ArraySlice<Rest> = []
    if let history, bodies.isUniform {
      known = history[keyPath: way]?.rests(common: text, readsBodies: bodies.readsAny) ?? []
      parser.rests = Array(known.dropLast())
    }
    let facts = parser.parseFile(from: known.last)
    if let rests = parser.rests {
      history?[keyPath: way] = Reading(text: text, readsBodies: bodies.readsAny, rests: rests)
    }
    return (facts, parser.isUnbalanced, parser.hasProblemOutsideOfTypes)
  }
}
