/// Text inside XML and HTML.

/// For attributes and for text, in XML and in HTML. Line ends and tabs survive the normalisation of attributes; what XML
/// 1.0 cannot hold becomes the replacement character.
package func markupEscaped(_ text: String) -> String {
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
