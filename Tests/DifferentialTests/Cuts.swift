/// What a person has not typed yet: a text without a name that it holds, and without what belongs to that name.

import SourceText

struct Cut {
  enum Kind: String, CaseIterable {
    /// From the name's start to the end of the argument.
    case argument
    /// Likewise, and the chain behind the brackets around.
    case chain
    /// Of the name its second half, and the rest of the argument.
    case half
    /// The name alone: what belongs to it stands already.
    case name
  }

  var kind: Kind
  var text: [UInt8]
  var cursor: Int
  /// Nothing that is left depends on what was taken out.
  var isWhole: Bool
  var removed: String

  static func all(of name: TextRange, in text: [UInt8]) -> [Cut] {
    let place = CutPlace(name, text)
    let cuts = Kind.allCases.filter { $0 != .chain || !place.isUsed && !place.isBeforeClosure }.map { kind in
      let cursor = kind == .half ? name.start + max(1, name.length / 2) : name.start
      let rest: [UInt8]
      switch kind {
      case .argument, .half: rest = Array(text[place.end...])
      case .chain: rest = Array(text[place.end..<place.bracketEnd] + text[place.chainEnd...])
      case .name: rest = Array(text[name.end...])
      }
      let hasNoChain = kind == .chain || (kind != .name && place.bracketEnd == place.chainEnd)
      let removed = text[name.end..<(kind == .chain ? place.chainEnd : place.end)]
      return Cut(
        kind: kind, text: text[..<cursor] + rest, cursor: cursor, isWhole: hasNoChain && !place.isUsed,
        removed: String(decoding: removed, as: UTF8.self))
    }
    return cuts.enumerated().filter { index, cut in
      !cuts[..<index].contains { $0.cursor == cut.cursor && $0.text.count == cut.text.count }
    }.map(\.element)
  }
}

/// What belongs to a name: its arguments, the brackets around it, and what follows them.
private struct CutPlace {
  private let text: [UInt8]
  /// Of a key path, with the input behind it; of any other value, with its own arguments.
  private(set) var end = 0
  /// Behind the bracket that closes there.
  private(set) var bracketEnd = 0
  /// Behind what is called on the result.
  private(set) var chainEnd = 0
  /// The call may need the closure behind it.
  var isBeforeClosure: Bool {
    bracketEnd > end && text[bracketEnd...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "{")
  }
  /// Somebody uses what the call gives, so that the types of routes matter.
  private(set) var isUsed = false

  init(_ name: TextRange, _ text: [UInt8]) {
    self.text = text
    let root = text[..<name.start].lastIndex { !isNamePart($0) && !".$".utf8.contains($0) }
    let isKeyPath = root.map { text[$0] == UInt8(ascii: "\\") } ?? false
    end = endOfArgument(name.end, isKeyPath)
    bracketEnd = end + (byte(end) == UInt8(ascii: ")") ? 1 : 0)
    chainEnd = bracketEnd > end ? endOfChain(bracketEnd) : end
    if isTarget(chainEnd) {
      (end, bracketEnd, chainEnd) = (name.end, name.end, name.end)
      isUsed = true
      return
    }
    isUsed =
      isKeyPath
      && (isResult(name.start) || byte(chainEnd) == UInt8(ascii: ")") && isMember(chainEnd + 1))
  }

  private func byte(_ index: Int) -> UInt8? { index < text.count ? text[index] : nil }

  private func isMember(_ index: Int) -> Bool { byte(index).map { ".?!".utf8.contains($0) } ?? false }

  /// Something is assigned, which depends on all that stands in front.
  private func isTarget(_ end: Int) -> Bool { text[min(end, text.count)...].starts(with: " = ".utf8) }

  private func isResult(_ name: Int) -> Bool {
    let line = text[..<name].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).last ?? []
    let before = String(decoding: line, as: UTF8.self)
    return before.contains("let ") || before.contains("return ")
  }

  private func endOfArgument(_ start: Int, _ isKeyPath: Bool) -> Int {
    var end = start
    while let byte = byte(end), !" ,)]}\n;".utf8.contains(byte) {
      end = "([".utf8.contains(byte) ? closer(from: end + 1) + 1 : end + 1
    }
    if isKeyPath { return byte(end) == UInt8(ascii: ",") ? closer(from: end) : end }
    // A closure that belongs to the value.
    guard byte(end) == UInt8(ascii: " "), byte(end + 1) == UInt8(ascii: "{") else { return end }
    let behind = closer(from: end + 2) + 1
    return byte(behind) == UInt8(ascii: ")") || byte(behind) == UInt8(ascii: ",") ? behind : end
  }

  /// The first closing bracket with none of its own.
  private func closer(from start: Int) -> Int {
    var (index, depth) = (start, 0)
    while let byte = byte(index) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return index }
        depth -= 1
      case UInt8(ascii: "\""): index = endOfString(index)
      default: break
      }
      index += 1
    }
    return text.count - 1
  }

  private func endOfString(_ start: Int) -> Int {
    var index = start + 1
    while let byte = byte(index), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }

  /// Behind trailing closures and the members called on a call's result.
  private func endOfChain(_ start: Int) -> Int {
    var end = start
    while true {
      var next = end
      while let byte = byte(next), " \n".utf8.contains(byte) { next += 1 }
      switch byte(next) {
      case UInt8(ascii: "{") where next - end == 1, UInt8(ascii: "(") where next == end:
        end = closer(from: next + 1) + 1
      case UInt8(ascii: "?") where next == end, UInt8(ascii: "!") where next == end: end += 1
      case UInt8(ascii: "."):
        end = next + 1
        while let byte = byte(end), isNamePart(byte) { end += 1 }
      default: return end
      }
    }
  }
}

private func isNamePart(_ byte: UInt8) -> Bool {
  let scalar = Unicode.Scalar(byte)
  return byte >= 0x80 || scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
}
