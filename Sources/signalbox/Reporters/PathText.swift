/// `path --format text`: the code to paste, then the hops that it takes.

import IDE
import SourceText

func pathText(
  _ steps: [PathStep], code whole: String? = nil, _ places: Places, _ palette: Palette = Palette(isColored: false)
) -> String {
  let codes = steps.map(\.code).filter { !$0.isEmpty }
  // A chain, of which the end may need no code, is written one step a line; whatever else the steps are put together to,
  // as it is.
  let ends = (0...codes.count).reversed()
  let end = whole.map { whole in ends.first { codes.prefix($0).joined(separator: ".") == whole } } ?? codes.count
  let code = end.map { chain(Array(codes.prefix($0))) } ?? (whole ?? "") + "\n"
  let rows = hops(steps).map {
    [Cell($0.node, .bold), Cell($0.kind), Cell($0.place.map(places.text) ?? "", .dim)]
  }
  if steps.isEmpty { return code }
  let isWritable = codes.isEmpty || whole?.isEmpty != true
  return (isWritable ? code + "\n" : "") + tableLines(rows, palette).joined()
}

/// `try` stands in front of the receiver; a value, which starts with a dot, and a view have none.
private func chain(_ codes: [String]) -> String {
  guard let first = codes.first else { return "coordinator\n" }
  if first.hasPrefix(".") || first.first?.isUppercase == true { return codes.joined() + "\n" }
  let attempt = ["try? ", "try! ", "try "].first { first.hasPrefix($0) } ?? ""
  let steps = codes.map { $0.hasPrefix(attempt) ? String($0.dropFirst(attempt.count)) : $0 }
  return attempt + "coordinator\n" + steps.map { "  .\($0)\n" }.joined()
}

/// A route is reached by its declaration and left by its transition; people see that as one hop.
private func hops(_ steps: [PathStep]) -> [(node: String, kind: String, place: Location?)] {
  var hops: [(node: String, kind: String, place: Location?)] = []
  var declared: PathStep?
  for step in steps {
    if let route = declared {
      hops.append((route.node, step.edge, route.location ?? step.location))
      declared = nil
    } else if GraphMap.ownership.contains(step.edge) {
      declared = step
    } else {
      hops.append((step.node, step.edge, step.location))
    }
  }
  if let route = declared { hops.append((route.node, route.transition ?? route.edge, route.location)) }
  return hops
}
