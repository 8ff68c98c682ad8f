/// Text inside XML, HTML and URIs.

/// For attributes and for text, in XML and in HTML. Line ends and tabs survive the normalisation of attributes; what XML
/// 1.0 cannot hold becomes the replacement character.
func markupEscaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\n": result += "&#10;"
    case "\r": result += "&#13;"
    case "\t": result += "&#9;"
    default: result.unicodeScalars.append(isMarkupCharacter(scalar) ? scalar : "\u{FFFD}")
    }
  }
  return result
}

private func isMarkupCharacter(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value & 0xFFFE != 0xFFFE
    && !(0xFDD0...0xFDEF).contains(scalar.value)
}

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
