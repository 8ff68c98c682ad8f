/// `stats`, as tables for people and as JSON.

import IDE
import JSON

func statisticsText(_ statistics: Statistics, top: Int, _ palette: Palette) -> String {
  var text = "\(count(statistics.files, "file")), \(statistics.filesParsed) read whole; "
  text += "\(count(statistics.screens, "screen")), \(count(statistics.unreachable, "unreachable part"))\n"
  if !statistics.dialects.isEmpty {
    let head = ["dialect", "coordinators", "routes", "transitions", "resolved", "unresolved", "invalid", "findings"]
    let rows = statistics.dialects.map { counts -> [Cell] in
      [Cell(counts.dialect, .bold)]
        + [counts.coordinators, counts.routes, counts.transitions, counts.resolved].map { Cell(String($0)) }
        + [
          Cell(String(counts.unresolved), counts.unresolved > 0 ? .yellow : nil),
          Cell(String(counts.invalid), counts.invalid > 0 ? .red : nil), Cell(String(counts.findings)),
        ]
    }
    text += section(head, rows, palette, firstNumber: 1)
  }
  if top > 0, !statistics.coordinators.isEmpty {
    let rows = statistics.coordinators.prefix(top).map {
      [Cell($0.name, .bold), Cell($0.dialect), Cell(String($0.routes)), Cell(String($0.transitions))]
    }
    text += section(["largest coordinators", "dialect", "routes", "transitions"], rows, palette, firstNumber: 2)
  }
  if top > 0, !statistics.reasons.isEmpty {
    let rows = statistics.reasons.prefix(top).map { [Cell($0.text), Cell(String($0.count))] }
    text += section(["why transitions are unresolved", "number"], rows, palette, firstNumber: 1)
  }
  return text
}

private func section(_ head: [String], _ rows: [[Cell]], _ palette: Palette, firstNumber: Int) -> String {
  "\n" + tableLines([head.map { Cell($0, .dim) }] + rows, palette, firstNumber: firstNumber).joined()
}

func statisticsJSON(_ statistics: Statistics, top: Int) -> JSONValue {
  object(
    ("version", jsonVersion), ("files", .integer(statistics.files)), ("filesParsed", .integer(statistics.filesParsed)),
    ("screens", .integer(statistics.screens)), ("unreachable", .integer(statistics.unreachable)),
    ("dialects", .array(statistics.dialects.map(dialectJSON))),
    (
      "coordinators",
      .array(
        statistics.coordinators.prefix(top).map {
          object(
            ("name", .string($0.name)), ("dialect", .string($0.dialect)), ("routes", .integer($0.routes)),
            ("transitions", .integer($0.transitions)))
        })
    ),
    (
      "unresolved",
      .array(
        statistics.reasons.prefix(top).map { object(("reason", .string($0.text)), ("count", .integer($0.count))) })
    ))
}

private func dialectJSON(_ counts: Statistics.DialectCounts) -> JSONValue {
  object(
    ("dialect", .string(counts.dialect)), ("coordinators", .integer(counts.coordinators)),
    ("routes", .integer(counts.routes)),
    (
      "transitions",
      object(
        ("total", .integer(counts.transitions)), ("resolved", .integer(counts.resolved)),
        ("unresolved", .integer(counts.unresolved)), ("invalid", .integer(counts.invalid)))
    ), ("findings", .integer(counts.findings)))
}
