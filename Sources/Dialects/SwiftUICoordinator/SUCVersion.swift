/// The framework's version: pinned, or told by what only one generation has.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCVersion: Hashable, Sendable {
  /// `[2, 3, 2]`
  var components: [Int]
  /// False where nothing in the workspace says: nothing that depends on it is reported then.
  var isCertain: Bool

  private func isAtLeast(_ other: [Int]) -> Bool { !components.lexicographicallyPrecedes(other) }

  var isThree: Bool { isCertain && isAtLeast([3]) }
  /// 2.x: the coordinator reaches its screens by the environment.
  var attachesCoordinator: Bool { isCertain && isAtLeast([2]) && !isAtLeast([3]) }
  /// `start()` and `show(route:)` throw.
  var throwsOnShow: Bool { isCertain && isAtLeast([1, 2]) && !isAtLeast([3]) }
  /// A route without `action` cannot be shown.
  var needsAction: Bool { isCertain && isAtLeast([1, 3]) && !isAtLeast([3]) }
  var requiresHandle: Bool { isCertain && isAtLeast([2]) && !isAtLeast([3]) }
  /// `childCoordinators` holds weakly.
  var holdsChildrenWeakly: Bool { isCertain && isAtLeast([2, 2]) && !isAtLeast([3]) }
  var hasAttachCoordinator: Bool { isCertain && isAtLeast([2, 1]) && !isAtLeast([3]) }
  var isAtLeastTwo: Bool { isCertain && isAtLeast([2]) }

  /// For completion: what a call of `show` needs in front.
  var attempt: String { throwsOnShow ? "try? " : "" }

  var name: String { components.map(String.init).joined(separator: ".") }

  static let newest = SUCVersion(components: [3, 0, 0], isCertain: false)
}

extension SUCVersion {
  init(_ project: Project) {
    for pin in project.pins where SUCVersion.isFramework(pin) {
      let numbers = (pin.version ?? "").split(separator: ".").compactMap { Int($0.prefix { $0.isNumber }) }
      if !numbers.isEmpty {
        self = SUCVersion(components: numbers, isCertain: true)
        return
      }
    }
    self = SUCRequirements(project).version ?? SUCVersion.byShape(project) ?? .newest
  }

  static func isFramework(_ pin: PackagePin) -> Bool {
    guard let url = pin.url?.lowercased() else { return pin.name == "swiftuicoordinator" }
    let path = url.hasSuffix(".git") ? String(url.dropLast(4)) : url
    return path.hasSuffix("erikdrobne/swiftuicoordinator")
  }

  /// Words of one generation in the declarations of files that import the framework.
  private static func byShape(_ project: Project) -> SUCVersion? {
    var words = Set<String>()
    for (_, facts) in project.files where facts.imports.contains(SUCFramework.module) {
      ShapeWords.collect(facts.declarations, into: &words)
    }
    if words.contains("StackNavigationRoute") || words.contains("makeTransitionDelegate") {
      return SUCVersion(components: [3, 0, 0], isCertain: true)
    }
    if words.contains("WeakCoordinator") || words.contains("makeNavigationDelegate") {
      return SUCVersion(components: [2, 5, 0], isCertain: true)
    }
    if words.contains("attachCoordinator") { return SUCVersion(components: [2, 5, 0], isCertain: true) }
    return nil
  }
}

/// Names in declarations: inherited types, types and values of properties.
private enum ShapeWords {
  static func collect(_ declarations: [Declaration], into words: inout Set<String>) {
    for declaration in declarations {
      switch declaration {
      case .type(let node):
        for type in node.inherited { words.insert(type.dottedName.map(NameTable.lastComponent) ?? "") }
        collect(node.members, into: &words)
      case .variable(let node):
        for binding in node.bindings {
          if let name = binding.name { words.insert(name.text) }
          if case .array(let element)? = binding.type { words.insert(element.dottedName ?? "") }
          if let value = binding.value { collect(value, into: &words) }
        }
      default: break
      }
    }
  }

  private static func collect(_ value: Expression, into words: inout Set<String>) {
    ExpressionWalk.visit(value) { expression in
      switch expression {
      case .name(let node): words.insert(node.name)
      case .member(let node): words.insert(node.name)
      default: break
      }
    }
  }
}
