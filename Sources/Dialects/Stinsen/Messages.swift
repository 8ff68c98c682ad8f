/// Compile-class findings and their fixes: section 5.1 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

enum StinsenMessages {
  /// C1
  static func unknownRoute(
    _ name: String, _ coordinator: StinsenCoordinator, near: String?, at range: TextRange, isFixable: Bool,
    _ file: FileID
  ) -> StinsenFinding {
    var finding = error("unknown-route", range, "'\(coordinator.id.name)' has no route '\(name)'")
    guard let near else {
      finding.related = [(.coordinator(coordinator.coordinatorID), "'\(coordinator.id.name)' is declared here")]
      return finding
    }
    finding.message += "; did you mean '\(near)'?"
    finding.related = [(.route(RouteID(coordinator.coordinatorID, near)), "'\(near)' is declared here")]
    if isFixable {
      let edit = TextEdit(Location(file, range), newText: near)
      finding.fixes = [Fix(title: "Replace '\(name)' by '\(near)'", edits: [edit], isPreferred: true)]
    }
    return finding
  }

  /// C1b
  static func notARoute(_ name: String, _ coordinator: StinsenCoordinator, at range: TextRange) -> StinsenFinding {
    error("unknown-route", range, "'\(name)' of '\(coordinator.id.name)' is not a route")
  }

  /// C2b, C2c
  static func notHere(
    _ name: String, _ owner: NominalID, _ coordinator: StinsenCoordinator, after previous: String?, _ hops: String,
    at range: TextRange
  ) -> StinsenFinding {
    let start = "'\(name)' is a route of '\(owner.name)', "
    let middle =
      previous.map { "but '\($0)' shows a view and the chain is still on '\(coordinator.id.name)'" }
      ?? "not of '\(coordinator.id.name)'"
    var finding = error("broken-chain", range, start + middle + "; go through \(hops)")
    finding.related = [
      (.route(RouteID(CoordinatorID(owner.name), name)), "'\(name)' is declared here")
    ]
    return finding
  }

  /// C2d
  static func foreignRoot(
    _ name: String, _ other: StinsenCoordinator, _ coordinator: StinsenCoordinator, _ hops: String?, at range: TextRange
  ) -> StinsenFinding {
    var finding = error(
      "broken-chain", range,
      "'\(other.id.name).\(name)' cannot be used on '\(coordinator.id.name)'"
        + (hops.map { "; go through \($0)" } ?? ""))
    finding.related = [(.route(RouteID(other.coordinatorID, name)), "'\(name)' is declared here")]
    return finding
  }

  /// C3a on a tab coordinator
  static func wrongReceiver(
    _ operation: StinsenOperation, _ coordinator: StinsenCoordinator, isRouter: Bool, route: String?,
    at range: TextRange
  ) -> StinsenFinding {
    let receiver = isRouter ? "tab router" : "tab coordinator"
    var message = "'\(operation.rawValue)' does not exist on \(receiver) '\(coordinator.id.name)'"
    if let route, !route.isEmpty {
      message += ", route '\(route)'"
      if !coordinator.routes(named: route).isEmpty { message += "; use 'focusFirst'" }
    }
    return error("wrong-receiver", range, message)
  }

  /// C3b
  static func routerOnly(
    _ operation: StinsenOperation, _ coordinator: StinsenCoordinator, _ range: TextRange, fix file: FileID?
  ) -> StinsenFinding {
    var finding = error(
      "wrong-receiver", range,
      "'\(operation.rawValue)' exists on the router of '\(coordinator.id.name)' only; use 'popLast' or 'dismissCoordinator'"
    )
    if let file {
      let edit = TextEdit(Location(file, range), newText: "popLast")
      finding.fixes = [Fix(title: "Use 'popLast'", edits: [edit], isPreferred: true)]
    }
    return finding
  }

  /// C3c
  static func dismissalOnRouter(
    _ name: String, _ coordinator: StinsenCoordinator, _ site: StinsenSite, _ file: FileID, at range: TextRange
  ) -> StinsenFinding {
    var finding = error(
      "wrong-receiver", range,
      "'route(to: \(name))' with 'onDismiss' exists on '\(coordinator.id.name)' itself, not on its router; use '.coordinator'"
    )
    let edit = TextEdit(Location(file, TextRange(site.nameRange.start, site.nameRange.start)), newText: "coordinator.")
    finding.fixes = [Fix(title: "Insert '.coordinator'", edits: [edit], isPreferred: true)]
    return finding
  }

  /// C5a
  static func isRoot(
    _ name: String, _ coordinator: StinsenCoordinator, _ site: StinsenSite, at range: TextRange, _ file: FileID
  ) -> StinsenFinding {
    var finding = error(
      "wrong-route-kind", range, "'\(name)' is a root of '\(coordinator.id.name)'; use 'root(\\.\(name))'")
    finding.fixes = rewrite(site, as: "root", label: nil, file)
    return finding
  }

  /// C5b
  static func isPresentation(
    _ name: String, _ kind: String, _ coordinator: StinsenCoordinator, _ site: StinsenSite, at range: TextRange,
    _ file: FileID
  ) -> StinsenFinding {
    var finding = error(
      "wrong-route-kind", range, "'\(name)' is a \(kind) route of '\(coordinator.id.name)'; use 'route(to: \\.\(name))'"
    )
    if site.operation == .root { finding.fixes = rewrite(site, as: "route", label: "to: ", file) }
    return finding
  }

  /// C5c
  static func rootShowsView(_ name: String, _ coordinator: StinsenCoordinator, at range: TextRange) -> StinsenFinding {
    error(
      "wrong-route-kind", range,
      "root '\(name)' of '\(coordinator.id.name)' shows a view; 'hasRoot' needs a coordinator, use 'isRoot(\\.\(name))'"
    )
  }

  /// Another operation of the same shape: the name, and the label in front of the key path.
  private static func rewrite(_ site: StinsenSite, as name: String, label: String?, _ file: FileID) -> [Fix] {
    // The arms of a ternary stand and fall together.
    guard let argument = site.call.arguments.first, site.alternatives.count == 1 else { return [] }
    let edits = [
      TextEdit(Location(file, site.nameRange), newText: name),
      TextEdit(Location(file, TextRange(argument.range.start, argument.value.range.start)), newText: label ?? ""),
    ]
    return [Fix(title: "Use '\(name)'", edits: edits, isPreferred: true)]
  }

  /// C5d
  static func differingArms(
    _ arms: [(route: StinsenRoute, range: TextRange)], _ coordinator: StinsenCoordinator
  ) -> StinsenFinding? {
    guard let first = arms.first else { return nil }
    for other in arms.dropFirst() {
      // Several declarations leave open which one is built.
      guard let a = first.route.shapes.first, let b = other.route.shapes.first, first.route.shapes.count == 1,
        other.route.shapes.count == 1
      else { return nil }
      guard let difference = difference(a, b) else { continue }
      return error(
        "wrong-route-kind", other.range,
        "'\(first.route.name)' and '\(other.route.name)' of '\(coordinator.id.name)' differ in \(difference) and cannot share one call"
      )
    }
    return nil
  }

  private static func difference(_ a: StinsenShape, _ b: StinsenShape) -> String? {
    if (a.kind == .root) != (b.kind == .root) { return "kind" }
    if !a.input.hasUnknownPart, !b.input.hasUnknownPart, a.input != b.input { return "input" }
    if a.output != .unknown, b.output != .unknown, a.output != b.output { return "output" }
    return nil
  }

  /// C6a
  static func missingInput(
    _ name: String, _ input: String, _ coordinator: StinsenCoordinator, _ site: StinsenSite, _ file: FileID,
    at range: TextRange
  ) -> StinsenFinding {
    var finding = error(
      "input-mismatch", range, "route '\(name)' of '\(coordinator.id.name)' needs an input of type '\(input)'")
    finding.related = [(.route(RouteID(coordinator.coordinatorID, name)), "'\(name)' is declared here")]
    finding.fixes = inputInsertion(input, site, file)
    return finding
  }

  /// A place to fill in, behind the key path.
  static func inputInsertion(
    _ input: String, _ site: StinsenSite, _ file: FileID, needsComparator: Bool = false
  ) -> [Fix] {
    guard let end = site.call.arguments.first?.value.range.end else { return [] }
    let comparator = needsComparator ? ", comparator: { _, _ in false }" : ""
    let edit = TextEdit(Location(file, TextRange(end, end)), newText: ", <#\(input)#>\(comparator)")
    return [Fix(title: "Insert an input", edits: [edit])]
  }

  /// C6b
  static func superfluousInput(
    _ name: String, _ coordinator: StinsenCoordinator, _ input: Argument, _ site: StinsenSite, _ file: FileID,
    at range: TextRange
  ) -> StinsenFinding {
    var finding = error("input-mismatch", range, "route '\(name)' of '\(coordinator.id.name)' takes no input")
    finding.related = [(.route(RouteID(coordinator.coordinatorID, name)), "'\(name)' is declared here")]
    if let argument = site.call.arguments.first, !input.isTrailing {
      let edit = TextEdit(Location(file, TextRange(argument.range.end, input.range.end)), newText: "")
      finding.fixes = [Fix(title: "Remove the input", edits: [edit], isPreferred: true)]
    }
    return finding
  }

  /// C6c
  static func wrongInput(
    _ name: String, _ coordinator: StinsenCoordinator, _ expected: String, _ actual: Type, at range: TextRange
  ) -> StinsenFinding {
    error(
      "input-mismatch", range,
      "route '\(name)' of '\(coordinator.id.name)' takes '\(expected)', not '\(StinsenName.unqualified(actual.inputDescription))'"
    )
  }

  /// C6c: an implicit member that the input's type lacks.
  static func unknownMember(
    _ member: MemberExpression, _ expected: String, _ names: [String], of name: String,
    _ coordinator: StinsenCoordinator, _ file: FileID, at range: TextRange
  ) -> StinsenFinding {
    let near = Spelling.nearest(to: member.name, in: names)
    var finding = error(
      "input-mismatch", range,
      "route '\(name)' of '\(coordinator.id.name)' takes '\(expected)', which has no '\(member.name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? ""))
    if let near {
      let edit = TextEdit(Location(file, member.nameRange), newText: near)
      finding.fixes = [Fix(title: "Change to '\(near)'", edits: [edit], isPreferred: true)]
    }
    return finding
  }

  /// C6d
  static func wrongLabels(
    _ name: String, _ coordinator: StinsenCoordinator, _ labels: String, at range: TextRange
  ) -> StinsenFinding {
    error("input-mismatch", range, "input of '\(name)' of '\(coordinator.id.name)' is labelled '\(labels)'")
  }

  /// C6e
  static func notEquatable(
    _ name: String, _ coordinator: StinsenCoordinator, _ input: String, _ offersComparator: Bool, at range: TextRange
  ) -> StinsenFinding {
    error(
      "input-mismatch", range,
      "'\(input)', input of '\(name)' of '\(coordinator.id.name)', is not Equatable"
        + (offersComparator ? "; pass 'comparator:'" : ""))
  }

  /// C8
  static func unhandledThrow(
    _ name: String, _ coordinator: StinsenCoordinator, _ site: StinsenSite, _ kept: KeptValues, _ file: FileID
  ) -> StinsenFinding {
    var finding = error(
      "unhandled-throw", site.alternatives.first?.range ?? site.nameRange,
      "'focusFirst(\\.\(name))' on '\(coordinator.id.name)' can throw; mark it with 'try'")
    let start = site.call.range.start
    let attempt = site.position.attempt
    // What is kept as a coordinator cannot be an optional.
    if attempt == "try?", kept.begins(with: site.call.range) { return finding }
    let edit = TextEdit(Location(file, TextRange(start, start)), newText: attempt + " ")
    finding.fixes = [Fix(title: "Insert '\(attempt)'", edits: [edit])]
    return finding
  }

  /// C3: what an optional would have to be asked with a question mark.
  static func stillOptional(
    _ site: StinsenSite, _ coordinator: StinsenCoordinator, _ routes: [String], _ file: FileID
  ) -> StinsenFinding {
    let name = ReceiverChain.name(site.base) ?? ""
    let route = routes.first.map { ", route '\($0)'" } ?? ""
    var finding = error(
      "wrong-receiver", site.nameRange,
      "'\(site.operation.rawValue)' of '\(coordinator.id.name)' is called on an optional: write "
        + "'\(name)?.\(site.operation.rawValue)'\(route)")
    if site.base != nil, case .member(let called) = site.call.callee {
      let end = called.baseEnd
      let edit = TextEdit(Location(file, TextRange(end, end)), newText: "?")
      finding.fixes = [Fix(title: "Insert '?'", edits: [edit], isPreferred: true)]
    }
    return finding
  }

  static func error(_ code: String, _ range: TextRange, _ message: String) -> StinsenFinding {
    StinsenFinding(range: range, severity: .error, code: code, message: message)
  }

  static func warning(_ code: String, _ range: TextRange, _ message: String) -> StinsenFinding {
    StinsenFinding(range: range, severity: .warning, code: code, message: message)
  }
}

extension StinsenFinding {
  /// A finding about a receiver that is no coordinator, before its place is known.
  struct Draft {
    var code: String
    var message: String
    var fixes: [Fix] = []

    func finding(at range: TextRange) -> StinsenFinding {
      StinsenFinding(range: range, severity: .error, code: code, message: message, fixes: fixes)
    }

    /// C3a
    static func wrongReceiver(
      _ operation: StinsenOperation, _ type: String, _ kind: String, _ routes: [String]
    ) -> Draft {
      let route = routes.first.map { ", route '\($0)'" } ?? ""
      return Draft(
        code: "wrong-receiver", message: "'\(operation.rawValue)' does not exist on \(kind) '\(type)'\(route)")
    }

    /// C3d
    static func protocolRouter(_ type: Type, _ route: String) -> Draft {
      let name = type.spelledWithoutArguments
      return Draft(
        code: "wrong-receiver",
        message: "router of protocol '\(name)' cannot route to '\(route)'; only 'coordinator' is available")
    }

    /// C2a
    static func missingChild(
      _ site: StinsenSite, _ route: String?, _ coordinator: StinsenCoordinator, _ wrapper: String, _ children: String,
      _ file: FileID
    ) -> Draft {
      let subject = route.map { "'\($0)' is a route of" } ?? "'\(site.operation.rawValue)' exists on"
      let message =
        "\(subject) '\(coordinator.id.name)', but the chain has reached '\(wrapper)'; insert '.\(children)'"
      let start = site.nameRange.start
      let edit = TextEdit(Location(file, TextRange(start, start)), newText: children + ".")
      return Draft(
        code: "broken-chain", message: message,
        fixes: [Fix(title: "Insert '.\(children)'", edits: [edit], isPreferred: true)])
    }
  }
}
