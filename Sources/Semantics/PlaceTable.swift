/// What names mean, by where they stand.

import SourceText

/// Code is walked in the order of its text, so the place that is asked about is nearly always the one before.
struct PlaceTable<Value> {
  private struct Place: Hashable {
    var file: FileID
    var type: NominalID?
  }

  private final class Names {
    let file: FileID
    let type: NominalID?
    var values: [String: Value] = [:]

    init(_ place: Place) {
      file = place.file
      type = place.type
    }
  }

  private var places: [Place: Names] = [:]
  private var last: Names?

  mutating func value(of name: String, in context: DeclarationContext) -> Value? { names(context).values[name] }

  mutating func set(_ value: Value, of name: String, in context: DeclarationContext) {
    names(context).values[name] = value
  }

  mutating func removeAll() {
    places.removeAll(keepingCapacity: true)
    last = nil
  }

  private mutating func names(_ context: DeclarationContext) -> Names {
    if let last, PlaceTable.isSame(last.type, context.enclosingTypes.last), last.file == context.file { return last }
    let place = Place(file: context.file, type: context.enclosingType)
    let found = places[place] ?? Names(place)
    places[place] = found
    last = found
    return found
  }

  /// What `==` of optionals says, which calls a function to compare what is in them.
  private static func isSame(_ a: NominalID?, _ b: NominalID?) -> Bool {
    switch (a, b) {
    case (let a?, let b?): a == b
    case (nil, nil): true
    default: false
    }
  }
}
