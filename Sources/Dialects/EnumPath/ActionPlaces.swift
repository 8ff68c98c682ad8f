/// Where the cases of actions are declared, given and taken apart. Actions are no routes, but their names lead somewhere.

import Facts
import RouteGraph
import Semantics
import SourceText

struct EnumPathActionPlace: Sendable {
  struct Case: Hashable, Sendable {
    var action: NominalID
    var name: String
  }

  var item: Case
  var location: Location
  var role: Role
}

extension EnumPathModel {
  /// What these functions take apart.
  mutating func addActions(of functions: EnumPathMutators, _ names: NameTable) {
    let acting = functions.values.flatMap { $0.values.joined().filter { !$0.actions.isEmpty } }
    actions.formUnion(acting.compactMap(\.type))
    words.actions = names.names(standingFor: Set(actions.map(\.simpleName)))
  }
}

extension EnumPathVisitor {
  /// What functions take apart and is no route itself.
  func isAction(_ id: NominalID) -> Bool { model.actions.contains(id) && model.routes[id] == nil }

  func noteActions(_ reading: EnumReading) {
    for hop in reading.named where isAction(hop.owner) { noteAction(hop.owner, hop.name, hop.range, .use) }
  }

  func noteAction(_ id: NominalID, _ name: String, _ range: TextRange, _ role: Role) {
    let item = EnumPathActionPlace.Case(action: id, name: name)
    result.actionPlaces.append(EnumPathActionPlace(item: item, location: Location(file, range), role: role))
  }
}

extension EnumPathDescription {
  /// Every name of a case leads to its declarations, and to the branches that take it.
  func actionOccurrences() -> [FileID: [Occurrence]] {
    let places = evidence.files.map(\.1).flatMap(\.result.actionPlaces)
    var occurrences: [FileID: [Occurrence]] = [:]
    for (item, places) in Dictionary(grouping: places, by: \.item) {
      let targets = places.filter { $0.role != .use }
        .map { NavigationTarget(location: $0.location, role: $0.role) }
        .sorted { ($0.role, $0.location) < ($1.role, $1.location) }
      let title = "\(item.action.name).\(item.name)"
      let id = "action \(item.action.privateTo?.path ?? "") \(title)"
      let symbol = Occurrence.Symbol.place(.init(title: title, targets: targets, id: id))
      for place in places {
        let occurrence = Occurrence(range: place.location.range, symbol: symbol, role: place.role)
        occurrences[place.location.file, default: []].append(occurrence)
      }
    }
    return occurrences
  }
}
