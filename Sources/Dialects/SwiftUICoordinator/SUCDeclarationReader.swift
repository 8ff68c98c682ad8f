/// Reads what a file's declarations do: handlers, views of routes, properties that hold coordinators.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCDeclarationReader {
  let visitor: SUCVisitor

  init(_ visitor: SUCVisitor) { self.visitor = visitor }

  private var model: SUCModel { visitor.model }
  private var resolver: Resolver { visitor.resolver }

  func read() {
    for entry in resolver.names.types(of: visitor.file) + resolver.names.extensions(of: visitor.file) {
      guard let (id, context) = resolver.extent(of: entry) else { continue }
      if let (owner, context) = SUCDefaultHandlers(resolver).extended(entry) { noteHandlers(entry, owner, context) }
      SUCFactoryReader(visitor).read(entry, id, context)
      guard let id else { continue }
      noteEnum(entry, id)
      if model.coordinators[id] != nil {
        noteCoordinator(entry, id, context)
      } else {
        noteOther(entry, id, context)
        if resolver.info(id).isClass { noteBase(entry, id, context) }
      }
    }
    noteNames()
  }

  // MARK: Enums

  private func noteEnum(_ entry: NameTable.TypeEntry, _ id: NominalID) {
    if let route = model.routes[id] {
      let reader = SUCRouteFactsReader(route: route, file: visitor.file)
      if let facts = reader.read(entry.node.members) { visitor.result.routeFacts.append(facts) }
    }
    guard model.isEnum(id), entry.node.kind == .enum else { return }
    for case .enumCase(let node) in entry.node.members {
      visitor.result.occurrences.append(
        Occurrence(range: node.nameRange, symbol: .routes([model.routeID(id, node.name)]), role: .declaration))
    }
  }

  /// Names of coordinators and route enums where they are declared.
  private func noteNames() {
    for entry in resolver.names.types(of: visitor.file) {
      guard let id = resolver.extent(of: entry)?.id, let coordinator = model.coordinators[id] else { continue }
      visitor.result.occurrences.append(
        Occurrence(
          range: entry.node.nameRange, symbol: .coordinators([coordinator.coordinatorID]), role: .declaration))
    }
  }

  // MARK: Coordinators

  private func noteCoordinator(_ entry: NameTable.TypeEntry, _ id: NominalID, _ context: DeclarationContext) {
    for member in entry.node.members {
      switch member {
      case .function(let node):
        if noteHandler(node, id, context) { continue }
        if isDeepLinkHandler(node, context) {
          visitor.result.deepLinkHandlers.append(deepLinkHandler(node, id, context))
        } else if node.name == "view", node.parameters.count == 1, node.parameters[0].label == "for" {
          noteBranches(node, id)
        }
        if node.kind == .initializer { noteStartDefault(node, id, context) }
      case .variable(let node):
        if let route = model.coordinators[id]?.route { noteStartProperty(node, id, route, context) }
      default: break
      }
    }
  }

  /// What a class brings to coordinators that derive from it, here or in another file.
  private func noteBase(_ entry: NameTable.TypeEntry, _ id: NominalID, _ context: DeclarationContext) {
    noteHandlers(entry, id, context)
    for case .variable(let node) in entry.node.members {
      for binding in node.bindings where binding.name?.text == "startRoute" {
        let scope = Scope(context)
        let type =
          binding.type.map { resolver.resolve($0, in: context) }
          ?? binding.value.map { visitor.typer.type(of: $0, in: scope) }
        guard let route = type?.nominalID, model.routes[route] != nil else { continue }
        noteStartProperty(node, id, route, context)
      }
    }
  }

  private func noteHandlers(_ entry: NameTable.TypeEntry, _ id: NominalID, _ context: DeclarationContext) {
    for case .function(let node) in entry.node.members { _ = noteHandler(node, id, context) }
  }

  private func noteHandler(_ node: FunctionDeclaration, _ id: NominalID, _ context: DeclarationContext) -> Bool {
    guard SUCHandlerReader.isHandler(node, context, resolver) else { return false }
    var reader = SUCHandlerReader(visitor, id, node, context)
    visitor.result.handlers.append(reader.read())
    return true
  }

  private func noteStartDefault(_ node: FunctionDeclaration, _ id: NominalID, _ context: DeclarationContext) {
    guard let route = model.coordinators[id]?.route else { return }
    for parameter in node.parameters {
      guard let value = parameter.defaultValue else { continue }
      let isNamed = parameter.name == "startRoute"
      guard isNamed || resolver.resolve(parameter.type, in: context) == .nominal(route, []) else { continue }
      add(value, .defaultArgument, id, route, context, label: isNamed ? "startRoute" : parameter.label)
    }
  }

  private func noteStartProperty(
    _ node: VariableDeclaration, _ id: NominalID, _ route: NominalID, _ context: DeclarationContext
  ) {
    for binding in node.bindings where binding.name?.text == "startRoute" || binding.name?.text == "tabs" {
      let given = visitor.given(by: binding, of: id, context)
      if let value = given.binding.value ?? given.binding.givenValue {
        let values: [Expression]
        if case .array(let list) = value { values = list.elements } else { values = [value] }
        for value in values { add(value, .property, id, route, given.context) }
      } else if let name = binding.name, name.text == "startRoute", given.binding.isComputed {
        let reading = EnumReading(unknown: "a computed value", isTyped: true, range: name.range)
        visitor.result.startRoutes.append(
          SUCStartRoute(coordinator: id, source: .property, reading: reading, file: visitor.file))
      }
    }
  }

  private func add(
    _ value: Expression, _ source: SUCStartRoute.Source, _ id: NominalID, _ route: NominalID,
    _ context: DeclarationContext, label: String? = nil
  ) {
    for reading in visitor.startReadings(of: value, route, in: Scope(context)) {
      visitor.result.startRoutes.append(
        SUCStartRoute(coordinator: id, source: source, reading: reading, file: visitor.file, label: label))
    }
  }

  // MARK: Views of routes

  private func noteBranches(_ node: FunctionDeclaration, _ id: NominalID) {
    visitor.result.branches += SUCBranchReader(node, of: id, visitor.file, resolver)?.read() ?? []
  }

  // MARK: Deep links

  private func isDeepLinkHandler(_ node: FunctionDeclaration, _ context: DeclarationContext) -> Bool {
    guard node.name == "handle", node.parameters.count == 2, node.parameters[0].label == nil,
      node.parameters[1].label == "with"
    else { return false }
    return SUCFramework.name(of: resolver.resolve(node.parameters[0].type, in: context), resolver) == "DeepLink"
  }

  private func deepLinkHandler(
    _ node: FunctionDeclaration, _ id: NominalID, _ context: DeclarationContext
  ) -> SUCDeepLinkHandler {
    let statements = node.body?.statements ?? []
    var cases: [EnumHop] = []
    var isOpen = false
    for statement in statements {
      switch statement {
      case .switch(let node):
        for item in node.cases {
          if item.isDefault {
            if !isIdle(item.statements, of: id) { isOpen = true }
            continue
          }
          for alternative in item.items {
            guard case .enumCase(let type?, let name, let range, _) = SwitchCoverage.bare(alternative.pattern),
              let owner = resolver.resolve(type, in: context).nominalID
            else {
              isOpen = true
              continue
            }
            cases.append(EnumHop(owner: owner, name: name, range: range, isAlias: false))
          }
        }
      default: if !isIdle([statement], of: id) { isOpen = true }
      }
    }
    return SUCDeepLinkHandler(
      coordinator: id, cases: cases, isIdle: isIdle(statements, of: id), isOpen: isOpen,
      nameRange: node.nameRange, file: visitor.file)
  }

  /// Does nothing but log.
  private func isIdle(_ statements: [Statement], of owner: NominalID) -> Bool {
    let logging = LoggingCalls(resolver: resolver, owner: owner)
    return statements.allSatisfy { statement in
      switch statement {
      case .jump, .return(nil, _): return true
      case .expression(let expression):
        guard case .call(let call) = expression else { return false }
        return logging.contains(call)
      default: return false
      }
    }
  }

  // MARK: Views and view models

  private func noteOther(_ entry: NameTable.TypeEntry, _ id: NominalID, _ context: DeclarationContext) {
    let isClass = resolver.info(id).isClass
    for case .variable(let node) in entry.node.members where !node.head.modifiers.isTypeMember {
      for binding in node.bindings {
        guard let name = binding.name, let written = binding.type else {
          if binding.name?.text == "body" { noteContainer(binding, id) }
          continue
        }
        if name.text == "body" { noteContainer(binding, id) }
        let type = resolver.resolve(written, in: context)
        if node.head.attribute("EnvironmentObject") != nil {
          let term = visitor.term(of: type, context)
          guard term != .unknown else { continue }
          visitor.result.environmentReads.append(
            SUCEnvironmentRead(owner: id, term: term, name: name.text, range: name.range, file: visitor.file))
        } else if isClass, case .optional = type, binding.value == nil, !binding.isComputed, !node.isConstant,
          node.head.attributes.allSatisfy({ $0.name == "Published" }), visitor.receiver(of: type, context).isCoordinator
        {
          visitor.result.coordinatorProperties.append(
            SUCCoordinatorProperty(owner: id, name: name.text, range: name.range, file: visitor.file))
        }
      }
    }
  }

  private func noteContainer(_ binding: VariableDeclaration.Binding, _ id: NominalID) {
    guard let body = binding.accessors.first(where: { $0.kind == .get })?.body else { return }
    let root = ConstructionFinder.root(of: body.statements, NavigationContainers.isContainer)
    if let range = root?.nameRange { visitor.result.containers[id] = range }
  }
}

extension SUCReceiver {
  var isCoordinator: Bool {
    switch self {
    case .coordinator, .parameter, .existential: true
    case .unknown, .other: false
    }
  }
}
