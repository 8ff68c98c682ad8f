/// The catalogue of all codes.

import Dialects
package import RouteGraph

/// Sorted by code. Where several dialects report a code, the first one's example stands for all.
package let explanations: [Explanation] = {
  var byCode: [String: Explanation] = [:]
  for explanation in allDialects.flatMap(\.explanations) + ownExplanations {
    if var known = byCode[explanation.code] {
      known.dialects = Set(known.dialects + explanation.dialects).sorted()
      byCode[explanation.code] = known
    } else {
      byCode[explanation.code] = explanation
    }
  }
  return byCode.values.sorted { $0.code < $1.code }
}()

/// In the words and with the examples of each dialect that reports the code.
package func dialectExplanations(of code: String) -> [Explanation] {
  (allDialects.flatMap(\.explanations) + ownExplanations).filter { $0.code == code }
}

package func explanation(of code: String) -> Explanation? { explanations.first { $0.code == code } }
