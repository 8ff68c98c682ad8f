/// What a form of `check`'s report is, and which there are.

import ArgumentParser
import JSON

protocol CheckReporter: Sendable {
  /// As `--format` takes it.
  var name: String { get }
  func bytes(_ report: CheckReport) throws -> [UInt8]
}

let checkReporters: [any CheckReporter] = [
  TextReporter(), XcodeReporter(), JSONReporter(), JSONLinesReporter(), SARIFReporter(), CheckstyleReporter(),
  JUnitReporter(), GitHubReporter(), GitLabReporter(), CodeClimateReporter(), SonarQubeReporter(), HTMLReporter(),
  MarkdownReporter(), EmojiReporter(), SummaryReporter(),
]

/// A reporter by its name.
struct ReporterChoice: ExpressibleByArgument {
  var reporter: any CheckReporter

  init(_ reporter: any CheckReporter) { self.reporter = reporter }

  init?(argument: String) {
    guard let reporter = checkReporters.first(where: { $0.name == argument }) else { return nil }
    self.reporter = reporter
  }

  static var allValueStrings: [String] { checkReporters.map(\.name) }

  var defaultValueDescription: String { reporter.name }
}

/// One JSON value with a line end.
func jsonBytes(_ value: JSONValue, _ layout: JSONLayout = .compact) throws -> [UInt8] {
  do throws(JSONWriteError) {
    return try writeJSON(value, layout: layout) + [UInt8(ascii: "\n")]
  } catch {
    throw CommandFailure(
      "internal error: the report cannot be written as JSON (\(error))", status: ExitStatus.internalError)
  }
}
