/// `check --format html`: one page without scripts and without a network, well-formed as XML.

import GraphPictures
import IDE
import RouteGraph
import SourceText

struct HTMLReporter: CheckReporter {
  let name = "html"

  func bytes(_ report: CheckReport) -> [UInt8] {
    let codes = Set(report.diagnostics.map(\.code)).sorted()
    var text = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
    text += "<meta name=\"viewport\" content=\"width=device-width\"/>\n<title>Signalbox</title>\n"
    text += "<style>\n\(style)\(codes.map(filterRule).joined())</style>\n</head>\n<body>\n"
    text += codes.map { "<span class=\"filter\" id=\"only-\(markupEscaped($0))\"></span>\n" }.joined()
    text += heading(report) + navigation(codes, report) + "<main>\n"
    for (file, findings) in report.byFile {
      text += "<section>\n<h2>\(markupEscaped(file.path))</h2>\n<ol>\n"
      text += findings.map { item($0, report.places) }.joined() + "</ol>\n</section>\n"
    }
    return Array((text + "</main>\n</body>\n</html>\n").utf8)
  }

  private func heading(_ report: CheckReport) -> String {
    let kinds = Severity.allCases.map { "\(report.count(of: $0)) \($0.name)" }.joined(separator: ", ")
    let files = count(report.summary.files, "file")
    let omitted = report.omitted > 0 ? ", of which \(report.diagnostics.count) are shown" : ""
    return "<h1>\(count(report.total, "finding")) in \(files)</h1>\n<p>\(kinds)\(omitted)</p>\n"
  }

  /// Filters are anchors: the style sheet hides the other codes' findings.
  private func navigation(_ codes: [String], _ report: CheckReport) -> String {
    if codes.isEmpty { return "" }
    let links = codes.map { code in
      let number = report.diagnostics.count { $0.code == code }
      return "<a href=\"#only-\(markupEscaped(code))\">\(markupEscaped(code)) (\(number))</a>\n"
    }
    return "<nav>\n<a href=\"#\">all</a>\n\(links.joined())</nav>\n"
  }

  private func filterRule(_ code: String) -> String {
    let name = markupEscaped(code)
    return "#only-\(name):target ~ main li:not(.\(name)) { display: none }\n"
      + "#only-\(name):target ~ main section:not(:has(.\(name))) { display: none }\n"
  }

  private func item(_ finding: Diagnostic, _ places: Places) -> String {
    let (line, column) = places.start(of: finding.location)
    let code = markupEscaped(finding.code)
    var text = "<li class=\"\(code) \(finding.severity.name)\">\n<p><b>\(finding.severity.name)</b> \(line):\(column) "
    text += "\(markupEscaped(finding.message)) <code>\(code)</code></p>\n" + excerpt(finding.location, places)
    for related in finding.related {
      let place = markupEscaped(places.text(related.location))
      text += "<p class=\"note\">\(place): \(markupEscaped(related.message))</p>\n"
    }
    return text + "</li>\n"
  }

  private func excerpt(_ location: Location, _ places: Places) -> String {
    guard let source = places.file(location.file) else { return "" }
    let line = source.lines.contentRange(ofLine: source.lines.line(of: location.range.start))
    if line.isEmpty || line.length > 1000 { return "" }
    let start = min(max(location.range.start, line.start), line.end)
    let end = min(max(location.range.end, start), line.end)
    let part = { (from: Int, to: Int) in markupEscaped(source.string(TextRange(from, to))) }
    let marked = start < end ? "<mark>\(part(start, end))</mark>" : ""
    return "<pre>\(part(line.start, start))\(marked)\(part(end, line.end))</pre>\n"
  }
}

private let style = """
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
  h2 { font-size: 1rem; overflow-wrap: anywhere }
  nav a { margin-right: 1rem; white-space: nowrap }
  ol { list-style: none; padding: 0 }
  li { border-left: 4px solid #999; margin: 1rem 0; padding-left: 1rem }
  li p { margin: 0 }
  li.error { border-color: #c00 }
  li.warning { border-color: #c80 }
  li.information { border-color: #06c }
  pre { background: #8882; margin: .5rem 0; overflow-x: auto; padding: .5rem }
  .note { opacity: .7 }
  .filter { position: fixed; top: 0 }
  @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #eee } a { color: #8bf } }

  """
