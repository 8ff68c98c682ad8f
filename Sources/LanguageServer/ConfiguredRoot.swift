/// A folder with what its `.signalbox.yml` says: the editor and the command line obey the same file.

import Workspace

struct ConfiguredRoot: Sendable {
  var root: WorkspaceRoot
  var configuration: ProjectConfiguration
  /// Why the file could not be obeyed.
  var problem: ScanProblem?

  /// Without looking at the disk.
  init(path: String) {
    configuration = ProjectConfiguration()
    root = configuredRoot(path: path, configuration: configuration)
  }

  /// As the disk says. A file that cannot be understood changes nothing.
  func reread() -> ConfiguredRoot {
    var result = self
    result.problem = nil
    do throws(ConfigurationError) {
      result.configuration =
        if let file = configurationFile(for: root.path) { try readConfiguration(at: file) } else { .init() }
      result.root = configuredRoot(path: root.path, configuration: result.configuration)
    } catch {
      let place = error.line.map { ":\($0)" } ?? ""
      result.problem = ScanProblem(path: error.file + place, message: error.message)
    }
    return result
  }
}
