/// `protocol/methods.json`, the router and the advertised capabilities say the same.

import Foundation
import JSON
import LanguageServerProtocol
import Testing

@testable import LanguageServer

@Suite struct MethodTableTests {
  private let table: JSONValue

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "protocol/methods.json")
    table = try parseJSON(Array(try Data(contentsOf: file)), rejectingDuplicateKeys: true)
  }

  /// To which everything is advertised in full.
  private let client = ClientCapabilities([
    "textDocument": ["codeAction": ["codeActionLiteralSupport": [:]], "rename": ["prepareSupport": true]]
  ])

  private func rows(_ kind: String) -> [JSONValue] { table[kind]?.arrayValue ?? [] }

  private func methods(_ kind: String) -> [String] { rows(kind).compactMap { $0["method"]?.stringValue } }

  @Test func requestsAreThoseOfTheRouter() {
    #expect(methods("requests") == (requestTable.map(\.method) + ["initialize"]).sorted())
    #expect(methods("notifications") == (notificationTable.map(\.method) + ["exit"]).sorted())
  }

  @Test func capabilitiesAreThoseOfTheTable() {
    let capabilities = serverCapabilities(
      requests: requestTable, notifications: notificationTable, encoding: .utf16, for: client)
    var advertised: Set<String> = []
    for member in capabilities.members {
      let inner = member.value.objectValue?.members.map { "\(member.key).\($0.key)" }
      advertised.formUnion(inner ?? [member.key])
    }
    let listed = (rows("requests") + rows("notifications")).compactMap { $0["capability"]?.stringValue }
    #expect(Set(listed).isSubset(of: advertised))
    // A capability of several members is one row's, or several rows'.
    let families = { (names: [String]) in Set(names.map { $0.prefix { $0 != "." } }) }
    #expect(families(Array(advertised)) == families(listed + ["positionEncoding"]))
  }

  @Test func switchingAFeatureOffTakesItsCapabilitiesAway() {
    for row in rows("requests") {
      guard let feature = row["feature"]?.stringValue else { continue }
      let rest = requestTable.filter { $0.feature?.name != feature }
      let capabilities = serverCapabilities(
        requests: rest, notifications: [], encoding: .utf16, for: client)
      let capability = row["capability"]?.stringValue?.split(separator: ".").first.map(String.init) ?? ""
      #expect(rest.count < requestTable.count)
      #expect(capabilities[capability] == nil)
    }
  }
}
