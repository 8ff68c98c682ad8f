/// Components of the workspace's own: their `build()` run with what the call gives them.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCExpressions {
  /// Nil for what is no component whose body is in sight.
  func ownComponent(_ node: CallExpression, _ frame: XCFrame) -> [XCOutcome]? {
    guard frame.depth < XCEvaluator.maximumDepth,
      case .metatype(.nominal(let id, _)) = typer.type(of: node.callee, in: frame.scope), isComponent(id)
    else { return nil }
    for found in evaluator.resolver.members("build", of: evaluator.resolver.selfType(of: id)) {
      guard case .function(let function) = found.member.declaration, function.parameters.isEmpty,
        !found.member.entry.isInterface, let body = function.body, !body.isSkipped
      else { continue }
      let context = found.member.context(evaluator.resolver)
      var inside = XCFrame(
        scope: Scope(context), own: nil, file: context.file, depth: frame.depth + 1, mode: .transition)
      inside.values = given(node, to: id, frame)
      let isBuilt = function.head.attribute("TransitionBuilder") != nil
      return isBuilt ? evaluator.built(body.statements, inside) : evaluator.outcomes(of: body.statements, inside)
    }
    return nil
  }

  private func isComponent(_ id: NominalID) -> Bool {
    evaluator.resolver.isWorkspaceType(id)
      && evaluator.resolver.info(id).supertypes.contains { type in
        let name = type.description.split(separator: "<").first?.split(separator: ".").last
        return name == "TransitionComponent"
      }
  }

  /// The values of the stored properties, where the initializer is the one that only stores.
  private func given(_ node: CallExpression, to id: NominalID, _ frame: XCFrame) -> [String: XCValue] {
    let info = evaluator.resolver.info(id)
    guard info.members(named: "init").isEmpty else { return [:] }
    var values: [String: XCValue] = [:]
    for case .variable(let variable) in info.entries.flatMap(\.node.members) {
      guard !variable.head.modifiers.isTypeMember, variable.head.attributes.isEmpty else { continue }
      for binding in variable.bindings where !binding.isComputed {
        guard let name = binding.name?.text, let argument = node.argument(name) else { continue }
        var outside = frame
        outside.mode = .value
        values[name] = value(argument, outside)
      }
    }
    return values
  }
}
