/// `check --format summary`: how many of what.

import RouteGraph

struct SummaryReporter: CheckReporter {
  let name = "summary"

  func bytes(_ report: CheckReport) -> [UInt8] {
    let groups = Dictionary(grouping: report.diagnostics, by: \.code).sorted { $0.key < $1.key }
    var rows = [["code"] + Severity.allCases.map(\.name)]
    for (code, findings) in groups {
      rows.append([code] + Severity.allCases.map { severity in "\(findings.count { $0.severity == severity })" })
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
