/// A folder with what its `.signalbox.yml` and its baseline say: the editor and the command
/// line obey the same files.

import IDE
import RouteGraph
import SourceText
import Workspace

struct ConfiguredRoot: Sendable {
  var root: WorkspaceRoot
  var configuration: ProjectConfiguration
  /// What the project has accepted.
  var baseline: Baseline?
  /// Why the file could not be obeyed.
  var problem: ScanProblem?
  /// Its indexing was stopped: what seems wrong or missing may be right in a file that was not read.
  var isPartial = false

  /// Those that hold until everything is indexed anew.
  var lastingProblems: [ScanProblem] {
    [problem, isPartial ? stoppedProblem(of: root) : nil].compactMap { $0 }
  }

  /// Without looking at the disk.
  init(path: String) {
    configuration = ProjectConfiguration()
    root = configuredRoot(path: path, configuration: configuration)
  }

  /// As the disk says. A file that cannot be understood changes nothing.
  func reread() -> ConfiguredRoot {
    var result = self
    (result.problem, result.isPartial) = (nil, false)
    do throws(ConfigurationError) {
      result.configuration =
        if let file = configurationFile(for: root.path) { try readConfiguration(at: file) } else { .init() }
      result.root = configuredRoot(path: root.path, configuration: result.configuration)
    } catch {
      let place = error.line.map { ":\($0)" } ?? ""
      result.problem = ScanProblem(path: error.file + place, message: error.message)
    }
    result.rereadBaseline()
    return result
  }

  /// One that cannot be read changes nothing either.
  private mutating func rereadBaseline() {
    guard let path = configuration.baseline else { return baseline = nil }
    do throws(BaselineError) {
      baseline = try Baseline(readingFrom: path)
    } catch {
      problem = problem ?? ScanProblem(path: path, message: "the baseline is not read: \(error.message)")
    }
  }
}

extension ConfiguredRoot? {
  /// What is shown, in report order. `file`: of this one alone.
  func findings(of snapshot: Snapshot, in file: FileID? = nil) -> [Diagnostic] {
    if self?.isPartial == true { return [] }
    return (self?.configuration ?? ProjectConfiguration()).shown(of: snapshot, in: file, baseline: self?.baseline)
  }
}
