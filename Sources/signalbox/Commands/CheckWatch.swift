/// `check --watch`: a report, and another after each change that alters it.

import ArgumentParser
import Workspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension CheckRun {
  /// Ends with the exit code of the last complete run. What goes wrong in a later one is said, and watching goes on: a
  /// configuration is edited like everything else.
  func runAgainAndAgain(paths: [String]) throws {
    let files = try reporting.files()
    let selection = try RootSelection(paths: paths, option: options.root)
    let configuration = try loadConfiguration(root: selection.root, options)
    let watch = ChangeWatch(
      configuredRoot(path: selection.root, configuration: configuration, named: selection.named),
      others: [configuration.file, configuration.baseline, join(selection.root, configurationFileName)].compactMap(
        \.self),
      jobs: options.jobs ?? availableCores)
    if !watch.isNotified, !options.quiet {
      writeError("warning: the system does not tell about changes here; looking once a second\n")
    }
    var shown: [UInt8]?
    var status = ExitStatus.clean
    var project: LoadedProject?
    var outcome = ChangeWatch.Outcome.changed(ChangeWatch.Changes(needsFreshStart: true))
    while case .changed(let changes) = outcome {
      do {
        let start = ContinuousClock.now
        // What the last report was made of is let go after this one.
        let old = project
        project = try old?.updated(changes, options) ?? LoadedProject(paths: paths, options: options, for: .places)
        if let project {
          let subject = CheckSubject(project)
          if changes.needsFreshStart, !options.quiet { subject.complainAboutConfiguration() }
          var report = try report(on: subject)
          status = report.exitCode
          try show(&report, since: start, files, &shown)
        }
        withExtendedLifetime(old) {}
      } catch let failure as CommandFailure where shown != nil {
        project = nil
        writeError("error: \(failure.message)\n")
      }
      outcome = watch.next()
    }
    throw ExitCode(status)
  }

  /// Nothing where the report is the one that was shown before.
  private func show(
    _ report: inout CheckReport, since start: ContinuousClock.Instant, _ files: [ReportFile], _ shown: inout [UInt8]?
  ) throws {
    report.seconds = 0
    let content = try reporting.format.reporter.bytes(report)
    if content == shown { return }
    if reporting.output == nil { separate(report, isFirst: shown == nil) }
    report.seconds = (ContinuousClock.now - start) / .seconds(1)
    try write(report, to: files, standardOutput: reporting.output == nil)
    shown = content
  }

  /// A terminal shows the last report alone; in a stream that people read a line stands between two. Formats for machines
  /// end by themselves.
  private func separate(_ report: CheckReport, isFirst: Bool) {
    guard ["text", "emoji", "summary"].contains(reporting.format.reporter.name) else { return }
    if isatty(STDOUT_FILENO) == 1 {
      writeOutput("\u{1B}[2J\u{1B}[3J\u{1B}[H")
    } else if !isFirst {
      writeOutput("--- \(timeOfDay()) \(count(report.diagnostics.count, "finding")) ---\n")
    }
  }
}

/// `14:03:22`, where the machine stands.
private func timeOfDay() -> String {
  var now = time(nil)
  var local = tm()
  localtime_r(&now, &local)
  return [local.tm_hour, local.tm_min, local.tm_sec].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
}
