/// What factories publish of what they are given.

import Facts
import RouteGraph
import Semantics

extension XCExpressions {
  func published(_ parts: [[Expression]], _ factory: XCFactory, _ frame: XCFrame) -> [XCOutcome] {
    published(parts.joined().map { given($0, frame) }, factory.routeKind)
  }

  /// What a factory is given: a closure that makes it gives no transition.
  private func given(_ expression: Expression, _ frame: XCFrame) -> XCValue {
    var inside = frame
    inside.mode = .value
    return value(expression, inside)
  }

  /// One outcome for each combination of alternatives.
  func published(_ values: [XCValue], _ kind: String) -> [XCOutcome] {
    var result = [XCOutcome(kind: kind)]
    for value in values {
      let alternatives = value.alternatives
      result = result.flatMap { outcome in
        alternatives.map { alternative in
          var outcome = outcome
          if alternatives.count > 1 { outcome.flags.insert(.conditional) }
          switch alternative {
          case .element(let element): outcome.published.append(element)
          case .none: break
          default: outcome.published.append(.unknown)
          }
          return outcome
        }
      }
      if result.count > XCEvaluator.maximumPaths { return [.unknown] }
    }
    return result
  }

  func list(_ node: CallExpression, _ factory: XCFactory, _ frame: XCFrame) -> [XCOutcome] {
    guard let first = node.arguments.first else { return [.unknown] }
    // 3.0: one controller for a column.
    if node.arguments.contains(where: { $0.label == "for" }) { return published([[first.value]], factory, frame) }
    return given(first.value, frame).alternatives.flatMap { alternative -> [XCOutcome] in
      guard case .list(let values) = alternative else {
        return [XCOutcome(published: [.unknown], kind: factory.routeKind)]
      }
      return published(values, factory.routeKind)
    }
  }

  func pageSet(_ node: CallExpression, _ factory: XCFactory, _ frame: XCFrame) -> [XCOutcome] {
    let pages = node.arguments.filter { $0.label == nil }.map(\.value)
    return published([pages], factory, frame).map { outcome in
      var outcome = outcome
      outcome.pages = outcome.published.compactMap(\.holder)
      return outcome
    }
  }
}
