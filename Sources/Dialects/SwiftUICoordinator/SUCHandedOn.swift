/// Calls that give a value to who hands it on, as transitions. Who hands it on may do so under conditions, and who is
/// called back may be another: they are listed, and nothing is found in them but where a callback does nothing else.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCHandedOn {
  private(set) var calls: [SUCCall] = []
  private(set) var sends: [SUCSend] = []
  /// Parameters and callbacks of which calls in sight say what they are given.
  private(set) var givenSources: Set<SUCForward.Source> = []
  private let resolver: Resolver
  private let assignments: Set<SUCAssignment>

  init(_ results: [SUCFileResult], _ model: SUCModel, _ resolver: Resolver) {
    self.resolver = resolver
    assignments = results.reduce(into: []) { $0.formUnion($1.assignments) }
    let passes = results.flatMap(\.passes)
    let forwards = known(results.flatMap(\.forwards), passes)
    for pass in passes where !pass.values.isEmpty {
      let found = self.forwards(of: pass, forwards)
      guard let first = found.first else { continue }
      givenSources.formUnion(found.map(\.source))
      let receivers = Set(found.map(\.receiver))
      let receiver = receivers.count == 1 ? first.receiver : .existential
      if first.operation == .handle {
        let certain = isInitialized(pass.function) ? Set(found.filter(\.isCertain).map(\.receiver)) : []
        sends += pass.values.compactMap { send($0, pass, receiver, model) }.map { send in
          var send = send
          send.certainReceivers = found.map(\.receiver).filter(certain.contains)
          return send
        }
      } else {
        calls.append(call(pass, first.operation, receiver, model))
      }
    }
  }

  /// Those that hand on to a forwarder, too.
  private func known(_ forwards: [SUCForward], _ passes: [SUCPass]) -> [SUCFunctionKey: [SUCForward]] {
    var known = Dictionary(grouping: forwards, by: \.source.key)
    let chained = passes.filter { $0.source != nil }
    for _ in 0..<4 {
      var isGrowing = false
      for pass in chained {
        guard let source = pass.source else { continue }
        for next in self.forwards(of: pass, known) {
          let forward = SUCForward(source: source, operation: next.operation, receiver: next.receiver)
          if known[source.key]?.contains(forward) ?? false { continue }
          known[source.key, default: []].append(forward)
          isGrowing = true
        }
      }
      if !isGrowing { break }
    }
    return known
  }

  private func forwards(of pass: SUCPass, _ known: [SUCFunctionKey: [SUCForward]]) -> [SUCForward] {
    (known[pass.function.key] ?? []).filter { areRelated($0.source.owner, pass.function.owner) }
  }

  /// A property that holds what the construction gives it, and nothing else ever.
  private func isInitialized(_ callback: SUCForward.Source) -> Bool {
    guard let owner = callback.owner, callback.key.function == owner.simpleName else { return false }
    let (name, own) = (callback.key.label, resolver.selfType(of: owner))
    return resolver.members("init", of: own).isEmpty
      && !assignments.contains(SUCAssignment(type: owner, name: name))
      && !assignments.contains(SUCAssignment(type: nil, name: name))
  }

  /// The same type, a base of it, or a protocol that it conforms to.
  private func areRelated(_ a: NominalID?, _ b: NominalID?) -> Bool {
    guard a != b, let a, let b else { return a == b }
    return resolver.lineage(of: resolver.selfType(of: a)).contains { $0.id == b }
      || resolver.lineage(of: resolver.selfType(of: b)).contains { $0.id == a }
  }

  private func call(
    _ pass: SUCPass, _ operation: SUCOperation, _ receiver: SUCReceiver, _ model: SUCModel
  ) -> SUCCall {
    var route: NominalID?
    if case .coordinator(let id) = receiver { route = model.coordinators[id]?.route }
    return SUCCall(
      operation: operation, receiver: receiver, values: pass.values, route: route, operationRange: pass.range,
      file: pass.file, place: pass.place, isForced: false, origin: .unknown, isHandedOn: true, isInvalid: false)
  }

  private func send(
    _ value: EnumReading, _ pass: SUCPass, _ receiver: SUCReceiver, _ model: SUCModel
  ) -> SUCSend? {
    let action = value.hops.first.flatMap { model.actions[$0.owner] == nil ? nil : $0 }
    if action == nil, !value.isTyped, value.problems.isEmpty { return nil }
    return SUCSend(
      receiver: receiver, action: action, isTyped: value.isTyped, reason: action == nil ? value.unknown : nil,
      range: action?.range ?? value.range, file: pass.file, place: pass.place, isHandedOn: true,
      isInvalid: !value.problems.isEmpty)
  }
}
