/// What manifests and Xcode projects ask for where no lock file says which version it is.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCRequirements {
  let project: Project

  init(_ project: Project) { self.project = project }

  /// The lowest version that is asked for, where every version up to the next major behaves alike.
  var version: SUCVersion? {
    let asked = manifests.isEmpty ? projects : manifests
    guard let first = asked.first, asked.allSatisfy({ $0.behavesLike(first) }) else { return nil }
    return first
  }

  private var projects: [SUCVersion] {
    project.requirements.filter(SUCVersion.isFramework).compactMap { pin in
      guard let lowest = SUCRequirements.version(pin.version ?? "") else { return nil }
      guard case .required(let below?) = pin.source, let end = SUCRequirements.version(below) else { return lowest }
      return SUCRequirements.range(lowest, end)
    }
  }

  private var manifests: [SUCVersion] {
    var found: [SUCVersion] = []
    for (file, facts) in project.files.sorted(by: { $0.key < $1.key }) where FlowVersionReader.isManifest(file) {
      for case .variable(let node) in facts.declarations {
        for value in node.bindings.compactMap(\.value) {
          ExpressionWalk.visit(value) { expression in
            if case .call(let call) = expression, let version = SUCRequirements.version(of: call) {
              found.append(version)
            }
          }
        }
      }
    }
    return found
  }

  /// `.package(url: "…", from: "2.3.0")`, `exact:`
  private static func version(of call: CallExpression) -> SUCVersion? {
    guard case .member(let member) = call.callee, member.name == "package",
      let url = call.arguments.first(where: { $0.label == "url" }).flatMap({ FlowVersionReader.string($0.value) }),
      SUCVersion.isFramework(PackagePin(name: "", url: url, version: nil))
    else { return nil }
    for argument in call.arguments {
      guard let lowest = FlowVersionReader.string(argument.value).flatMap(version) else { continue }
      if argument.label == "exact" { return lowest }
      if argument.label == "from" {
        return range(lowest, SUCVersion(components: [(lowest.components.first ?? 0) &+ 1], isCertain: true))
      }
    }
    return nil
  }

  private static func version(_ text: String) -> SUCVersion? {
    let numbers = text.split(separator: ".").compactMap { Int($0.prefix { $0.isNumber }) }
    return numbers.isEmpty ? nil : SUCVersion(components: numbers, isCertain: true)
  }

  /// Nil where versions inside differ in what matters.
  private static func range(_ lowest: SUCVersion, _ end: SUCVersion) -> SUCVersion? {
    let last = SUCVersion(components: [(end.components.first ?? 1) &- 1, .max], isCertain: true)
    let newest = (end.components.dropFirst().first ?? 0) > 0 ? lowest : last
    return lowest.behavesLike(newest) ? lowest : nil
  }
}

extension SUCVersion {
  func behavesLike(_ other: SUCVersion) -> Bool {
    let own = [isThree, attachesCoordinator, throwsOnShow, needsAction, requiresHandle, holdsChildrenWeakly]
    let others = [
      other.isThree, other.attachesCoordinator, other.throwsOnShow, other.needsAction, other.requiresHandle,
      other.holdsChildrenWeakly,
    ]
    return own == others && hasAttachCoordinator == other.hasAttachCoordinator && isAtLeastTwo == other.isAtLeastTwo
  }
}
