/// What the names of all files mean, when all files are known.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCNames {
  private let evidence: XCEvidence
  private let description: XCDescription

  init(_ evidence: XCEvidence) {
    self.evidence = evidence
    description = XCDescription(evidence)
  }

  private var model: XCModel { evidence.model }
  private var resolver: Resolver { evidence.resolver }

  /// Routes, and the coordinators that are made.
  func occurrences() -> [FileID: [[Occurrence]]] {
    var answers = XCPossibleAnswers(evidence).byFile()
    for (place, here) in patterns() { answers[place.file, default: [:]][place.range] = here }
    var routeIDs: [XCUsage.Key: [RouteID]] = [:]
    var occurrences: [FileID: [[Occurrence]]] = [:]
    for (file, result) in evidence.results {
      let cases = result.mentions.compactMap { mention in
        occurrence(mention, here: answers[file]?[mention.range], &routeIDs)
      }
      occurrences[file] = [result.occurrences, cases]
    }
    guard model.notesNames else { return occurrences }
    for (place, handler) in handlersMade {
      let symbol = Occurrence.Symbol.coordinators([handler.coordinatorID])
      occurrences[place.file, default: []].append([Occurrence(range: place.range, symbol: symbol, role: .use)])
    }
    return occurrences
  }

  private var handlersMade: [(place: Location, handler: XCClass)] {
    evidence.composition.constructions.compactMap { made in model.classes[made.type].map { (made.location, $0) } }
  }

  // MARK: Cases

  /// What a place that names a case leads to: the case as each class handles it, those that name it in front of those
  /// with a `default`; or the case alone where none does.
  private func occurrence(
    _ mention: XCMention, here: Occurrence.Here?, _ known: inout [XCUsage.Key: [RouteID]]
  ) -> Occurrence? {
    let key = XCUsage.Key(route: mention.route, name: mention.name)
    let ids = known[key] ?? routeIDs(mention.route, mention.name)
    known[key] = ids
    if !ids.isEmpty { return Occurrence(range: mention.range, symbol: .routes(ids), role: mention.role, here: here) }
    guard let declared = model.routes[mention.route]?.cases(named: mention.name).first else { return nil }
    let target = NavigationTarget(location: Location(declared.file, declared.nameRange), role: .declaration)
    let payload = declared.payload.isEmpty ? "" : "(\(declared.payload))"
    let title = "\(mention.route.name).\(mention.name)\(payload)"
    let place = Occurrence.Place(title: title, targets: [target], id: "case \(mention.route.name).\(mention.name)")
    return Occurrence(range: mention.range, symbol: .place(place), role: mention.role)
  }

  private func routeIDs(_ route: NominalID, _ name: String) -> [RouteID] {
    let ids = model.routeIDs(route, name)
    guard ids.count > 1 else { return ids }
    let named = Set(
      (model.handlers[route] ?? []).filter { description.patterns(of: $0).named[name] != nil }.map {
        CoordinatorID($0.name)
      })
    return ids.filter { named.contains($0.coordinator) } + ids.filter { !named.contains($0.coordinator) }
  }

  /// In a handler's pattern that handler is meant.
  private func patterns() -> [Location: Occurrence.Here] {
    var found: [Location: Occurrence.Here] = [:]
    for handler in model.classes.values {
      for (name, places) in description.patterns(of: handler.id).named {
        for place in places {
          found[place, default: Occurrence.Here(routes: [])].routes.append(RouteID(handler.coordinatorID, name))
        }
      }
    }
    // Heirs without a handler of their own are in no order.
    for place in found.keys { found[place]?.routes.sort() }
    return found
  }

  // MARK: Names

  /// What is no route, in one file or in all of them. `coordinators`: as they are listed.
  func names(in file: FileID?, _ coordinators: @escaping () -> [Coordinator]) -> [FileID: [Occurrence]] {
    guard model.notesNames else { return [:] }
    // A type that is named where an object of it is made stands there already.
    var made: [FileID: Set<TextRange>] = [:]
    for (place, _) in handlersMade { made[place.file, default: []].insert(place.range) }
    var known: [XCNamePlace.Name: Occurrence.Symbol?] = [:]
    var found: [FileID: [Occurrence]] = [:]
    let meanings = XCNameMeanings(evidence, description, coordinators)
    func symbol(_ name: XCNamePlace.Name, in file: FileID) -> Occurrence.Symbol? {
      // What is local means something else in each file.
      if case .router(let router) = name, case .local = router.declared { return meanings.symbol(name, in: file) }
      if let symbol = known[name] { return symbol }
      let symbol = meanings.symbol(name, in: file)
      known[name] = .some(symbol)
      return symbol
    }
    let results = file.map { file in evidence.results.filter { $0.key == file } } ?? evidence.results
    for (file, result) in results {
      for use in result.namePlaces where made[file]?.contains(use.range) != true {
        guard let symbol = symbol(use.name, in: file) else { continue }
        // Its uses are where objects are made.
        let role = if case .coordinators = symbol { Role.target } else { use.role }
        found[file, default: []].append(Occurrence(range: use.range, symbol: symbol, role: role))
      }
      for holding in result.holdings {
        let router = XCNamePlace.Router(
          name: holding.property, declared: .member(holding.owner, holding.property), type: holding.type,
          known: holding.constructed)
        guard let symbol = symbol(.router(router), in: file) else { continue }
        found[file, default: []].append(
          Occurrence(range: holding.location.range, symbol: symbol, role: .declaration))
      }
      for route in model.routes.values where route.file == file {
        guard let symbol = symbol(.type(route.id), in: file) else { continue }
        found[file, default: []].append(Occurrence(range: route.nameRange, symbol: symbol, role: .declaration))
      }
    }
    return found
  }
}

/// Who can answer at the sites that say more than their route types do.
struct XCPossibleAnswers {
  private let evidence: XCEvidence

  init(_ evidence: XCEvidence) { self.evidence = evidence }

  func byFile() -> [FileID: [TextRange: Occurrence.Here]] {
    evidence.sitesByFile.mapValues { sites in
      sites.reduce(into: [:]) { found, site in
        if site.call == "deepLink" { return note(deepLink: site, &found) }
        guard site.receiver != nil else { return }
        let possible = evidence.possibleHandlers(of: site)
        let handlers = possible.count > 1 ? made(site) ?? possible : possible
        for value in site.values where value.name != nil { found[value.range] = here(value, handlers) }
      }
    }
  }

  private func here(_ value: XCSite.Value, _ handlers: [NominalID], notes: [String] = []) -> Occurrence.Here? {
    guard let name = value.name, let route = value.route, value.status == .resolved else { return nil }
    let known = handlers.compactMap { evidence.model.classes[$0] }.filter { $0.route == route }
    return Occurrence.Here(routes: known.map { RouteID($0.coordinatorID, name) }, notes: notes)
  }

  /// The very class, where a constant of one's own holds what it was made with: `let home = HomeCoordinator()`.
  private func made(_ site: XCSite) -> [NominalID]? {
    evidence.evaluator.budget = XCEvaluator.maximumSteps
    guard case .member(let member) = site.node.callee, let base = member.base,
      case .element(let element) = XCExpressions(evidence.evaluator).value(base, XCDeepLinkRules(evidence).frame(site)),
      element.construction != nil, case .route(_, let classes) = element.answer, classes.count == 1
    else { return nil }
    return classes
  }

  // MARK: Deep links

  /// Each step is answered by what its stack holds.
  private func note(deepLink site: XCSite, _ found: inout [TextRange: Occurrence.Here]) {
    let rules = XCDeepLinkRules(evidence)
    var stacks: [[[XCElement]]] = []
    let chain = rules.chain(site)
    guard !chain.isEmpty else { return }
    _ = XCDeepLinkExecution(evidence.evaluator).run(rules.start(site), chain) { _, worlds in
      stacks.append(worlds.flatMap { $0.hasUnknown ? [] : $0.states.map(\.stack) })
    }
    for (value, position) in zip(site.values, site.positions) where position < stacks.count {
      guard let route = value.route else { continue }
      var notes = ["Before: " + spelled(stacks[position])]
      if position + 1 < stacks.count { notes.append("After: " + spelled(stacks[position + 1])) }
      found[value.range] = here(value, answering(route, stacks[position]), notes: notes)
    }
  }

  /// The classes on top once what does not answer is dropped; empty where one is not known.
  private func answering(_ route: NominalID, _ stacks: [[XCElement]]) -> [NominalID] {
    var found: [NominalID] = []
    for stack in stacks {
      let top = stack.last { element in
        switch element.answer {
        case .route(let answered, _): answered == route
        case .unknown: true
        case .never: false
        }
      }
      switch top?.answer {
      case .route(_, let classes)? where !classes.isEmpty: found += classes.filter { !found.contains($0) }
      case nil: continue
      default: return []
      }
    }
    return found
  }

  private func spelled(_ stacks: [[XCElement]]) -> String {
    guard let stack = stacks.first else { return "a stack that is not known" }
    let text = stack.reversed().prefix(6).map { "`\($0.spelling)`" }.joined(separator: " ← ")
    let others = Set(stacks).count > 1 ? ", or another stack" : ""
    return (text.isEmpty ? "nothing" : text) + others
  }
}
