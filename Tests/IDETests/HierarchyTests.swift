/// The route graph step by step, and containment, in every dialect.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct HierarchyTests {
  /// Whoever is reached from a place names that place as one that leads there, and the reverse, with the same kinds of ways
  /// and at the same transitions. Routes and actions are ways: they are neighbours only where nobody knows what is behind.
  @Test(arguments: sampleNames) func bothDirectionsSayTheSame(_ name: String) throws {
    let snapshot = try sampleSnapshot(name)
    let nodes = routeGraph(of: snapshot).nodes
    let kinds = Dictionary(nodes.map { ($0.id, $0.kind) }) { first, _ in first }
    var steps = Set<Step>()
    var backSteps = Set<Step>()
    for node in nodes {
      let (incoming, outgoing) = (incomingCalls(to: node.id, in: snapshot), outgoingCalls(from: node.id, in: snapshot))
      #expect((incoming).allSatisfy { isPlace($0.item.kind) }, "\(node.id)")
      let deadEnds = outgoing.filter { !isPlace($0.item.kind) }
      #expect(deadEnds.allSatisfy { outgoingCalls(from: $0.item.id, in: snapshot).isEmpty }, "\(node.id)")
      if isPlace(node.kind) { steps.formUnion(outgoing.map { Step(from: node.id, to: $0.item.id, $0) }) }
      if isPlace(node.kind) || outgoing.isEmpty {
        backSteps.formUnion(incoming.map { Step(from: $0.item.id, to: node.id, $0) })
      }
    }
    #expect(!steps.isEmpty && steps == backSteps, "\(steps.symmetricDifference(backSteps))")
    // From a route one gets where those get who use it.
    for node in nodes where kinds[node.id] == .route {
      let behind = Set(outgoingCalls(from: node.id, in: snapshot).map(\.item.id))
      for call in incomingCalls(to: node.id, in: snapshot) {
        #expect(behind.isSubset(of: outgoingCalls(from: call.item.id, in: snapshot).map(\.item.id)), "\(node.id)")
      }
    }
  }

  /// To have a parent, or to hold a router, leads nobody there.
  @Test(arguments: [
    ("SwiftUICoordinator/Bakery", ["Reached from `AppCoordinator`, `CounterScreen`"]), ("XCoordinator/Ferryline", []),
  ])
  func whoIsKnownIsNotReached(_ name: String, _ reached: [String]) throws {
    let snapshot = try sampleSnapshot(name)
    #expect(incomingCalls(to: "AppCoordinator", in: snapshot).isEmpty)
    #expect(leaders(to: "AppCoordinator", in: snapshot) == [])
    #expect(leaders(to: "CounterCoordinator", in: snapshot) == reached)
  }

  /// What the card of a coordinator says about who leads there.
  private func leaders(to name: String, in snapshot: Snapshot) -> [String] {
    let place = snapshot.coordinators.first { $0.id.qualifiedName == name }?.declarations.first
    let card = place.flatMap { hover(at: $0.range.start, in: $0.file, of: snapshot) }
    return card?.lines.filter { $0.hasPrefix("Reached from") } ?? []
  }

  private struct Step: Hashable {
    var from: String
    var to: String
    var detail: String
    var ranges: [TextRange]

    init(from: String, to: String, _ call: HierarchyCall) {
      (self.from, self.to, detail, ranges) = (from, to, call.detail, call.ranges)
    }
  }

  private func isPlace(_ kind: RouteGraph.NodeKind) -> Bool { kind == .coordinator || kind == .screen }

  @Test(arguments: sampleNames) func containmentHasTwoEnds(_ name: String) throws {
    let snapshot = try sampleSnapshot(name)
    for coordinator in snapshot.coordinators {
      for item in created(by: coordinator.id.qualifiedName, in: snapshot) {
        #expect(creators(of: item.id, in: snapshot).contains { $0.id == coordinator.id.qualifiedName })
      }
    }
  }

  @Test func theNameUnderTheCursorIsTheItem() throws {
    let question = try Question("func f(_ r: DepotCoordinator.Router) { r.route(to: \\.la$0ne) }")
    let cursor = try question.cursor
    let items = callHierarchyItems(at: cursor.range.start, in: cursor.file, of: question.snapshot)
    #expect(items.map(\.id) == ["DepotCoordinator.lane"])
    #expect(typeHierarchyItems(at: cursor.range.start, in: cursor.file, of: question.snapshot) == [])
    #expect(outgoingCalls(from: "Nobody", in: question.snapshot) == [])
    #expect(creators(of: "Nobody", in: question.snapshot) == [])
  }
}
