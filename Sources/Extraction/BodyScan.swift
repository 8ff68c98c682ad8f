/// What a body that may not matter says, without parsing it: whether it holds a word, and what it constructs.

import Facts
import SourceText

/// The state of a scan. Whatever is not plainly one thing or the other makes the body matter: then it is parsed.
struct BodyScan {
  let words: MarkSet
  var matters = false
  /// Callees that name a type, in source order.
  var callees: [Expression] = []
  /// Names up to here belong to a chain that has been looked at.
  var chainEnd = 0
}

extension Lexer {
  /// At the brace of a body: moves behind it and returns the callees in it that name a type. Nil where the body must be
  /// parsed; the lexer stands anywhere then.
  mutating func scanBody(for words: MarkSet) -> [Expression]? {
    let directiveCount = directives.count
    scan = BodyScan(words: words)
    openBrackets = 0
    defer { scan = nil }
    guard skipBraces(), scan?.matters == false, directives.count == directiveCount, openBrackets == 0, !hasOpenString
    else { return nil }
    return scan?.callees
  }

  /// Behind an identifier of the body that is scanned.
  mutating func consider(from start: Int) {
    guard let words = scan?.words, let chainEnd = scan?.chainEnd else { return }
    if words.contains(base, start, position) {
      scan?.matters = true
    } else if start < chainEnd {
      return
    } else if isCapital(base[start]) {
      considerType(from: start)
    } else if isInit(start), makes(start), call(behind: position) != .no {
      scan?.matters = true
    }
  }

  /// `X` of `X(…)`, `A.X<Y> { … }`, `X.init(…)`.
  private mutating func considerType(from start: Int) {
    var names = [TextRange(start, position)]
    var end = position
    while byte(at: end) == UInt8(ascii: "."), has(ByteClass.identifierHead, at: end + 1) {
      let first = end + 1
      end = endOfIdentifier(first)
      names.append(TextRange(first, end))
    }
    scan?.chainEnd = end
    let before = start > 0 ? base[start - 1] : 0
    if before == UInt8(ascii: "`") { scan?.matters = true }
    guard let last = names.last, isCapital(base[last.start]) || isInit(last.start) else { return }
    // The name of a macro constructs nothing.
    if before == UInt8(ascii: "#") { return }
    guard byte(at: end) != UInt8(ascii: "<") else { return considerGeneric(names, end) }
    switch call(behind: end) {
    // An initializer is handed on.
    case .no: if isInit(last.start) { scan?.matters = true }
    case .arguments where !isSuspicious(before): note(names, end)
    case .closure where !isSuspicious(before) && opensExpression(start): note(names, end)
    default: scan?.matters = true
    }
  }

  /// `X<A, B>(…)`; what else a `<` may mean, the parser knows.
  private mutating func considerGeneric(_ names: [TextRange], _ open: Int) {
    var depth = 0
    var end = open
    while end < self.end {
      let byte = base[end]
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      let isPartOfType =
        has(ByteClass.identifierPart, at: end) || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: " ")
        || byte == UInt8(ascii: "?")
      guard isPartOfType else { break }
      end += 1
      if depth == 0 { break }
    }
    guard depth == 0, let first = names.first else {
      scan?.matters = true
      return
    }
    let next = byte(at: end)
    if next == UInt8(ascii: "("), !isSuspicious(first.start > 0 ? base[first.start - 1] : 0) {
      note(names, end)
    } else if next == UInt8(ascii: ".") || call(behind: end) != .no {
      scan?.matters = true
    }
  }

  /// `end`: behind the generic arguments, of which nothing else is known.
  private mutating func note(_ names: [TextRange], _ end: Int) {
    guard let first = names.first, let last = names.last else { return }
    func range(to name: TextRange) -> TextRange { TextRange(first.start, name == last ? end : name.end) }
    var callee = Expression.name(NameExpression(name: text(first), range: range(to: first), nameRange: first))
    for name in names.dropFirst() {
      callee = .member(
        MemberExpression(
          base: callee, name: text(name), nameRange: name, genericArguments: [], labels: nil, range: range(to: name)))
    }
    scan?.callees.append(callee.constructedByInit ?? callee)
  }

  private func text(_ range: TextRange) -> String { String(decoding: bytes[range.start..<range.end], as: UTF8.self) }

  // MARK: What stands around a name

  private enum Call {
    case no, arguments, closure, unclear
  }

  /// Whether what ends here is called: by parentheses on its line, or by a closure, even below.
  private func call(behind end: Int) -> Call {
    var index = end
    var isSameLine = true
    while has(ByteClass.space, at: index) {
      if isNewline(base[index]) { isSameLine = false }
      index += 1
    }
    switch byte(at: index) {
    case UInt8(ascii: "("): return isSameLine ? .arguments : .no
    case UInt8(ascii: "{"): return .closure
    // A comment may hide a closure, and generic arguments may stand behind a space.
    case UInt8(ascii: "/"): return .unclear
    case UInt8(ascii: "<") where has(ByteClass.identifierHead, at: index + 1): return .unclear
    default: return .no
    }
  }

  /// Of the byte before a name: an attribute, or a member of something that is no type's name.
  private func isSuspicious(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "@") || byte == UInt8(ascii: ".") }

  /// Whether a `{` behind the name that starts here can only be its closure, and no body of a statement or a function.
  private func opensExpression(_ start: Int) -> Bool {
    let (index, isSameLine) = lastByte(before: start)
    guard index >= 0 else { return false }
    switch base[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "["),
      UInt8(ascii: ";"):
      return true
    case UInt8(ascii: ")"): return !isSameLine
    // Behind a label or a case; but `var x: X {` has an accessor.
    case UInt8(ascii: ":"): return !isSameLine || !isDeclared(lastByte(before: index).index)
    case UInt8(ascii: "="): return index > 0 && classes[Int(base[index - 1])] & ByteClass.space != 0
    default: break
    }
    switch word(endingAt: index) {
    case .return, .in, .else, .await, .try: return true
    case .none: return !isSameLine && classes[Int(base[index])] & ByteClass.identifierPart != 0
    case let word: return !isSameLine && !word.isReserved
    }
  }

  /// Whether the name that ends here is that of a variable which is being declared.
  private func isDeclared(_ end: Int) -> Bool {
    var index = end
    while index >= 0, classes[Int(base[index])] & ByteClass.identifierPart != 0 { index -= 1 }
    let word = word(endingAt: lastByte(before: index + 1).index)
    return word == .var || word == .let
  }

  /// The last byte that is no white space, -1 without one.
  private func lastByte(before start: Int) -> (index: Int, isSameLine: Bool) {
    var index = start - 1
    var isSameLine = true
    while index >= 0, classes[Int(base[index])] & ByteClass.space != 0 {
      if isNewline(base[index]) { isSameLine = false }
      index -= 1
    }
    return (index, isSameLine)
  }

  private func word(endingAt last: Int) -> Word {
    var first = last + 1
    while first > 0, classes[Int(base[first - 1])] & ByteClass.identifierPart != 0 { first -= 1 }
    return first > last ? .none : tables.word(in: bytes, from: first, to: last + 1)
  }

  /// At `init`: whether it may make something: `X.init(…)`, and `.init(…)` where somebody wants an `X`.
  private func makes(_ start: Int) -> Bool {
    guard start > 0, base[start - 1] == UInt8(ascii: ".") else { return false }
    return word(endingAt: start - 2) != .super
  }

  private func isInit(_ start: Int) -> Bool {
    byte(at: start) == UInt8(ascii: "i") && tables.word(in: bytes, from: start, to: endOfIdentifier(start)) == .`init`
  }

  private func endOfIdentifier(_ start: Int) -> Int {
    var index = start
    while has(ByteClass.identifierPart, at: index) { index += 1 }
    return index
  }

  private func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}
