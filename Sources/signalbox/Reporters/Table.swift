/// Aligned columns.

/// Lines of columns, each as wide as its widest cell; nothing stands behind the last one.
func table(_ rows: [[String]]) -> String {
  var widths: [Int] = []
  for row in rows {
    for (column, cell) in row.enumerated() {
      if column == widths.count { widths.append(0) }
      widths[column] = max(widths[column], displayWidth(cell))
    }
  }
  return rows.map { row in
    var line = ""
    for (cell, width) in zip(row, widths) where width > 0 {
      line += cell + String(repeating: " ", count: max(0, width - displayWidth(cell)) + 2)
    }
    while line.last == " " { line.removeLast() }
    return printable(line) + "\n"
  }.joined()
}
