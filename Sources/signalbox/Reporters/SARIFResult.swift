/// One finding as a result of SARIF.

import IDE
import JSON
import RouteGraph
import SourceText

struct SARIFResult {
  var finding: Diagnostic
  var fingerprint: String
  /// Nil without a baseline.
  var baselineState: String?
  var suppression: AcceptedFinding.Source?

  /// What code scanning accepts of one result.
  private static var locationLimit: Int { 1_000 }

  func json(_ places: SARIFPlaces, _ ruleIndex: [String: Int], _ lines: inout LineHashes) -> JSONValue {
    var members: [(String, JSONValue)] = [("ruleId", .string(finding.code))]
    if let index = ruleIndex[finding.code] { members.append(("ruleIndex", .integer(index))) }
    let related = finding.related.prefix(SARIFResult.locationLimit - 1)
    members += [
      ("level", .string(sarifLevel(finding.severity))), ("message", object(("text", .string(finding.message)))),
      ("locations", .array([object(("physicalLocation", places.physical(finding.location)))])),
      ("relatedLocations", .array(related.enumerated().map { places.related($0.element, id: $0.offset) })),
      (
        "partialFingerprints",
        object(
          ("signalbox/v1", .string(fingerprint)),
          ("primaryLocationLineHash", .string(lines.hash(of: finding.location))))
      ),
      ("fixes", .array(finding.fixes.map(places.fix))),
    ]
    if let baselineState { members.append(("baselineState", .string(baselineState))) }
    if let suppression { members.append(("suppressions", .array([json(suppression)]))) }
    return object(members)
  }

  private func json(_ source: AcceptedFinding.Source) -> JSONValue {
    switch source {
    case .baseline: object(("kind", "external"), ("justification", "accepted in the baseline"))
    case .comment(let reason):
      object([("kind", "inSource")] + (reason.map { [("justification", .string($0))] } ?? []))
    }
  }
}

/// Reported findings, and accepted ones where they are wanted, in report order.
func sarifResults(_ report: CheckReport) -> [SARIFResult] {
  let state = report.hasBaseline ? "new" : nil
  var results = report.fingerprinted.map {
    SARIFResult(finding: $0.finding, fingerprint: $0.fingerprint, baselineState: state)
  }
  if !report.showsAccepted { return results }
  results += report.accepted.map { accepted in
    let accepting = accepted.source == .baseline ? "unchanged" : state
    return SARIFResult(
      finding: accepted.finding, fingerprint: accepted.identity.fingerprint, baselineState: accepting,
      suppression: accepted.source)
  }
  return results.sorted { Diagnostic.inOrder($0.finding, $1.finding) }
}

/// Places as SARIF has them. It knows no byte columns: they become UTF-16.
struct SARIFPlaces {
  var places: Places

  func physical(_ location: Location) -> JSONValue {
    object(("artifactLocation", sarifArtifact(location.file)), ("region", region(location)))
  }

  func related(_ related: RelatedInformation, id: Int) -> JSONValue {
    object(
      ("id", .integer(id)), ("message", object(("text", .string(related.message)))),
      ("physicalLocation", physical(related.location)))
  }

  /// The edits of each file together, files in order.
  func fix(_ fix: Fix) -> JSONValue {
    let changes = Dictionary(grouping: fix.edits, by: \.location.file).sorted { $0.key < $1.key }
    let artifactChanges = changes.map { file, edits in
      let replacements = edits.sorted { $0.location < $1.location }.map { edit in
        object(
          ("deletedRegion", region(edit.location)),
          ("insertedContent", object(("text", .string(edit.newText)))))
      }
      return object(("artifactLocation", sarifArtifact(file)), ("replacements", .array(replacements)))
    }
    return object(
      ("description", object(("text", .string(fix.title)))), ("artifactChanges", .array(artifactChanges)))
  }

  private func region(_ location: Location) -> JSONValue {
    guard let lines = places.file(location.file)?.lines else { return object(("startLine", 1)) }
    let start = lines.position(of: location.range.start, unit: .utf16)
    let end = lines.position(of: location.range.end, unit: .utf16)
    return object(
      ("startLine", .integer(start.line + 1)), ("startColumn", .integer(start.column + 1)),
      ("endLine", .integer(end.line + 1)), ("endColumn", .integer(end.column + 1)))
  }
}

/// Hashes of lines, numbered where several results stand on equal ones.
struct LineHashes {
  private let places: Places
  private var seen: [String: Int] = [:]

  init(places: Places) { self.places = places }

  mutating func hash(of location: Location) -> String {
    var line = ""
    if let source = places.file(location.file) {
      line = source.string(source.lines.contentRange(ofLine: source.lines.line(of: location.range.start)))
    }
    let hash = fingerprint(of: line.filter { !$0.isWhitespace }.utf8)
    let number = seen[location.file.path + "\0" + hash, default: 0] + 1
    seen[location.file.path + "\0" + hash] = number
    return "\(hash):\(number)"
  }
}
