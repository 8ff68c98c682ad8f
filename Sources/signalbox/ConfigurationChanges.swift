/// What the command line says on top of `.signalbox.yml`.

import RouteGraph
import Workspace

struct ConfigurationChanges {
  var severities: [String: SeverityChoice]
  var failLevel: FailLevel?
  /// The option that says it.
  var failLevelOption: String
  var baseline: String?
  var cache: String?
  /// The option that says it; nil: none does.
  var cacheOption: String?

  init(_ finding: FindingOptions, _ caching: CacheOptions) throws {
    severities = try finding.severities()
    failLevel = finding.strict ? .warning : finding.failLevel
    failLevelOption = finding.strict ? "--strict" : "--fail-level"
    baseline = finding.baseline
    cache = caching.cache
    cacheOption = caching.noCache ? "--no-cache" : caching.cache == nil ? nil : "--cache"
  }

  func applied(to configuration: ProjectConfiguration) -> ProjectConfiguration {
    var configuration = configuration
    configuration.severities.merge(severities) { $1 }
    configuration.failLevel = failLevel ?? configuration.failLevel
    configuration.baseline = baseline.map { normalizedPath($0) } ?? configuration.baseline
    if cacheOption != nil { configuration.cache = cache.map { normalizedPath($0) } }
    return configuration
  }
}
