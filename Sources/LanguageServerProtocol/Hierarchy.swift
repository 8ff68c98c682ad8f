/// `callHierarchy/…` and `typeHierarchy/…`, whose items are the same.

package import JSON

extension LSP {
  package struct HierarchyItem: JSONWritable, Hashable, Sendable {
    package var name: String
    package var kind: SymbolKind
    package var detail: String?
    package var location: Location
    /// Finds the item again: the id of its node, and a document of its folder.
    package var id: String

    package init(name: String, kind: SymbolKind, detail: String?, location: Location, id: String) {
      self.name = name
      self.kind = kind
      self.detail = detail
      self.location = location
      self.id = id
    }

    package var json: JSONValue {
      .object(
        JSONObject([
          "name": .string(name), "kind": .integer(kind.rawValue), "detail": detail.map(JSONValue.string),
          "uri": .string(location.uri), "range": location.range.json, "selectionRange": location.range.json,
          "data": ["version": 1, "id": .string(id)],
        ]))
    }
  }

  /// Of `callHierarchy/incomingCalls` and the like. An item that is not ours has no id.
  package struct HierarchyItemParameters: DocumentParameters {
    package var uri: String
    package var id: String?

    package init(_ json: JSONValue) throws(InvalidParameters) {
      let item: JSONValue = try json.required("item")
      uri = try item.required("uri")
      id = item["data"]?["id"]?.stringValue
    }
  }

  package struct HierarchyCall: JSONWritable, Hashable, Sendable {
    package enum Direction: String, Sendable {
      case from, to
    }

    package var direction: Direction
    package var item: HierarchyItem
    package var ranges: [Range]

    package init(direction: Direction, item: HierarchyItem, ranges: [Range]) {
      self.direction = direction
      self.item = item
      self.ranges = ranges
    }

    package var json: JSONValue {
      .object(
        JSONObject(uniqueMembers: [
          JSONObject.Member(key: direction.rawValue, value: item.json),
          JSONObject.Member(key: "fromRanges", value: ranges.json),
        ]))
    }
  }
}
