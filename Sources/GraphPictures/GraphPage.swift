/// One page with everything in it, which opens offline.

package import IDE
import JSON
import RouteGraph
import SourceText

package struct GraphPage {
  private let drawing: GraphDrawing
  private let root: String
  private let snapshot: Snapshot
  private let editorURL: String?
  /// Of chains that are more than their steps; nil where there are too many.
  private let codes: [ChainCode]?

  /// `root` is absolute. Without a URL the reader chooses what opens a source.
  package init(_ map: GraphMap, of snapshot: Snapshot, root: String, editorURL: String? = nil) {
    drawing = GraphDrawing(map)
    self.root = root
    self.snapshot = snapshot
    self.editorURL = editorURL
    codes = chainCodes(in: snapshot)
  }

  private static let standardEditor = "vscode://file{path}:{line}:{column}"

  package func html(_ direction: GraphDirection) throws(PictureError) -> String {
    let picture = graphSVG(drawing, direction)
    let layout = FoldedLayout(drawing, direction)
    let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(markupEscaped(printable(name))): routes</title>
      <style>
      \(text(PackageResources.graph_css))</style>
      </head>
      <body>
      \(header)
      <main id="view">
      \(picture)<p id="note" hidden></p>
      </main>
      <aside>
      <ul id="results"></ul>
      <div id="panel"><p class="soft">Click a node to see what it leads to, then another for the shortest chain between
      them. Double-click a coordinator, or click its ▸, to unfold or fold it, with its routes and what belongs to it alone. Drag to move, scroll to zoom, / to search, Escape to start anew. Entry points have a green border, what
      nothing leads to is red and dashed, screens that lead nowhere are dotted.</p></div>
      </aside>
      <script type="application/json" id="data">\(try json(layout))</script>
      <script>
      \(GraphPage.scripts)</script>
      </body>
      </html>

      """
  }

  /// One after the other: each uses those before it.
  private static let scripts = [
    PackageResources.layout_js, PackageResources.view_js, PackageResources.map_js, PackageResources.graph_js,
  ].map { String(decoding: $0, as: UTF8.self) }.joined()

  private var name: String { root.split(separator: "/").last.map(String.init) ?? "/" }

  private var header: String {
    let map = drawing.map
    let coordinators = map.graph.nodes.filter { $0.kind == .coordinator }.map(\.id)
    let dialects = Set(map.graph.nodes.compactMap { map.dialects[$0.id] }).sorted()
    return """
      <header>
      <h1>\(markupEscaped(printable(name)))</h1>
      <label>Search <input id="search" type="search" placeholder="name of anything" autocomplete="off"></label>
      <span id="count" class="soft"></span>
      <label>Coordinator <select id="coordinator">\(options(coordinators))</select></label>
      <label>Dialect <select id="dialect">\(options(dialects))</select></label>
      <fieldset>\(kindBoxes)</fieldset>
      <label>Show <select id="reach"><option value="">everything</option><option value="reachable">what is reached</option>
      <option value="unreachable">what nothing leads to</option></select></label>
      <button id="fold-all" title="Coordinators alone, or everything">Fold all</button>
      <span><button id="zoom-out" title="Smaller (-)">−</button> <button id="zoom-fit" title="As much as can be read (0)">Fit</button>
      <button id="zoom-in" title="Larger (+)">+</button></span>
      <label>Editor <input id="editor" size="26" value="\(markupEscaped(printable(GraphPage.standardEditor)))"></label>
      </header>
      """
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func options(_ names: [String]) -> String {
    "<option value=\"\">all</option>"
      + names.map { "<option value=\"\(markupEscaped($0))\">\(markupEscaped($0))</option>" }.joined()
  }

  private var kindBoxes: String {
    let found = Set(drawing.map.graph.nodes.map(\.kind.rawValue))
    return ["coordinator", "route", "screen", "action"].filter(found.contains).map {
      "<label><input type=\"checkbox\" name=\"kind\" value=\"\($0)\" checked>\($0)s</label>"
    }.joined()
  }

  /// No name in it can end the element that it stands in.
  private func json(_ layout: FoldedLayout) throws(PictureError) -> String {
    let map = drawing.map
    let numbers = Dictionary(map.graph.nodes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    let hasRoutes = map.graph.nodes.contains { $0.kind == .route }
    let list = codes?.compactMap { code -> JSONValue? in
      guard let from = numbers[code.from], let to = numbers[code.to] else { return nil }
      return .array([.integer(from), .integer(to), .string(code.code)])
    }
    let value: JSONValue = [
      "root": .string(root == "/" ? "" : root), "editor": optional(editorURL), "chains": .bool(hasRoutes),
      "layout": layout.json(numbers), "codes": list.map { .array($0) } ?? .null,
      "nodes": .array(map.graph.nodes.map { nodeJSON($0, layout, numbers) }),
      "edges": .array(map.graph.edges.enumerated().map { edgeJSON($0.element, $0.offset, numbers) }),
    ]
    guard let bytes = try? writeJSON(value) else { throw PictureError(message: "The graph cannot be written as JSON.") }
    return text(bytes).replacing("<", with: "\\u003c")
  }

  private func nodeJSON(_ node: RouteGraph.Node, _ layout: FoldedLayout, _ numbers: [String: Int]) -> JSONValue {
    let map = drawing.map
    let marks = drawing.classes(of: node).split(separator: " ").dropFirst()
    let members: JSONObject = [
      "id": .string(node.id), "name": .string(node.name), "kind": .string(node.kind.rawValue),
      "dialect": optional(map.dialects[node.id]), "marks": .array(marks.map { .string(String($0)) }),
      "owners": .array((map.owners[node.id] ?? []).map { .string($0) }),
      "homes": .array(layout.homes(of: node.id).compactMap { numbers[$0] }.map { .integer($0) }),
      "el": optional(drawing.elements[node.id]),
      "box": drawing.box(of: node.id).flatMap { numbers[$0] }.map { .integer($0) } ?? .null,
      "rows": .array(drawing.rows(of: node.id).compactMap { numbers[$0.id] }.map { .integer($0) }),
    ]
    return placed(members, node.location)
  }

  private func edgeJSON(_ edge: RouteGraph.Edge, _ index: Int, _ numbers: [String: Int]) -> JSONValue {
    let members: JSONObject = [
      "from": .integer(numbers[edge.from] ?? 0), "to": .integer(numbers[edge.to] ?? 0), "kind": .string(edge.kind),
      "code": optional(edge.code), "passage": .string("\(edge.passage)"), "makesNew": .bool(edge.makesNew),
      "el": optional(drawing.lines[index]),
    ]
    return placed(members, edge.location)
  }

  /// With line and column from 1, columns in bytes.
  private func placed(_ members: JSONObject, _ location: Location?) -> JSONValue {
    guard let location else { return .object(members) }
    let position = snapshot.file(location.file)?.lines.position(of: location.range.start)
    var members = members
    members["file"] = .string(location.file.path)
    members["line"] = .integer((position?.line ?? 0) + 1)
    members["column"] = .integer((position?.column ?? 0) + 1)
    return .object(members)
  }
}

private func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
