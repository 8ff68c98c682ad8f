/// What names mean, by where they stand.

import SourceText

/// Code is walked in the order of its text, so the place that is asked about is nearly always the one before.
struct PlaceTable<Value> {
  private struct Place: Hashable {
    var file: FileID
    var type: NominalID?
  }

  private final class Names {
    var values: [String: Value] = [:]
  }

  private var places: [Place: Names] = [:]
  private var last: (surroundings: DeclarationContext.Surroundings, names: Names)?

  mutating func value(of name: String, in context: DeclarationContext) -> Value? { names(context).values[name] }

  mutating func set(_ value: Value, of name: String, in context: DeclarationContext) {
    names(context).values[name] = value
  }

  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    last = nil
  }

  private mutating func names(_ context: DeclarationContext) -> Names {
    if let last, last.surroundings === context.surroundings { return last.names }
    let place = Place(file: context.file, type: context.enclosingType)
    let found: Names
    if let known = places[place] {
      found = known
    } else {
      found = Names()
      places[place] = found
    }
    last = (context.surroundings, found)
    return found
  }
}
