/// The route graph as a picture and as a page: as the command line makes them, with Graphviz or without.

import JSON
import JSONRPC
import Testing

@Suite struct PictureTests {
  private func answer(_ format: String, root: String? = nil) throws -> JSONValue {
    let workspace = try TemporaryWorkspace(depot)
    let editor = FakeEditor()
    try editor.initialize(root: workspace.path)
    let parameters = JSONObject(["format": .string(format), "root": root.map { .string($0) }])
    return try editor.ask(1, "signalbox/routeGraph", .object(parameters))
  }

  @Test("a page with everything in it") func page() throws {
    let page = try #require(try answer("html")["result"]?["text"]?.stringValue)
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(page.contains("Content-Security-Policy") && page.contains("default-src 'none'"))
    #expect(page.contains("<svg") && page.contains(#""id":"DepotCoordinator.parcel""#))
    #expect(page.contains(#""file":"DepotCoordinator.swift","line":7,"column":"#))
    let part = try #require(try answer("html", root: "ParcelScreen")["result"]?["text"]?.stringValue)
    #expect(part.contains("ParcelScreen") && !part.contains(#""id":"DepotCoordinator.parcel""#))
  }

  @Test("a picture") func picture() throws {
    #expect(try answer("svg")["result"]?["text"]?.stringValue?.hasPrefix("<svg") == true)
  }
}
