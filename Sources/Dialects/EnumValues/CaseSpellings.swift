/// Which names may be a case's, misspelt ones among them: `.prodct` for `.product`.

import RouteGraph

final class CaseSpellings {
  private let names: Set<String>
  private let sorted: [String]
  private var misspelt: [String: Bool] = [:]

  init(_ names: Set<String>) {
    self.names = names
    sorted = names.sorted()
  }

  func mayMeanCase(_ name: String) -> Bool {
    if names.contains(name) { return true }
    if let known = misspelt[name] { return known }
    let answer = Spelling.nearest(to: name, in: sorted) != nil
    misspelt[name] = answer
    return answer
  }
}
