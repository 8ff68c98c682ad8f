/// `check --format summary`: how many of what.

import RouteGraph

struct SummaryReporter: CheckReporter {
  let name = "summary"

  func bytes(_ report: CheckReport) -> [UInt8] {
    var rows = [["code"] + Severity.allCases.map(\.name)]
    for (code, counts) in report.countsByCode.sorted(by: { $0.key < $1.key }) {
      rows.append([code] + Severity.allCases.map { "\(counts[$0] ?? 0)" })
    }
    rows.append(["total"] + Severity.allCases.map { "\(report.count(of: $0))" })
    return Array(rightAligned(rows).utf8)
  }

  /// All columns but the first.
  private func rightAligned(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.compactMap { $0.dropFirst(column).first?.count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let blank = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
        return column == 0 ? cell.0 + blank : blank + cell.0
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}
