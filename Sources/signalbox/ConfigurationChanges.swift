/// What the command line says on top of `.signalbox.yml`.

import RouteGraph
import Workspace

struct ConfigurationChanges {
  var severities: [String: SeverityChoice]
  var failLevel: FailLevel?
  /// The option that says it.
  var failLevelOption: String
  var baseline: String?

  init(_ finding: FindingOptions, _ baselining: BaselineOptions) throws {
    severities = try finding.severities()
    failLevel = finding.strict ? .warning : finding.failLevel
    failLevelOption = finding.strict ? "--strict" : "--fail-level"
    baseline = baselining.baseline
  }

  func applied(to configuration: ProjectConfiguration) -> ProjectConfiguration {
    var configuration = configuration
    configuration.severities.merge(severities) { $1 }
    configuration.failLevel = failLevel ?? configuration.failLevel
    configuration.baseline = baseline.map { normalizedPath($0) } ?? configuration.baseline
    return configuration
  }
}
