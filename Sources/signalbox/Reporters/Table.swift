/// Aligned columns.

/// Text with the style that a terminal shows it in.
struct Cell: ExpressibleByStringInterpolation {
  var text: String
  var style: Palette.Style?

  init(_ text: String, _ style: Palette.Style? = nil) {
    self.text = text
    self.style = style
  }

  init(stringLiteral text: String) { self.init(text) }
}

/// Lines of columns, each as wide as its widest cell; nothing stands behind the last one.
func table(_ rows: [[String]]) -> String {
  tableLines(rows.map { $0.map { Cell($0) } }, Palette(isColored: false)).joined()
}

/// One line for each row. Columns from `firstNumber` on are flush right.
func tableLines(_ rows: [[Cell]], _ palette: Palette, firstNumber: Int = .max) -> [String] {
  let rows = rows.map { $0.map { Cell(printable($0.text), $0.style) } }
  var widths: [Int] = []
  for row in rows {
    for (column, cell) in row.enumerated() {
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], displayWidth(cell.text))
    }
  }
  return rows.map { row in
    let last = row.lastIndex { !$0.text.isEmpty } ?? -1
    var line = ""
    for (column, (cell, width)) in zip(row, widths).enumerated() where width > 0 && column <= last {
      let padding = String(repeating: " ", count: max(0, width - displayWidth(cell.text)))
      let text = cell.style.map { palette($0, cell.text) } ?? cell.text
      line += column >= firstNumber ? padding + text : column == last ? text : text + padding
      if column < last { line += "  " }
    }
    return line + "\n"
  }
}
