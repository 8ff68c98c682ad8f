/// From what every file said to the answers of the dialect.

import Facts
import RouteGraph
import Semantics
import SourceText

extension SUCModel: DialectModel {
  func makeVisitors(_ typer: Typer) -> (FileID) -> any DialectVisitor { { SUCVisitor(self, $0, typer) } }

  func resultType(
    of call: CallExpression, operation: String, on receiver: Type, in scope: Scope, by typer: Typer
  ) -> Type? { nil }

  /// `Route` of a coordinator that nowhere says what it is: the compiler infers it.
  func nestedType(_ name: String, of base: Type, by resolver: Resolver) -> Type? {
    guard name == "Route", case .nominal(let id, _) = base, let route = coordinators[id]?.route else { return nil }
    resolver.record(id.simpleName)
    return .nominal(route, [])
  }

  var makesDeclarations: Bool { infersRoutes }
  func mayDeclare(_ name: String) -> Bool { infersRoutes && name == "Route" }

  /// What only the framework declares: `coordinator.parent`, `deepLink.route`.
  func undeclaredMemberType(_ name: String, of base: Type, by typer: Typer) -> Type? {
    switch name {
    case "parent" where SUCFramework.isAnyCoordinator(base, typer.resolver): .optional(.external("Coordinator", []))
    case "route" where SUCFramework.name(of: base, typer.resolver) == "DeepLink": .external("NavigationRoute", [])
    default: nil
    }
  }

  func conclude(
    _ results: WalkResults, _ composition: Composition, _ project: Project, _ resolver: Resolver,
    _ parts: ParallelParts
  ) -> DialectAnswers {
    let basis = SUCBasis(self, results.of(SUCFileResult.self), composition, project, resolver)
    let shown = Lazy { parts.alone { SUCShown(SUCEvidence(basis, $0)) } }
    var answers = DialectAnswers {
      parts.alone { SUCEvidence(basis, $0).listing }
    } places: {
      parts.alone { SUCEvidence(basis, $0).places }
    } findings: {
      let ofFiles = basis.results.flatMap { file, result in result.findings.map { (file, $0) } }
      let ofRules = parts.map(SUCRules.all) { $0(SUCEvidence(basis, $1), shown.value) }
      return parts.alone { resolver in
        let evidence = SUCEvidence(basis, resolver)
        return (ofFiles + ofRules.joined()).map { file, finding in
          finding.diagnostic(in: file, dialect: "swiftuicoordinator", declarations: evidence.declarations)
        }
      }
    } graph: {
      let graph = parts.alone { SUCGraph(SUCEvidence(basis, $0), shown.value) }
      return .init(nodes: graph.nodes, edges: graph.edges, entryPoints: graph.entryPoints)
    }
    answers.pathCode = SUCGraph.pathCode
    return answers
  }
}

extension SUCEvidence {
  fileprivate var listing: DialectAnswers.Listing {
    var listing = DialectAnswers.Listing()
    let description = SUCDescription(self)
    listing.coordinators = self.coordinators.map(description.describe)
    listing.actions = description.actions
    return listing
  }

  fileprivate var places: DialectAnswers.Places {
    var places = DialectAnswers.Places()
    let factories = SUCFactoryPlaces(self).occurrences
    let aliases = self.aliases.occurrences { [model = self.model] in model.isEnum($0) }
    let sends = Dictionary(grouping: self.sends.lazy.filter { $0.action != nil }, by: \.file)
    for (file, result) in self.results {
      places.occurrences[file] = [
        occurrences(of: result, sends[file] ?? []), factories[file] ?? [], aliases[file] ?? [],
      ]
    }
    places.transitions = SUCTransitions(self).all
    return places
  }

  /// With what each send alone knows at its action's name.
  private func occurrences(of result: SUCFileResult, _ sends: [SUCSend]) -> [Occurrence] {
    if sends.isEmpty { return result.occurrences }
    let sends = Dictionary(grouping: sends, by: \.range)
    return result.occurrences.map { occurrence in
      var occurrence = occurrence
      occurrence.here = sends[occurrence.range].flatMap(here)
      return occurrence
    }
  }
}

/// Rules that look at the whole workspace.
enum SUCRules {
  typealias Rule = @Sendable (SUCEvidence, SUCShown) -> [(FileID, RouteFinding)]

  static let all: [Rule] = [
    { evidence, _ in ActionRules.check(evidence) }, RouteRules.check, SUCEnvironmentRules.check,
    { evidence, _ in ViewModelRules.check(evidence) }, { evidence, _ in DeepLinkRules.check(evidence) },
    { evidence, _ in ReachabilityRulesOfActions.check(evidence) }, ScreenRules.check,
    { evidence, _ in OwnershipRules.check(evidence) },
  ]
}

/// Call sites as `transitions` lists them.
struct SUCTransitions {
  let all: [FileID: [Transition]]

  init(_ evidence: SUCEvidence) {
    var all: [FileID: [Transition]] = [:]
    for call in evidence.calls {
      all[call.file, default: []] += SUCTransitions.transitions(of: call, evidence)
    }
    for send in evidence.sends { all[send.file, default: []].append(SUCTransitions.transition(of: send, evidence)) }
    self.all = all
  }

  private static func transitions(of call: SUCCall, _ evidence: SUCEvidence) -> [Transition] {
    let receiver = name(of: call.receiver, evidence)
    func transition(_ range: TextRange, _ route: String?, _ status: Transition.Status, _ reason: String?) -> Transition
    {
      Transition(
        location: Location(call.file, range), dialect: "swiftuicoordinator", call: call.operation.rawValue,
        receiver: receiver, route: route, status: status, reason: reason)
    }
    guard call.operation != .start else {
      if call.isInvalid { return [transition(call.operationRange, nil, .invalid, nil)] }
      let receivers = SUCShown.receivers(of: call, evidence)
      if !receivers.isEmpty, receivers.allSatisfy({ evidence.model.coordinators[$0]?.kind == .tab }) {
        return [transition(call.operationRange, nil, .resolved, nil)]
      }
      let start = SUCShown.startRoutes(of: call, evidence)
      if start.isEmpty {
        // A value from elsewhere, of which the type is known.
        if !receivers.isEmpty, receivers.allSatisfy({ evidence.model.coordinators[$0]?.route != nil }) {
          return [transition(call.operationRange, nil, .resolved, nil)]
        }
        return [transition(call.operationRange, nil, .unresolved, "the start route is not known")]
      }
      // What is made with one route here and with another there starts with either.
      return start.map { transition(call.operationRange, "\($0.owner).\($0.name)", .resolved, nil) }
    }
    return call.values.map { reading in
      if call.isInvalid || !reading.problems.isEmpty {
        return transition(reading.range, path(reading), .invalid, nil)
      }
      guard reading.isKnown else {
        let reason =
          call.route == nil && reading.hops.isEmpty
          ? "the receiver's type is not known" : reading.unknown ?? "unfinished"
        return transition(reading.range, path(reading) ?? reading.name, .unresolved, reason)
      }
      return transition(reading.range, path(reading), .resolved, nil)
    }
  }

  private static func path(_ reading: EnumReading) -> String? {
    reading.hops.first.map { "\($0.owner).\($0.name)" }
  }

  private static func transition(of send: SUCSend, _ evidence: SUCEvidence) -> Transition {
    let receiver = send.isToParent ? parent(of: send.place.owner, evidence) : name(of: send.receiver, evidence)
    var status = Transition.Status.resolved
    var reason: String?
    if send.isInvalid {
      status = .invalid
    } else if send.action == nil, !send.isTyped, !isListedAtCalls(send, evidence) {
      status = .unresolved
      reason = send.reason
    } else if send.receiver == .unknown {
      status = .unresolved
      reason = "the receiver's type is not known"
    } else if case .parameter = send.receiver, evidence.coordinators(of: send.receiver) == nil {
      status = .unresolved
      reason = "nothing constructs the type with a known coordinator"
    }
    return Transition(
      location: Location(send.file, send.range), dialect: "swiftuicoordinator", call: "handle", receiver: receiver,
      route: send.action.map { "\($0.owner).\($0.name)" }, status: status, reason: reason)
  }

  /// What is handed on is a transition of those who give it.
  private static func isListedAtCalls(_ send: SUCSend, _ evidence: SUCEvidence) -> Bool {
    send.source.map(evidence.givenSources.contains) ?? false
  }

  /// Where it can be one alone.
  private static func parent(of id: NominalID?, _ evidence: SUCEvidence) -> String? {
    guard let parents = id.map(evidence.parents.parents), !parents.isOpen, parents.coordinators.count == 1 else {
      return nil
    }
    return parents.coordinators.first?.name
  }

  private static func name(of receiver: SUCReceiver, _ evidence: SUCEvidence) -> String? {
    switch receiver {
    case .existential: return nil
    default:
      guard let found = evidence.coordinators(of: receiver)?.known, found.count == 1 else { return nil }
      return found[0].name
    }
  }
}
