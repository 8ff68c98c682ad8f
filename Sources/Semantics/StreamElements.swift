/// What sequences and streams hand to closures: `zip` of the standard library, the operators of RxSwift and Combine.

import Facts
import SourceText

extension Typer {
  /// What a sequence, an observable or a publisher gives, one at a time.
  func element(of expression: Expression, in scope: Scope) -> Type {
    let known = elementType(ofStream: type(of: expression, in: scope))
    if !known.isUnknown { return known }
    switch expression {
    case .name(let node): return published(node.name, of: selfType(in: scope.context))
    case .member(let node): return node.base.map { published(node.name, of: self.type(of: $0, in: scope)) } ?? .unknown
    case .call(let call): return element(of: call, in: scope)
    default: return .unknown
    }
  }

  /// What a method of a sequence or a stream hands to a closure; `.unknown` for any other method.
  func handed(
    by name: String, of base: Expression, to closure: ClosureExpression, _ argument: Int, parameter: Int,
    in call: CallExpression, _ scope: Scope
  ) -> Type {
    switch name {
    case "zip", "combineLatest", "withLatestFrom":
      let streams = streams(of: call, on: base)
      return parameter < streams.count ? element(of: streams[parameter], in: scope) : .unknown
    // What it has so far, and the next element.
    case "reduce":
      guard argument == 1 else { return .unknown }
      if parameter == 0 { return reducedType(of: call, in: scope) ?? .unknown }
      return parameter == 1 ? element(of: base, in: scope) : .unknown
    // Two elements at once.
    case "sorted", "min", "max": return element(of: base, in: scope)
    case "mapValues", "compactMapValues":
      guard case .external("Dictionary", let parts) = type(of: base, in: scope).unwrapped, parts.count == 2 else {
        return .unknown
      }
      return parameter == 0 ? parts[1] : .unknown
    default:
      guard Typer.takesElements(name, call.arguments[argument], in: call),
        !Typer.searches.contains(name) || !isAddedToCollections(name, call)
      else { return .unknown }
      return part(parameter, of: element(of: base, in: scope), for: closure)
    }
  }

  /// One element, or a part of it where several names take it apart (SE-0110 keeps that for closures).
  func part(_ parameter: Int, of element: Type, for closure: ClosureExpression) -> Type {
    guard case .tuple(let parts) = element else { return parameter == 0 ? element : .unknown }
    let count = closure.parameters?.count ?? (closure.mentions("$1") ? parts.count : 1)
    if count == 1 { return parameter == 0 ? element : .unknown }
    return count == parts.count && parameter < count ? parts[parameter].type : .unknown
  }

  /// Whether a closure at this place gets the elements of what the method is called on.
  private static func takesElements(_ name: String, _ argument: Argument, in call: CallExpression) -> Bool {
    guard let labels = consumers[name] else { return false }
    if let label = argument.label { return labels.contains(label) }
    switch name {
    // Alone it gets events, or what comes first is told of the end.
    case "subscribe":
      guard case .closure(let closure) = argument.value else { return false }
      return (closure.parameters?.count ?? 0) > 1 || closure.mentions("$1")
    case "sink": return !call.arguments.contains { $0.label == "receiveValue" }
    default: return true
    }
  }

  private static let consumers: [String: Set<String>] = [
    "forEach": [], "map": [], "flatMap": [], "flatMapLatest": [], "flatMapFirst": [], "compactMap": [], "filter": [],
    "first": ["where"], "last": ["where"], "contains": ["where"], "allSatisfy": [],
    "firstIndex": ["where"], "lastIndex": ["where"], "removeAll": ["where"], "drop": ["while"], "prefix": ["while"],
    "subscribe": ["onNext", "onSuccess"], "bind": ["onNext"], "drive": ["onNext"],
    "emit": ["onNext"], "do": ["onNext", "onSuccess"], "sink": ["receiveValue"], "handleEvents": ["receiveOutput"],
  ]

  /// Of these, an app adds its own.
  private static let searches: Set<String> = [
    "first", "last", "contains", "firstIndex", "lastIndex", "removeAll", "drop", "prefix",
  ]

  private static let streams: Set<String> = [
    "Observable", "Driver", "Signal", "Single", "Maybe", "Infallible", "BehaviorRelay", "PublishRelay", "ReplayRelay",
    "BehaviorSubject", "PublishSubject", "ReplaySubject", "ControlEvent", "ControlProperty", "AnyPublisher",
    "PassthroughSubject", "CurrentValueSubject", "AsyncStream", "AsyncThrowingStream",
  ]

  /// Operators that change when elements come, never what they are.
  private static let transparent: Set<String> = [
    "filter", "debounce", "throttle", "delay", "take", "prefix", "skip", "dropFirst", "first", "share", "observe",
    "observeOn", "receive", "subscribe", "subscribeOn", "distinctUntilChanged", "removeDuplicates", "asObservable",
    "asDriver", "asSignal", "asSingle", "eraseToAnyPublisher", "do", "handleEvents", "startWith", "prepend", "merge",
    "reversed", "sorted", "shuffled",
  ]

  /// `$router` of `@Published var router`
  private func published(_ name: String, of owner: Type) -> Type {
    guard name.hasPrefix("$") else { return .unknown }
    for found in resolver.members(String(name.dropFirst()), of: owner.unwrapped) {
      if found.member.head.attribute("Published") != nil { return type(of: found) }
    }
    return .unknown
  }

  // MARK: Operators

  private func element(of call: CallExpression, in scope: Scope) -> Type {
    switch call.callee {
    case .name(let node):
      guard node.name == "zip", scope.lookup("zip") == nil, resolver.globals(named: "zip").isEmpty else {
        return .unknown
      }
      return combined(call.arguments.map(\.value), call, in: scope)
    case .member(let node):
      guard let base = node.base, !isOwnOperator(node.name) else { return .unknown }
      return element(ofOperator: node.name, on: base, call, in: scope)
    default: return .unknown
    }
  }

  private func element(
    ofOperator name: String, on base: Expression, _ call: CallExpression, in scope: Scope
  ) -> Type {
    if Typer.transparent.contains(name) { return element(of: base, in: scope) }
    let others = call.arguments.filter { !$0.value.isClosure }.map(\.value)
    let made = call.arguments.last.flatMap { $0.value.isClosure ? result(of: $0.value, call, in: scope) : nil }
    switch name {
    case "map": return made ?? .unknown
    case "compactMap": return made?.unwrapped ?? .unknown
    case "flatMap", "flatMapLatest", "flatMapFirst": return elementType(ofStream: made ?? .unknown)
    case "withLatestFrom": return made ?? others.first.map { element(of: $0, in: scope) } ?? .unknown
    case "withUnretained":
      guard let object = others.first, others.count == 1 else { return .unknown }
      return .tuple([
        Type.Element(label: nil, type: type(of: object, in: scope)),
        Type.Element(label: nil, type: element(of: base, in: scope)),
      ])
    case "enumerated":
      return .tuple([
        Type.Element(label: "offset", type: .external("Int", [])),
        Type.Element(label: "element", type: element(of: base, in: scope)),
      ])
    case "zip", "combineLatest": return made ?? combined(streams(of: call, on: base), call, in: scope)
    case _ where namesType(base) && (name.hasPrefix("Zip") || name.hasPrefix("CombineLatest")):
      return combined(others, call, in: scope)
    default: return .unknown
    }
  }

  /// The streams that an operator puts together: it is called on the first, or on a type.
  private func streams(of call: CallExpression, on base: Expression) -> [Expression] {
    let others = call.arguments.filter { !$0.value.isClosure }.map(\.value)
    return namesType(base) ? others : [base] + others
  }

  private func combined(_ streams: [Expression], _ call: CallExpression, in scope: Scope) -> Type {
    guard streams.count > 1, call.arguments.allSatisfy({ $0.label == nil }) else { return .unknown }
    return .tuple(streams.map { Type.Element(label: nil, type: element(of: $0, in: scope)) })
  }

  private func elementType(ofStream type: Type) -> Type {
    let known = elementType(of: type.unwrapped)
    guard known.isUnknown, case .external(let name, let arguments) = type.unwrapped,
      Typer.streams.contains(NameTable.lastComponent(name))
    else { return known }
    return arguments.first ?? .unknown
  }

  /// What an operator's closure gives for the elements that it gets.
  func result(of closure: Expression, _ call: CallExpression, in scope: Scope) -> Type {
    guard case .closure(let node) = closure, let index = call.arguments.firstIndex(where: { $0.value.isClosure })
    else { return .unknown }
    if let written = node.result { return resolver.resolve(written, in: scope.context) }
    guard node.statements.count == 1, case .expression(let only)? = node.statements.first else { return .unknown }
    var inner = scope
    let names = node.parameters?.map { ($0.name, $0.range) } ?? [("$0", .zero), ("$1", .zero)]
    for (position, name) in names.enumerated() {
      inner = inner.adding(name.0, name.1, .closureParameter(call, argument: index, parameter: position))
    }
    return type(of: only, in: inner)
  }

  /// `Observable.zip`, `Publishers.Zip`
  private func namesType(_ base: Expression) -> Bool {
    guard case .name(let node) = base else { return false }
    return node.name.startsLikeType
  }

  /// The workspace has an operator of that name: which one a call means is the compiler's business.
  func isOwnOperator(_ name: String) -> Bool {
    if resolver.isNowhereMember(name) { return false }
    return Typer.extended.contains { type in
      resolver.record(type)
      return resolver.extensions(endingIn: type).contains { entry in
        !entry.isInterface && entry.node.members.contains { $0.declaredNames.contains(name) }
      }
    }
  }

  private static let extended = [
    "ObservableType", "Observable", "ObservableConvertibleType", "SharedSequence", "SharedSequenceConvertibleType",
    "Publisher", "Sequence", "Collection", "Array", "Dictionary", "Optional",
  ]
}

extension Expression {
  var isClosure: Bool {
    if case .closure = self { return true }
    return false
  }
}

extension ClosureExpression {
  /// Whether a name stands in it.
  fileprivate func mentions(_ name: String) -> Bool {
    var found = false
    ExpressionWalk.visit(statements) { expression in
      if case .name(let node) = expression, node.name == name { found = true }
    }
    return found
  }
}
