/// The entry of this target: the bytes of a Swift file in, its facts out. Never fails and never traps.

package import Facts

package struct ExtractionOptions: Sendable {
  package enum BodyReading: Sendable {
    case always, never
    /// Only where one of the marks occurs.
    case ifMarked
  }

  /// Identifiers that make a file matter.
  package var marks: [String]
  package var readsBodies: BodyReading

  package init(marks: [String] = [], readsBodies: BodyReading = .ifMarked) {
    self.marks = marks
    self.readsBodies = readsBodies
  }
}

package func extractFacts(from text: [UInt8], options: ExtractionOptions = .init()) -> FileFacts {
  text.withUnsafeBufferPointer { bytes in
    var facts = read(bytes, options.marks, readsBodies: options.readsBodies == .always)
    guard options.readsBodies == .ifMarked, !facts.marks.isEmpty else { return facts }
    let outlineHash = facts.outlineHash
    facts = read(bytes, options.marks, readsBodies: true)
    facts.outlineHash = outlineHash
    return facts
  }
}

/// Reads plainly first; where braces do not balance, again with what indentation tells.
private func read(_ bytes: UnsafeBufferPointer<UInt8>, _ marks: [String], readsBodies: Bool) -> FileFacts {
  guard let lexer = Lexer(bytes, marks: marks) else { return FileFacts(hasBodies: readsBodies) }
  var parser = Parser(lexer, readsBodies: readsBodies, isRecovering: false)
  let facts = parser.parseFile()
  guard parser.isUnbalanced else { return facts }
  var recovering = Parser(lexer, readsBodies: readsBodies, isRecovering: true)
  return recovering.parseFile()
}
