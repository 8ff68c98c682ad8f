/// The route graph step by step, and containment, in every dialect.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct HierarchyTests {
  /// Whoever is reached from a place names that place as one that leads there, with the same kinds of ways.
  @Test(arguments: sampleNames) func bothDirectionsSayTheSame(_ name: String) throws {
    let snapshot = try sampleSnapshot(name)
    let places = routeGraph(of: snapshot).nodes.filter { $0.kind == .coordinator || $0.kind == .screen }
    var steps = 0
    for place in places {
      for call in outgoingCalls(from: place.id, in: snapshot) {
        guard call.item.kind == .coordinator || call.item.kind == .screen else { continue }
        steps += 1
        #expect(incomingCalls(to: call.item.id, in: snapshot).contains { $0.item.id == place.id }, "\(place.id)")
      }
    }
    #expect(steps > 0)
  }

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
