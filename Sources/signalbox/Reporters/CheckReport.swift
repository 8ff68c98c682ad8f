/// The values that every reporter of `check` gets, and no others.

import IDE
import RouteGraph

struct CheckReport {
  /// Absolute.
  var root: String
  /// In report order.
  var diagnostics: [Diagnostic]
  var summary: Summary
  var seconds: Double
  var places: Places

  func count(of severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }
}
