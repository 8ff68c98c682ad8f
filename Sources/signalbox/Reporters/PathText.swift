/// `path --format text`: the code to paste, then the hops that it takes.

import IDE
import SourceText

/// A chain is written one step a line; whatever else the steps are put together to, as it is.
func pathText(
  _ steps: [PathStep], code whole: String, _ places: Places, _ palette: Palette = Palette(isColored: false)
) -> String {
  let code = PathCode(steps, code: whole)?.lines ?? whole + "\n"
  let rows = hops(steps).map {
    [Cell($0.node, .bold), Cell($0.kind), Cell($0.place.map(places.text) ?? "", .dim)]
  }
  if steps.isEmpty { return code }
  let isWritable = !whole.isEmpty || steps.allSatisfy(\.code.isEmpty)
  return (isWritable ? code + "\n" : "") + tableLines(rows, palette).joined()
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
