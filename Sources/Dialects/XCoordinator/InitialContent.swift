/// What a coordinator shows from the start: tabs, pages, root, master and detail, and its initial route.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCInitialContent {
  let evaluator: XCEvaluator

  init(_ evaluator: XCEvaluator) { self.evaluator = evaluator }

  struct Initial {
    var elements: [XCElement] = []
    /// Every tab is known and there are no others.
    var isExact = false
    var routes: [XCRouteValue] = []
    var location: Location
    var tabCount = 0
  }

  /// The arguments of `super.init` in every initialiser of the class, or of its superclasses where it has none.
  func initials(of id: NominalID) -> [Initial] {
    superCalls(of: id).map { call, frame, file in
      var result = Initial(location: Location(file, call.callee.range))
      result.isExact = true
      for argument in call.arguments {
        switch argument.label {
        case "tabs", "pages":
          collect(argument.value, frame, &result, isList: true)
          result.tabCount = result.elements.count
        case "root", "master", "detail", "set", "primary", "secondary", "supplementary":
          collect(argument.value, frame, &result)
        case "initialRoute":
          guard let route = evaluator.model.classes[id]?.route, !argument.value.isNil,
            !argument.value.isNone
          else { continue }
          let given = argument.value.wrapped
          for case .route(let value) in XCExpressions(evaluator).route(given, route, frame).alternatives {
            result.routes.append(value)
          }
        default: break
        }
      }
      return result
    }
  }

  private func collect(_ expression: Expression, _ frame: XCFrame, _ result: inout Initial, isList: Bool = false) {
    for alternative in XCExpressions(evaluator).value(expression, frame).alternatives {
      switch alternative {
      case .element where isList: result.isExact = false
      case .element(let element): result.elements.append(element)
      case .list(let values):
        for value in values.flatMap(\.alternatives) {
          if case .element(let element) = value { result.elements.append(element) } else { result.isExact = false }
        }
      default: result.isExact = false
      }
    }
  }

  private func superCalls(of id: NominalID) -> [(call: CallExpression, frame: XCFrame, file: FileID)] {
    var result: [(call: CallExpression, frame: XCFrame, file: FileID)] = []
    let resolver = evaluator.resolver
    for found in resolver.members("init", of: resolver.selfType(of: id)) where found.member.owner == id {
      guard case .function(let node) = found.member.declaration, let body = node.body else { continue }
      let context = found.member.context(resolver)
      var frame = XCFrame(scope: Scope(context), own: id, file: context.file, mode: .value)
      for parameter in node.parameters {
        frame.scope = frame.scope.adding(parameter.name, parameter.nameRange, .typed(parameter.type))
      }
      for statement in body.statements {
        if let call = superCall(statement) { result.append((call, frame, context.file)) }
        guard case .declaration(.variable(let variable)) = statement else { continue }
        for binding in variable.bindings {
          let bound: Scope.Binding =
            binding.type.map { .typed($0) } ?? binding.value.map { .value($0, isConstant: variable.isConstant) }
            ?? .unknown
          if let name = binding.name, let value = binding.value, variable.isConstant {
            frame.values[name.text] = XCExpressions(evaluator).value(value, frame)
          }
          frame.scope = frame.scope.binding(binding.pattern, to: bound, subject: binding.value)
        }
      }
    }
    return result
  }

  private func superCall(_ statement: Statement) -> CallExpression? {
    guard case .expression(.call(let call)) = statement, case .member(let member) = call.callee, member.name == "init",
      case .name(let base)? = member.base, base.name == "super"
    else { return nil }
    return call
  }

  /// The name of the property or parameter that is the first page, if every initialiser says the same.
  func initialPage(of id: NominalID) -> String? {
    var names = Set<String>()
    for (call, _, _) in superCalls(of: id) {
      var page = call.arguments.first { $0.label == "set" }?.value
      if page == nil, case .array(let pages)? = call.arguments.first(where: { $0.label == "pages" })?.value {
        page = pages.elements.first
      }
      guard let page, case .name(let node) = XCVisitor.plain(page) else { return nil }
      names.insert(node.name)
    }
    return names.count == 1 ? names.first : nil
  }
}
