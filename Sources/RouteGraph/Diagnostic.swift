/// Findings.

package import SourceText

package enum Severity: Int, Sendable, Comparable, CaseIterable {
  case error, warning, information, hint

  /// The name in every output format.
  package var name: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "information"
    case .hint: "hint"
    }
  }

  /// The more severe one is smaller.
  package static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

package struct Diagnostic: Hashable, Sendable {
  package var location: Location
  package var severity: Severity
  /// A kebab-case code of the catalogue.
  package var code: String
  package var dialect: String
  package var message: String
  package var related: [RelatedInformation]
  package var fixes: [Fix]
  /// In the same file, routes in calls that do not compile for it, where those are not what it points at.
  package var rejected: [TextRange] = []
  /// Reported only where the project gives its code a severity.
  package var isOptIn = false

  package init(
    location: Location, severity: Severity, code: String, dialect: String, message: String,
    related: [RelatedInformation] = [], fixes: [Fix] = []
  ) {
    self.location = location
    self.severity = severity
    self.code = code
    self.dialect = dialect
    self.message = message
    self.related = related
    self.fixes = fixes
  }
}

package struct RelatedInformation: Hashable, Sendable {
  package var location: Location
  package var message: String

  package init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}

/// A change that removes the finding. `isPreferred` where exactly one fix is right.
package struct Fix: Hashable, Sendable {
  package var title: String
  package var edits: [TextEdit]
  package var isPreferred: Bool

  package init(title: String, edits: [TextEdit], isPreferred: Bool = false) {
    self.title = title
    self.edits = edits
    self.isPreferred = isPreferred
  }
}

extension Diagnostic {
  /// It says that something is nowhere, which holds as far as all texts of the app could be read.
  package var claimsAbsence: Bool { severity != .error && Diagnostic.claimsOfAbsence.contains(code) }

  private static let claimsOfAbsence: Set<String> = [
    "blank-screen", "crash-on-transition", "dead-handler", "deep-link-fragile", "detached-instance",
    "equatable-payload",
    "missing-environment-router", "missing-navigation-container", "no-op-transition", "ownership",
    "selection-not-propagated", "unhandled-action", "unmounted-route", "unreachable-coordinator", "unreachable-route",
    "unused-route",
  ]

  /// Tells what a function does as a whole, which takes that all of it could be read.
  package var judgesWholeBody: Bool { Diagnostic.judgementsOfBodies.contains(code) }

  private static let judgementsOfBodies: Set<String> = [
    "crash-on-transition", "invalid-declaration", "no-op-transition", "non-exhaustive-switch", "stalled-transition",
  ]

  /// Where an error stands, and the routes that it refuses.
  package var refusedPlaces: [Location] { [location] + rejected.map { Location(location.file, $0) } }

  /// The order of every report: file, position, code, message.
  package static func inOrder(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    (a.location, a.code, a.message) < (b.location, b.code, b.message)
  }
}
