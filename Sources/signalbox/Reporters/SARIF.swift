/// `check --format sarif`: SARIF 2.1.0, one run.

import IDE
import JSON
import RouteGraph
import SourceText
import Workspace

struct SARIFReporter: CheckReporter {
  let name = "sarif"

  /// What code scanning accepts of one run.
  var resultLimit = 25_000

  func bytes(_ report: CheckReport) throws -> [UInt8] {
    let all = sarifResults(report)
    let kept = worstFirst(all, limit: resultLimit)
    var notifications = report.problems.map(notification)
    if kept.count < all.count {
      notifications.append(notification("\(all.count - kept.count) of \(all.count) results were left out", nil))
    }
    var run: [(String, JSONValue)] = [
      ("tool", object(("driver", driver(report.codes)))), ("columnKind", "utf16CodeUnits"),
    ]
    if report.showsAbsolutePaths {
      let base = "file://" + percentEncoded(report.root == "/" ? "/" : report.root + "/")
      run.append(("originalUriBaseIds", object((sarifBase, object(("uri", .string(base)))))))
    }
    let places = SARIFPlaces(places: report.places)
    let ruleIndex = Dictionary(report.codes.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    var lines = LineHashes(places: report.places)
    run += [
      ("automationDetails", object(("id", "signalbox/"))),
      ("invocations", .array([invocation(report.exitCode, notifications)])),
      ("results", .array(kept.map { $0.json(places, ruleIndex, &lines) })),
    ]
    let log = object(
      ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), ("version", "2.1.0"),
      ("runs", .array([object(run)])))
    return try jsonBytes(log)
  }

  /// In report order, the least severe ones cut.
  private func worstFirst(_ results: [SARIFResult], limit: Int) -> [SARIFResult] {
    if results.count <= limit { return results }
    let ranked = results.enumerated().sorted {
      ($0.element.finding.severity.rawValue, $0.offset) < ($1.element.finding.severity.rawValue, $1.offset)
    }
    return ranked.prefix(limit).sorted { $0.offset < $1.offset }.map(\.element)
  }

  private func invocation(_ exitCode: Int32, _ notifications: [JSONValue]) -> JSONValue {
    object(
      ("executionSuccessful", .bool(exitCode != ExitStatus.usage && exitCode != ExitStatus.internalError)),
      ("exitCode", .integer(Int(exitCode))), ("toolExecutionNotifications", .array(notifications)))
  }

  private func notification(_ problem: ScanProblem) -> JSONValue { notification(problem.message, problem.path) }

  private func notification(_ message: String, _ path: String?) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("level", "warning"), ("message", object(("text", .string(message)))),
    ]
    if let path, !path.isEmpty {
      let place = object(("physicalLocation", object(("artifactLocation", sarifArtifact(FileID(path))))))
      members.append(("locations", .array([place])))
    }
    return object(members)
  }

  /// Codes without results are listed too: an alert that vanishes must mean "fixed", not "not looked for".
  private func driver(_ codes: [String]) -> JSONValue {
    object(
      ("name", .string(productName)), ("version", .string(productVersion)),
      ("semanticVersion", .string(productVersion)),
      ("rules", .array(codes.compactMap { explanation(of: $0) }.map(rule))))
  }

  private func rule(_ explanation: Explanation) -> JSONValue {
    let level = Severity.allCases.first { $0.name == explanation.severity }.map(sarifLevel) ?? "warning"
    return object(
      ("id", .string(explanation.code)), ("shortDescription", object(("text", .string(explanation.title)))),
      ("fullDescription", object(("text", .string(explanation.meaning)))),
      (
        "help",
        object(
          ("text", .string(explanationText(explanation, dialectExplanations(of: explanation.code)))),
          ("markdown", .string(explanationMarkdown(explanation))))
      ),
      ("defaultConfiguration", object(("level", .string(level)))),
      ("properties", object(("tags", .array(["routes"] + explanation.dialects.map { .string($0) })))))
  }
}

let sarifBase = "%SRCROOT%"

func sarifLevel(_ severity: Severity) -> String { severity <= .warning ? severity.name : "note" }

func sarifArtifact(_ file: FileID) -> JSONValue {
  object(("uri", .string(percentEncoded(file.path))), ("uriBaseId", .string(sarifBase)))
}
