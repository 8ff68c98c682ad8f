/// Text inside URIs and in one line.

/// A path as a relative reference (RFC 3986): slashes stay.
func percentEncoded(_ path: String) -> String {
  let digits = Array("0123456789ABCDEF")
  var result = ""
  for byte in path.utf8 {
    let scalar = Unicode.Scalar(byte)
    let isUnreserved =
      byte < 0x80
      && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte) || "-._~/".unicodeScalars.contains(scalar))
    if isUnreserved {
      result.unicodeScalars.append(scalar)
    } else {
      result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
  }
  return result
}

/// A text in one line: what would end the line becomes a blank.
func singleLine(_ text: String) -> String {
  printable(text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline).joined(separator: " "))
}
