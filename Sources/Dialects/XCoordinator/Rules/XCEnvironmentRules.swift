/// Views whose router no ancestor provides: L22.

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCEnvironmentRules {
  @Sendable static func check(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    guard !evidence.model.routingProperties.isEmpty else { return [] }
    return evidence.files.flatMap { file -> [(FileID, XCFinding)] in
      if file.isTest { return [] }
      return (evidence.results[file]?.environmentReads ?? []).compactMap { read in
        var hosts = XCHosts(evidence)
        hosts.collect(read.view)
        guard !hosts.isUnknown, hosts.isHosted, !hosts.routes.contains(read.route) else { return nil }
        let others = hosts.routes.map(\.name).sorted().joined(separator: ", ")
        let what = others.isEmpty ? "no coordinator hosts it" : "it is only hosted by coordinators of \(others)"
        return (
          file,
          XCFinding(
            range: read.range, severity: .warning, code: "missing-environment-router",
            message: "no ancestor of \(read.view.name) provides a router for \(read.route.name); "
              + "\(what), and reading the router traps",
            related: [(.type(read.route), "declared here")])
        )
      }
    }
  }
}

/// The route types of the coordinators that a view is hosted by.
private struct XCHosts {
  private(set) var routes = Set<NominalID>()
  private(set) var isUnknown = false
  /// Something shows it, be it with a router or without.
  private(set) var isHosted = false
  private let evidence: XCEvidence
  private var seen = Set<NominalID>()

  init(_ evidence: XCEvidence) { self.evidence = evidence }

  mutating func collect(_ view: NominalID) {
    guard seen.insert(view).inserted, !isUnknown, seen.count < 64 else { return }
    let constructions = evidence.composition.constructions.filter { $0.type == view }
    let owners = Set(constructions.compactMap(\.owner))
    // A file whose body was not read may construct it anyhow.
    if !(evidence.composition.users[view] ?? []).isSubset(of: owners) || evidence.mentioned.contains(view) {
      isUnknown = true
    }
    for construction in constructions where !construction.location.file.isTest {
      guard let owner = construction.owner else {
        isUnknown = true
        continue
      }
      if isPreview(owner) { continue }
      if let hosting = hosting(around: construction.location) {
        add(hosting.host, owner)
      } else if owner != view, isView(owner) {
        collect(owner)
      } else if conforms(owner, to: "App") {
        isHosted = true
      } else {
        isUnknown = true
      }
    }
  }

  private func hosting(around place: Location) -> XCHosting? {
    evidence.results[place.file]?.hostings.first { $0.content.contains(place.range) }
  }

  private mutating func add(_ host: XCHosting.Host, _ owner: NominalID) {
    isHosted = true
    switch host {
    case .nobody: break
    case .route(let route): routes.insert(route)
    case .own:
      guard let handler = evidence.model.classes[owner], handler.isCoordinator, let route = handler.route,
        !answersItself(owner)
      else {
        isUnknown = true
        return
      }
      routes.insert(route)
    case .unknown: isUnknown = true
    }
  }

  /// A coordinator that declares the look-up itself may provide anything.
  private func answersItself(_ id: NominalID) -> Bool {
    evidence.resolver.members("router", of: evidence.resolver.selfType(of: id)).contains { found in
      guard case .function = found.member.declaration else { return false }
      return !found.member.entry.isInterface
    }
  }

  private func isView(_ id: NominalID) -> Bool { conforms(id, to: "View") }
  private func isPreview(_ id: NominalID) -> Bool { conforms(id, to: "PreviewProvider") }

  private func conforms(_ id: NominalID, to name: String) -> Bool {
    evidence.resolver.info(id).supertypes.contains { type in
      type.description == name || type.description.hasSuffix("." + name)
    }
  }
}
