/// What shells propose behind options and for arguments. Nothing is worked out before a shell asks.

import ArgumentParser
import IDE
import RouteGraph
import Workspace

extension CompletionKind {
  static var codes: CompletionKind { .custom { _, _, _ in ConfigurationVocabulary().codes } }

  static var dialects: CompletionKind { .custom { _, _, _ in ConfigurationVocabulary().dialects } }

  static var severities: CompletionKind {
    .custom { _, _, prefix in
      // A code first, then its level.
      guard let code = prefix.split(separator: "=", omittingEmptySubsequences: false).first, prefix.contains("=") else {
        return ConfigurationVocabulary().codes.map { $0 + "=" }
      }
      return SeverityChoice.names.map { "\(code)=\($0)" }
    }
  }

  static var reportFiles: CompletionKind { .custom { _, _, _ in ReporterChoice.allValueStrings.map { $0 + "=" } } }

  static var coordinators: CompletionKind {
    .custom { words, _, _ in names(words) { $0.coordinators.map(\.id.qualifiedName) } }
  }

  static var routes: CompletionKind {
    .custom { words, _, _ in names(words) { $0.coordinators.flatMap { $0.routes.map(\.id.description) } } }
  }

  /// Whatever a chain can start from or lead to.
  static var places: CompletionKind {
    .custom { words, _, _ in names(words) { routeGraph(of: $0).nodes.map(\.id) } }
  }

  /// Of the project that the words behind the prompt are about; none where it cannot be read.
  private static func names(_ words: [String], _ names: (Snapshot) -> [String]) -> [String] {
    let root = words.lastIndex(of: "--root").map { words.dropFirst($0 + 1).prefix(1) } ?? []
    guard let options = try? AnalysisOptions.parse(["--quiet"] + root.flatMap { ["--root", $0] }),
      let project = try? LoadedProject(paths: [], options: options)
    else { return [] }
    return Set(names(project.snapshot)).sorted()
  }
}
