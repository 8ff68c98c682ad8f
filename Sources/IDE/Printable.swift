/// Text of the workspace inside text of ours.

/// Without characters that move a cursor, change colours or end a line: file names and source lines may hold any.
package func printable(_ text: String) -> String {
  let isHarmless = { (scalar: Unicode.Scalar) in
    scalar == "\t" || !(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
  }
  if text.unicodeScalars.allSatisfy(isHarmless) { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { result.append(isHarmless(scalar) ? scalar : "\u{FFFD}") }
  return String(result)
}
