/// How many cells of a terminal a text takes.

func displayWidth(_ text: some StringProtocol) -> Int {
  text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
}

/// A character takes the cells of its widest part; what only modifies another takes none.
private func width(of character: Character) -> Int {
  let scalars = character.unicodeScalars
  if scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
  return scalars.map(width).max() ?? 0
}

private func width(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  if scalar.properties.isEmojiPresentation { return 2 }
  return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
}

/// East Asian wide and full-width blocks (Unicode Standard Annex 11).
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
  0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
  0x1B000...0x1B2FF, 0x20000...0x3FFFD,
]
