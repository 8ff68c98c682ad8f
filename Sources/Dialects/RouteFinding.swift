/// What a file's code alone shows to be wrong, in the dialects whose routes are plain enums.

import Facts
import RouteGraph
import Semantics
import SourceText

struct RouteFinding: Sendable {
  var range: TextRange
  var severity: Severity
  var code: String
  var message: String
  /// The enum whose cases are the reason. By its name, so that it stays right when other files move.
  var subject: NominalID?
  var related: [RelatedInformation] = []
  var fixes: [Fix] = []

  /// `declarations` of the subject are what the finding points at beside what it says itself.
  func diagnostic(in file: FileID, dialect: String, declarations: (NominalID) -> [Location]) -> Diagnostic {
    let declared = subject.map { subject in
      declarations(subject).map { RelatedInformation(location: $0, message: "'\(subject)' is declared here") }
    }
    return Diagnostic(
      location: Location(file, range), severity: severity, code: code, dialect: dialect, message: message,
      related: related + (declared ?? []), fixes: fixes)
  }
}

extension RouteFinding {
  /// `subject`: the enum whose cases are the reason.
  static func error(
    _ range: TextRange, _ code: String, _ message: String, about subject: NominalID? = nil
  ) -> Self {
    Self(range: range, severity: .error, code: code, message: message, subject: subject)
  }

  static func warning(_ range: TextRange, _ code: String, _ message: String) -> Self {
    Self(range: range, severity: .warning, code: code, message: message)
  }

  static func hint(_ range: TextRange, _ code: String, _ message: String) -> Self {
    Self(range: range, severity: .hint, code: code, message: message)
  }
}
