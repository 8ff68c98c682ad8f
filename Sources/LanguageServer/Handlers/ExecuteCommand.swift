/// `workspace/executeCommand`: the requests of our own for clients that know commands only, and what needs the client.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol
import RouteGraph

/// Which command runs how. The row itself only looks the command up.
let commandTable: [(name: String, run: RequestRow.Run)] = [
  ("signalbox.graph", routeGraphRow.run),
  ("signalbox.open", .onLoop(open)),
  ("signalbox.path", pathRow.run),
  ("signalbox.reindex", .onLoop(reindex)),
  ("signalbox.unused", .aboutWorkspace(unused)),
]

let executeCommandRow = RequestRow(
  method: "workspace/executeCommand",
  advertise: capability(
    "executeCommandProvider", member: "commands", .array(commandTable.map { .string($0.name) })),
  run: .command)

/// How the command of a request runs, and with what.
func commandRun(_ params: JSONValue) throws(ResponseError) -> (run: RequestRow.Run, params: JSONValue) {
  let parameters: LSP.ExecuteCommandParameters = try decoded(params)
  guard let command = commandTable.first(where: { $0.name == parameters.command }) else {
    throw ResponseError(.invalidParams, "There is no command '\(parameters.command)'.")
  }
  return (command.run, parameters.argument)
}

@Sendable private func open(_ server: inout Server, _ params: JSONValue) throws(ResponseError) -> JSONValue {
  let parameters: LSP.OpenParameters = try decoded(params)
  guard server.client.supportsShowDocument else {
    throw ResponseError(.requestFailed, "The editor cannot be asked to show a document.")
  }
  let request = JSONObject([
    "uri": .string(parameters.uri), "takeFocus": true, "selection": parameters.range?.json,
  ])
  server.ask("window/showDocument", .object(request)) { server, result in
    if case .failure(let error) = result { server.log("The editor did not show a document: \(error.message)") }
  }
  return .null
}

@Sendable private func reindex(_ server: inout Server, _ params: JSONValue) throws(ResponseError) -> JSONValue {
  server.reindex()
  return .null
}

/// Findings about what nothing leads to.
@Sendable private func unused(_ query: Query, _ params: JSONValue) throws(ResponseError) -> JSONValue {
  let codes: Set<String> = ["dead-handler", "unreachable-coordinator", "unreachable-route", "unused-route"]
  let found = query.folders.flatMap { folder in
    folder.findings.filter { codes.contains($0.code) }.map { finding -> JSONValue in
      let place = folder.converter.location(finding.location)
      return [
        "uri": .string(place.uri), "range": place.range.json, "code": .string(finding.code),
        "message": .string(finding.message),
      ]
    }
  }
  return ["version": 1, "diagnostics": .array(found)]
}
