/// Patterns over paths, in the language of `.gitignore`, and how they match.

/// One pattern, compiled. Matching takes time proportional to pattern times path, whatever the pattern.
struct GlobPattern: Sendable {
  private enum Segment: Sendable {
    case literal([UInt8])
    /// `*.ext`: anything, then this.
    case suffix([UInt8])
    case wildcards([UInt8])
    /// `**`
    case anything
  }

  private let segments: [Segment]
  /// Matches at any depth: the last component alone decides.
  private let onLastComponent: Bool
  let matchesDirectoriesOnly: Bool

  /// Nil for a pattern that can match nothing. A pattern with a slash at the start or inside is anchored.
  /// With `anchorsNames`, a name without wildcards is anchored as well, as a path in a configuration is.
  init?(_ text: [UInt8], anchorsNames: Bool = false) {
    var text = text[...]
    matchesDirectoriesOnly = text.last == UInt8(ascii: "/")
    if matchesDirectoriesOnly { text = text.dropLast() }
    var isAnchored = text.contains(UInt8(ascii: "/"))
    if text.first == UInt8(ascii: "/") { text = text.dropFirst() }
    if text.isEmpty { return nil }
    if anchorsNames, !text.contains(where: isWildcard) { isAnchored = true }
    let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
    segments = parts.map(GlobPattern.segment)
    onLastComponent = !isAnchored
    if segments.isEmpty { return nil }
  }

  private static func segment(_ part: ArraySlice<UInt8>) -> Segment {
    if part.elementsEqual([UInt8(ascii: "*"), UInt8(ascii: "*")]) { return .anything }
    if !part.contains(where: isWildcard) { return .literal(Array(part)) }
    if part.first == UInt8(ascii: "*"), !part.dropFirst().contains(where: isWildcard) {
      return .suffix(Array(part.dropFirst()))
    }
    return .wildcards(Array(part))
  }

  /// Whether the whole path matches; it has no leading slash.
  func matches(_ components: ArraySlice<[UInt8]>) -> Bool {
    if onLastComponent, let segment = segments.first, let last = components.last {
      if case .anything = segment { return true }
      return GlobPattern.matches(segment, last)
    }
    return matchesAnchored(components)
  }

  /// `reached[i]`: the first `i` segments can match what was read so far.
  private func matchesAnchored(_ components: ArraySlice<[UInt8]>) -> Bool {
    var reached = [Bool](repeating: false, count: segments.count + 1)
    reached[0] = true
    skipEmptyMatches(&reached)
    for component in components {
      var next = [Bool](repeating: false, count: reached.count)
      for (index, segment) in segments.enumerated() where reached[index] {
        if case .anything = segment {
          next[index] = true
          if index + 1 == segments.count { next[index + 1] = true }
        } else if GlobPattern.matches(segment, component) {
          next[index + 1] = true
        }
      }
      skipEmptyMatches(&next)
      reached = next
    }
    return reached.last == true
  }

  /// `**` in front or in the middle matches no component as well; at the end it needs one.
  private func skipEmptyMatches(_ reached: inout [Bool]) {
    for (index, segment) in segments.enumerated() {
      if case .anything = segment, reached[index], index + 1 < segments.count { reached[index + 1] = true }
    }
  }

  private static func matches(_ segment: Segment, _ name: [UInt8]) -> Bool {
    switch segment {
    case .anything: true
    case .literal(let text): name.elementsEqual(text)
    case .suffix(let text): name.count >= text.count && name.suffix(text.count).elementsEqual(text)
    case .wildcards(let text): matchesWildcards(text, name)
    }
  }
}

private func isWildcard(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
}

/// Within one component: on a mismatch only the last `*` takes one byte more.
private func matchesWildcards(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
  var position = 0
  var index = 0
  var retry: (position: Int, index: Int)?
  while index < name.count {
    if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
      retry = (position + 1, index)
      position += 1
    } else if let length = matchOne(pattern[position...], name[index]) {
      position += length
      index += 1
    } else if let (star, taken) = retry {
      retry = (star, taken + 1)
      position = star
      index = taken + 1
    } else {
      return false
    }
  }
  return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
}

/// The length of the pattern's first element if it matches this byte.
private func matchOne(_ pattern: ArraySlice<UInt8>, _ byte: UInt8) -> Int? {
  guard let first = pattern.first else { return nil }
  switch first {
  case UInt8(ascii: "?"): return 1
  case UInt8(ascii: "["): return matchClass(pattern, byte)
  case UInt8(ascii: "\\"):
    guard let escaped = pattern.dropFirst().first else { return nil }
    return escaped == byte ? 2 : nil
  default: return first == byte ? 1 : nil
  }
}

/// `[a-z]`, `[!a]`, `[^a]`, `[[:alpha:]_]`, `[\]]`; an unclosed bracket matches itself.
private func matchClass(_ pattern: ArraySlice<UInt8>, _ byte: UInt8) -> Int? {
  var rest = pattern.dropFirst()
  let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
  if isNegated { rest = rest.dropFirst() }
  let first = rest.startIndex
  var isMember = false
  while let next = rest.first, next != UInt8(ascii: "]") || rest.startIndex == first {
    if let (name, length) = namedClass(rest) {
      guard let contains = namedClasses[name] else { return nil }
      rest = rest.dropFirst(length)
      if contains(byte) { isMember = true }
      continue
    }
    guard let low = takeMember(&rest) else { break }
    var high = low
    if rest.first == UInt8(ascii: "-"), let end = rest.dropFirst().first, end != UInt8(ascii: "]") {
      rest = rest.dropFirst()
      high = takeMember(&rest) ?? low
    }
    if low <= byte, byte <= high { isMember = true }
  }
  guard rest.first == UInt8(ascii: "]") else { return byte == UInt8(ascii: "[") ? 1 : nil }
  return isMember != isNegated ? rest.startIndex - pattern.startIndex + 1 : nil
}

/// One byte of a bracket; what stands behind a backslash is meant as it is.
private func takeMember(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
  let first = rest.popFirst()
  return first == UInt8(ascii: "\\") ? rest.popFirst() : first
}

/// `[:alpha:]` at the start: its name, and how long it is.
private func namedClass(_ rest: ArraySlice<UInt8>) -> (name: String, length: Int)? {
  guard rest.starts(with: "[:".utf8) else { return nil }
  let name = rest.dropFirst(2).prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "]") }
  guard rest[name.endIndex...].starts(with: ":]".utf8) else { return nil }
  return (String(decoding: name, as: UTF8.self), name.count + 4)
}

private let namedClasses: [String: @Sendable (UInt8) -> Bool] = {
  let isUpper = { @Sendable (byte: UInt8) in (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  let isLower = { @Sendable (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  let isDigit = { @Sendable (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  let isGraphic = { @Sendable (byte: UInt8) in (0x21...0x7E).contains(byte) }
  return [
    "upper": isUpper, "lower": isLower, "digit": isDigit, "graph": isGraphic,
    "alpha": { isUpper($0) || isLower($0) },
    "alnum": { isUpper($0) || isLower($0) || isDigit($0) },
    "punct": { isGraphic($0) && !isUpper($0) && !isLower($0) && !isDigit($0) },
    "print": { isGraphic($0) || $0 == 0x20 },
    "blank": { $0 == 0x20 || $0 == 0x09 },
    "space": { $0 == 0x20 || (0x09...0x0D).contains($0) },
    "cntrl": { $0 < 0x20 || $0 == 0x7F },
    "xdigit": { isDigit($0) || isLower($0 | 0x20) && $0 | 0x20 <= UInt8(ascii: "f") },
  ]
}()
