/// Where a workspace says which version of the framework it is built with.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Reads lock files first, then manifests, projects, pods, and the shape of the code.
struct FlowVersionReader {
  let project: Project

  func table() -> FlowVersionTable {
    // Pods have no address.
    let pins = project.pins.filter(FlowVersionReader.isFramework)
    let levels = [
      folders(pins.filter { $0.url != nil }, "resolved packages"), manifests(),
      folders(project.requirements.filter(FlowVersionReader.isFramework), "the Xcode project"),
      folders(pins.filter { $0.url == nil }, "resolved pods"),
    ]
    let said = levels.first { !$0.isEmpty }?.sorted { $0.key < $1.key }.map(\.value)
    return FlowVersionTable(
      levels: levels, elsewhere: said.map { $0.dropFirst().reduce($0[0], FlowVersions.either) } ?? shape())
  }

  private static func isFramework(_ pin: PackagePin) -> Bool {
    pin.name == "vdflow" || (pin.url ?? "").lowercased().contains("dankinsoid/vdflow")
  }

  private func folders(_ pins: [PackagePin], _ source: String) -> [String: FlowVersions] {
    pins.reduce(into: [:]) { found, pin in
      let versions = FlowVersionReader.versions(of: pin, source)
      found[pin.folder] = found[pin.folder].map { FlowVersions.either($0, versions) } ?? versions
    }
  }

  private static func versions(of pin: PackagePin, _ source: String) -> FlowVersions {
    let newest = FlowVersions.newestVersion
    guard let version = pin.version.flatMap(FlowVersions.Version.init) else {
      return FlowVersions(newest, newest, source: source)
    }
    guard case .required(let below?) = pin.source, let end = FlowVersions.Version(below) else {
      return FlowVersions(version, version, source: source)
    }
    return FlowVersions(version, max(version, min(newest, end.previous)), source: source)
  }

  // MARK: Manifests

  /// What the manifests ask for, by folder.
  private func manifests() -> [String: FlowVersions] {
    var found: [String: FlowVersions] = [:]
    for (file, facts) in project.files.sorted(by: { $0.key < $1.key }) where FlowVersionReader.isManifest(file) {
      let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
      func note(_ expression: Expression) {
        guard case .call(let call) = expression, let range = FlowVersionReader.requirement(call) else { return }
        found[folder] = found[folder].map { FlowVersions.either($0, range) } ?? range
      }
      for declaration in facts.declarations {
        guard case .variable(let node) = declaration else { continue }
        for binding in node.bindings { if let value = binding.value { ExpressionWalk.visit(value, note) } }
      }
      ExpressionWalk.visit(facts.statements, note)
    }
    return found
  }

  static func isManifest(_ file: FileID) -> Bool {
    file.path == "Package.swift" || file.path.hasSuffix("/Package.swift")
  }

  /// `.package(url: "…/VDFlow", from: "4.31.0")` and its kin.
  private static func requirement(_ call: CallExpression) -> FlowVersions? {
    if case .name(let node) = call.callee, node.name == "Package",
      let name = call.arguments.first(where: { $0.label == "name" }), string(name.value) == "VDFlow"
    {
      // The framework's own checkout.
      return FlowVersions(FlowVersions.newestVersion, FlowVersions.newestVersion, source: "the framework's sources")
    }
    guard case .member(let member) = call.callee, member.name == "package",
      let url = call.arguments.first(where: { $0.label == "url" }), let text = string(url.value),
      isFramework(text)
    else { return nil }
    for argument in call.arguments {
      if argument.label == "exact" || argument.label == "from",
        let version = string(argument.value).flatMap(FlowVersions.Version.init)
      {
        return range(version, exact: argument.label == "exact")
      }
      guard argument.label == nil else { continue }
      if let range = range(argument.value) { return range }
    }
    return FlowVersions(FlowVersions.newestVersion, FlowVersions.newestVersion, source: "Package.swift")
  }

  private static func isFramework(_ url: String) -> Bool {
    var name = url.lowercased()
    if name.hasSuffix(".git") { name.removeLast(4) }
    return name.hasSuffix("/vdflow")
  }

  /// `.upToNextMajor(from: "…")`, `.exact("…")`, `"a"..<"b"`
  private static func range(_ expression: Expression) -> FlowVersions? {
    switch expression {
    case .call(let call):
      guard case .member(let member) = call.callee, let first = call.arguments.first,
        let version = string(first.value).flatMap(FlowVersions.Version.init)
      else { return nil }
      switch member.name {
      case "exact": return range(version, exact: true)
      case "upToNextMajor": return range(version, exact: false)
      case "upToNextMinor":
        let last = FlowVersions.Version(version.major, version.minor, 99)
        return FlowVersions(version, last, source: "Package.swift")
      default: return nil
      }
    case .sequence(let node):
      guard node.operands.count == 2, let low = string(node.operands[0]).flatMap(FlowVersions.Version.init),
        let high = string(node.operands[1]).flatMap(FlowVersions.Version.init)
      else { return nil }
      return FlowVersions(low, min(high, FlowVersions.newestVersion), source: "Package.swift")
    default: return nil
    }
  }

  private static func range(_ version: FlowVersions.Version, exact: Bool) -> FlowVersions {
    if exact { return FlowVersions(version, version, source: "Package.swift") }
    let newest = FlowVersions.newestVersion
    let last = version.major < newest.major ? FlowVersions.Version(version.major, 99) : max(version, newest)
    return FlowVersions(version, last, source: "Package.swift")
  }

  static func string(_ expression: Expression) -> String? {
    guard case .literal(let literal) = expression, literal.kind == .string, literal.interpolations.isEmpty else {
      return nil
    }
    return literal.text
  }

  // MARK: Shape

  /// Nothing is pinned: the forms in use say what can be.
  private func shape() -> FlowVersions {
    var signs = ShapeSigns()
    for (_, facts) in project.files where facts.imports.contains("VDFlow") {
      for declaration in facts.declarations { signs.read(declaration) }
      ExpressionWalk.visit(facts.statements) { signs.read($0) }
    }
    let newest = FlowVersions.newestVersion
    let source = "the forms in use"
    if !signs.hasMacro {
      return signs.hasStepAttribute
        ? FlowVersions(FlowVersions.Version(3, 0), FlowVersions.Version(3, 99), source: source)
        : FlowVersions(newest, newest, source: "no pin found: newest")
    }
    guard signs.hasUnderscoreProjection else { return FlowVersions(newest, newest, source: "no pin found: newest") }
    if signs.hasKeyPathSelect { return FlowVersions(newest, newest, source: source) }
    let low = FlowVersions.Version(4, signs.hasSelectWith ? 16 : 0)
    return FlowVersions(low, FlowVersions.Version(4, 18, 99), source: source)
  }
}

/// What the code's forms say about the version.
private struct ShapeSigns {
  var hasMacro = false
  var hasStepAttribute = false
  /// `_x.$y` on a `@StateStep`
  var hasUnderscoreProjection = false
  /// `$x.select(with:`
  var hasSelectWith = false
  /// `select(\.$x`
  var hasKeyPathSelect = false
  private var stateSteps: Set<String> = []

  mutating func read(_ declaration: Declaration) {
    var pending = [declaration]
    while let next = pending.popLast() {
      switch next {
      case .type(let node):
        hasMacro = hasMacro || node.head.attribute("Steps") != nil
        for member in node.members {
          guard case .variable(let variable) = member, variable.head.attribute("StateStep") != nil else { continue }
          for binding in variable.bindings { if let name = binding.name { stateSteps.insert("_" + name.text) } }
        }
        pending += node.members
      case .variable(let node):
        hasStepAttribute = hasStepAttribute || node.head.attribute("Step") != nil
        for binding in node.bindings {
          if let value = binding.value { ExpressionWalk.visit(value) { read($0) } }
          for accessor in binding.accessors { ExpressionWalk.visit(accessor.body?.statements ?? []) { read($0) } }
        }
      case .function(let node): ExpressionWalk.visit(node.body?.statements ?? []) { read($0) }
      case .enumCase, .alias: break
      }
    }
  }

  mutating func read(_ expression: Expression) {
    switch expression {
    case .member(let node):
      if node.name.hasPrefix("$"), case .name(let base)? = node.base, stateSteps.contains(base.name) {
        hasUnderscoreProjection = true
      }
    case .call(let call):
      guard case .member(let member) = call.callee, member.name == "select", let first = call.arguments.first else {
        return
      }
      if first.label == "with", case .member(let base)? = member.base, base.name.hasPrefix("$") { hasSelectWith = true }
      if first.label == nil, case .keyPath(let path) = first.value, path.components.last?.name.hasPrefix("$") ?? false {
        hasKeyPathSelect = true
      }
    default: break
    }
  }
}
