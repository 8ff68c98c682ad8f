/// Fixtures and sample workspaces as the analysis sees them, and its findings in the words of their authors.

package import IDE
package import RouteGraph
package import SourceText

extension Snapshot {
  package init(texts: [FileID: String], pins: [PackagePin] = []) {
    self.init(
      files: texts.mapValues { SourceFile(text: Array($0.utf8)) },
      configuration: AnalysisConfiguration(packagePins: pins))
  }

  /// The files of some fixtures as one workspace.
  package init(_ fixtures: Fixture..., pins: [PackagePin] = []) {
    var texts: [FileID: String] = [:]
    for file in fixtures.flatMap(\.files) where file.id.path.hasSuffix(".swift") { texts[file.id] = file.text }
    self.init(texts: texts, pins: pins)
  }

  package init(_ workspace: SampleWorkspace) {
    self.init(texts: Dictionary(workspace.files.map { (FileID($0.path), $0.text) }) { first, _ in first })
  }

  /// Findings in the fixture's own files as marks: what is off by default, and hints about what is not used, only where
  /// the fixture asks for them.
  package func findings(in fixture: Fixture) -> [Fixture.Mark] {
    let quiet: Set<String> = ["unused-route", "unreachable-route", "unreachable-coordinator", "dead-handler"]
    return diagnostics.compactMap { finding in
      if !fixture.directives.hasHints, finding.isOptIn || quiet.contains(finding.code) { return nil }
      return fixture.mark(finding.location, label(finding))
    }
  }

  /// How the findings differ from the defects that have been planted; what is off by default is not counted.
  package func differences(from workspace: SampleWorkspace) -> [String] {
    let found = diagnostics.filter { !$0.isOptIn }.map { finding in
      let start = file(finding.location.file)?.lines.position(of: finding.location.range.start)
      let place = "\(finding.location.file):\((start?.line ?? -1) + 1):\((start?.column ?? -1) + 1)"
      return "\(place) \(finding.severity.name) \(finding.code)"
    }
    let planted = workspace.defects.map { "\($0.path):\($0.line):\($0.column) \($0.severity) \($0.code)" }
    return planted.sorted().difference(from: found.sorted()).map { change in
      switch change {
      case .insert(_, let line, _): "not found: \(line)"
      case .remove(_, let line, _): "not planted: \(line)"
      }
    }
  }

  private func label(_ finding: Diagnostic) -> String {
    finding.severity == .error ? finding.code : "\(finding.severity.name) \(finding.code)"
  }
}

extension Fixture {
  /// `//- /Package.resolved` with one line, `2.2.1` or `branch feature/3.0.0`, pins the dialect's framework.
  package func pins(of package: String) -> [PackagePin] {
    files.filter { $0.id.path == "Package.resolved" }.map { file in
      let line = String(file.text.prefix { !$0.isNewline })
      let branch = line.hasPrefix("branch ") ? String(line.dropFirst(7)) : nil
      return PackagePin(name: package, url: nil, version: branch == nil ? line : nil, branch: branch)
    }
  }
}
