/// What Swift takes as a name without backticks.

/// A letter or an underscore, then digits as well; beyond ASCII, what the compiler lets a name hold. Typographic spaces,
/// dashes and quotes are in none.
func isIdentifier(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first, name != "_", !isDigit(first), !isInside(first.value, neverFirst) else {
    return false
  }
  return name.unicodeScalars.allSatisfy { scalar in
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    default: isDigit(scalar) || isBeyondBasicPlane(scalar.value) || isInside(scalar.value, inNames)
    }
  }
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

private func isInside(_ value: UInt32, _ ranges: [ClosedRange<UInt32>]) -> Bool {
  ranges.contains { $0.contains(value) }
}

/// Emoji among them; the last two of a plane, and the planes for private use, are no characters of a name.
private func isBeyondBasicPlane(_ value: UInt32) -> Bool { (1..<15).contains(value >> 16) && value & 0xFFFF < 0xFFFE }

/// `isValidIdentifierContinuationCodePoint` of the compiler, as far as it lists ranges.
private let inNames: [ClosedRange<UInt32>] = [
  0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
  0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054,
  0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
  0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
  0xFE47...0xFFF8,
]

/// Marks that combine with the letter in front of them.
private let neverFirst: [ClosedRange<UInt32>] = [0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F]
