/// What a project decides about its analysis: the content of `.signalbox.yml`.

import IDE
package import RouteGraph

package struct ProjectConfiguration: Sendable, Equatable {
  /// The absolute path of the file, nil when there is none.
  package var file: String?
  /// Patterns relative to the file's directory.
  package var include: [String] = []
  package var exclude: [String] = []
  /// Empty: all.
  package var dialects: [String] = []
  package var entryPoints: [String] = []
  /// Where the file names them, from 1.
  package var entryPointLines: [String: Int] = [:]
  package var severities: [String: SeverityChoice] = [:]
  /// Where the file gives a code its severity, from 1.
  package var severityLines: [String: Int] = [:]
  package var failLevel: FailLevel?
  /// Absolute.
  package var baseline: String?
  /// Absolute: the directory where outcomes are kept; nil: nowhere.
  package var cache: String?
  /// Where the file says it, from 1.
  package var lines: [ConfigurationKey: Int] = [:]

  package init() {}

  /// The findings as the project wants them: changed severities, without what is switched off or was never asked for.
  package func applied(to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      switch severities[diagnostic.code] {
      case nil: return diagnostic.isOptIn ? nil : diagnostic
      case .off: return nil
      case .severity(let severity):
        var diagnostic = diagnostic
        diagnostic.severity = severity
        return diagnostic
      }
    }
  }
}

/// What `.signalbox.yml` may say.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case include, exclude, dialects
  case entryPoints = "entry_points"
  case severity
  case failLevel = "fail_level"
  case baseline, cache
}

package enum SeverityChoice: Sendable, Equatable {
  case severity(Severity), off

  package static let names = Severity.allCases.map(\.name) + ["off"]

  /// `false` and `no` are what others write for `off`.
  package init?(name: String) {
    if let severity = Severity.allCases.first(where: { $0.name == name }) {
      self = .severity(severity)
    } else if ["off", "false", "no"].contains(name.lowercased()) {
      self = .off
    } else {
      return nil
    }
  }
}

/// From which severity on a run fails.
package enum FailLevel: String, Sendable, CaseIterable {
  case error, warning, information, hint, never

  package func isReached(by severity: Severity) -> Bool {
    guard let limit = Severity.allCases.first(where: { $0.name == rawValue }) else { return false }
    return severity <= limit
  }
}

/// The words that a configuration may use.
package struct ConfigurationVocabulary: Sendable {
  package var codes: [String]
  package var dialects: [String]

  package init(codes: [String], dialects: [String]) {
    self.codes = codes
    self.dialects = dialects
  }

  /// All codes and dialects that are explained.
  package init() {
    self.init(
      codes: explanations.map(\.code), dialects: Set(explanations.flatMap(\.dialects)).sorted())
  }
}
