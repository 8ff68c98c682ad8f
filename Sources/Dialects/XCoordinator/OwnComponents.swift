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

  /// The values of the stored properties, as far as the initializer does no more than store.
  private func given(_ node: CallExpression, to id: NominalID, _ frame: XCFrame) -> [String: XCValue] {
    let info = evaluator.resolver.info(id)
    let sources = info.members(named: "init").isEmpty ? memberwise(node, info) : stored(node, info)
    var outside = frame
    outside.mode = .value
    return sources.mapValues { value($0, outside) }
  }

  private func memberwise(_ node: CallExpression, _ info: NominalInfo) -> [String: Expression] {
    var sources: [String: Expression] = [:]
    for case .variable(let variable) in info.entries.flatMap(\.node.members) {
      guard !variable.head.modifiers.isTypeMember, variable.head.attributes.isEmpty else { continue }
      for binding in variable.bindings where !binding.isComputed {
        if let name = binding.name?.text, let argument = node.argument(name) { sources[name] = argument }
      }
    }
    return sources
  }

  /// `init(_ target: any Presentable) { self.target = target }`: what is assigned once, from a parameter as it came.
  private func stored(_ node: CallExpression, _ info: NominalInfo) -> [String: Expression] {
    let fitting = info.members(named: "init").compactMap { member -> FunctionDeclaration? in
      guard case .function(let function) = member.declaration, typer.fits(node, function.parameters) else { return nil }
      return function
    }
    guard fitting.count == 1, let only = fitting.first, let body = only.body, !body.isSkipped,
      body.statements.allSatisfy({ if case .expression = $0 { true } else { false } })
    else { return [:] }
    var assigned: [String: [Expression]] = [:]
    ExpressionWalk.visit(body.statements) { expression in
      guard case .assignment(let assignment) = expression else { return }
      switch assignment.target {
      case .name(let target): assigned[target.name, default: []].append(assignment.value)
      case .member(let target): assigned[target.name, default: []].append(assignment.value)
      default: break
      }
    }
    var sources: [String: Expression] = [:]
    for (name, values) in assigned {
      guard values.count == 1, case .name(let source)? = values.first,
        let parameter = only.parameters.firstIndex(where: { $0.name == source.name }),
        assigned[source.name] == nil
          || source.name == name,
        let argument = node.arguments.indices.first(where: {
          typer.parameterIndex(of: $0, in: node, only.parameters) == parameter
        })
      else { continue }
      sources[name] = node.arguments[argument].value
    }
    return sources
  }
}
