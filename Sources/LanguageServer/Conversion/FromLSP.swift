/// From the protocol's positions to offsets.

import LanguageServerProtocol
import SourceText

extension LineIndex {
  /// Clamped to the line, and to the text.
  func offset(of position: LSP.Position, unit: ColumnUnit) -> Int {
    offset(of: LinePosition(line: position.line, column: position.character), unit: unit)
  }
}

extension LSP.PositionEncoding {
  var unit: ColumnUnit {
    switch self {
    case .utf8: .utf8
    case .utf16: .utf16
    case .utf32: .utf32
    }
  }
}
