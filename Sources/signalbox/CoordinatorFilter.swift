/// The options that choose among coordinators, routes and transitions.

import ArgumentParser
import IDE
import RouteGraph
import Workspace

struct CoordinatorFilter: ParsableArguments {
  @Option(
    parsing: .singleValue, help: ArgumentHelp("Only what belongs to this framework; repeatable.", valueName: "name"),
    completion: .dialects)
  var dialect: [String] = []

  @Option(
    parsing: .singleValue, help: ArgumentHelp("Only what belongs to this coordinator; repeatable.", valueName: "name"),
    completion: .coordinators)
  var coordinator: [String] = []

  /// A misspelt dialect can match nothing in any project.
  func validate() throws {
    let known = ConfigurationVocabulary().dialects
    for name in dialect { try requireKnown(name, "dialect", among: known, option: "--dialect") }
  }

  func accepts(dialect name: String?) -> Bool { dialect.isEmpty || name.map(dialect.contains) ?? false }

  /// By qualified or simple name.
  func accepts(coordinator name: String?) -> Bool {
    if coordinator.isEmpty { return true }
    guard let name else { return false }
    return coordinator.contains { name == $0 || name.hasSuffix("." + $0) }
  }
}
