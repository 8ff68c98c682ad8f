/// L13 of coordinators that nobody can keep: their own code hands them to nobody.

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCTemporaryRules {
  @Sendable static func check(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    evidence.files.filter { !$0.isTest }.flatMap { file in
      (evidence.results[file]?.temporaries ?? []).compactMap { item in
        guard let handler = evidence.model.classes[item.type], evidence.resolver.isDeclaredOnce(item.type),
          evidence.resolver.members(item.router, of: evidence.resolver.selfType(of: item.type)).allSatisfy({
            $0.member.entry.isInterface
          }), !XCSelfKeeping.mayBeKept(item.type, isAskedByAll: true, evidence)
        else { return nil }
        let route = handler.route.map { "any \($0.name)" } ?? "any route"
        let outcome = item.router == "weakRouter" ? "is lost" : "traps"
        return (
          file,
          XCFinding(
            range: item.range, severity: .warning, code: "ownership",
            message: "this \(item.router) is already dangling: nothing keeps the \(handler.id.name) made for it, and "
              + "\(route) triggered on it \(outcome); store the coordinator in a property, or keep it with addChild",
            related: [(.type(handler.id), "declared here")])
        )
      }
    }
  }
}
