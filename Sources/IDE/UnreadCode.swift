/// Whether texts say more than could be read of them.

import Dialects
import Extraction
import Facts
import RouteGraph
import SourceText

extension Snapshot {
  /// What tests and files of no target would do says nothing about the app.
  static func mayHideUses(
    _ files: [FileID: SourceFile], _ damaged: [FileID: FileFacts], _ inNoTarget: [FileID: String]
  ) -> Bool {
    damaged.contains { file, facts in
      if inNoTarget[file] != nil || file.isTest { return false }
      return facts.mayDeclareMore || facts.problems.contains(where: \.isOfLimit)
        || files[file].map { !hasClosedBrackets($0.text) } ?? false
    }
  }
}

/// Where texts may say something else than what was read of them.
struct UnreadCode: Sendable {
  /// A declaration is broken, or where it ends.
  private let files: Set<FileID>
  /// In the others, functions, properties and cases with a broken statement.
  private let members: [FileID: [TextRange]]

  init(_ damaged: [FileID: FileFacts]) {
    files = Set(damaged.lazy.filter { $0.value.mayDeclareMore }.map(\.key))
    members = damaged.mapValues { UnreadCode.members($0.declarations, holding: $0.problems) }
  }

  private static func members(_ declarations: [Declaration], holding problems: [Problem]) -> [TextRange] {
    declarations.flatMap { declaration -> [TextRange] in
      if case .type(let node) = declaration { return members(node.members, holding: problems) }
      return problems.contains { declaration.range.contains($0.range) } ? [declaration.range] : []
    }
  }

  /// The file for which a finding may be no more than that the rest of some code is still to be typed.
  func reason(toDoubt finding: Diagnostic) -> FileID? {
    if members.isEmpty { return nil }
    let place = finding.location
    if finding.judgesWholeBody, members[place.file]?.contains(where: { $0.contains(place.range) }) == true {
      return place.file
    }
    if finding.severity != .error { return nil }
    return ([place] + finding.related.map(\.location)).map(\.file).first(where: files.contains)
  }
}
