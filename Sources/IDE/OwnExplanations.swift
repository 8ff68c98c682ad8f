/// Codes that belong to no framework.

import Dialects
import RouteGraph

let ownExplanations = [
  Explanation(
    code: "unused-suppression", title: "a comment that leaves nothing out", severity: "warning",
    dialects: allDialects.map(\.name).sorted(),
    meaning: """
      A 'signalbox:ignore…' comment switches nothing off: its code is not reported there, or no such code exists. It is
      reported only for codes that were looked for. It goes when the comment goes; no other comment can accept it, but
      its severity can be changed in the configuration.
      """,
    reason: """
      The app does not mind. But a comment that outlives its finding hides the next one in the same place, and a
      misspelt code leaves its author believing that the finding was accepted.
      """,
    bad: "router.route(to: \\.home)  // signalbox:ignore unknwon-route - removed with the old flow",
    good: "router.route(to: \\.legacy)  // signalbox:ignore unknown-route - removed with the old flow")
]

/// A comment that is to accept a comment in vain would itself be one more.
package func isAcceptedByComments(_ code: String) -> Bool { code != "unused-suppression" }
