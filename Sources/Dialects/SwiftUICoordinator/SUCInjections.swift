/// Whether a view may have a coordinator in its environment: whatever puts it there, around the view itself or around
/// what is named in its stead.

import RouteGraph
import Semantics
import SourceText

struct SUCInjections {
  private let provisions: [SUCProvision]
  private let wrappings: [SUCWrapping]
  private let wrappingsInFile: [FileID: [SUCWrapping]]
  private let names: [SUCViewName]
  /// Of the files that were read.
  private let functions: Set<String>
  private let resolver: Resolver
  private let model: SUCModel

  init(_ evidence: SUCEvidence) {
    let ordered = evidence.files.map(\.value)
    provisions = ordered.flatMap(\.provisions)
    wrappings = ordered.flatMap(\.wrappings)
    wrappingsInFile = Dictionary(grouping: wrappings, by: \.file)
    names = ordered.flatMap(\.viewNames)
    functions = ordered.reduce(into: []) { $0.formUnion($1.functionNames) }
    resolver = evidence.resolver
    model = evidence.model
  }

  /// Something around the construction, or around a name that leads to it, injects the coordinator.
  func mayReach(_ construction: SUCConstruction, _ coordinator: NominalID) -> Bool {
    var seen = Set<SUCViewName>()
    var pending = [(construction.range, construction.file, construction.place)]
    while let (range, file, place) = pending.popLast() {
      if isInjected(range, in: file, coordinator) { return true }
      for name in names where leads(name, to: range, in: file, place) && seen.insert(name).inserted {
        pending.append((name.range, name.file, name.place))
      }
    }
    return false
  }

  /// What any code of a view injects, its children may have.
  func mayInject(_ type: NominalID, _ coordinator: NominalID) -> Bool { mayInject(.type(type), coordinator) }

  private func isInjected(_ range: TextRange, in file: FileID, _ coordinator: NominalID) -> Bool {
    provisions.contains { $0.file == file && $0.range.contains(range) && provides($0, coordinator) }
      || (wrappingsInFile[file] ?? []).contains { wrapping in
        wrapping.wrapped.contains { $0.contains(range) } && mayInject(wrapping.wrapper, coordinator)
      }
  }

  private func leads(_ name: SUCViewName, to range: TextRange, in file: FileID, _ place: SUCPlace) -> Bool {
    switch name.meaning {
    case .code(let code): name.file == file && code.contains(range)
    // Whoever shows a route by itself may do so for any coordinator.
    case .member("view"): place.member == "view"
    case .member(let member):
      member == place.member && areRelated(name.place.owner, place.owner)
    }
  }

  private func areRelated(_ a: NominalID?, _ b: NominalID?) -> Bool {
    guard let a, let b else { return false }
    return model.areRelated(a, b)
  }

  private func provides(_ provision: SUCProvision, _ coordinator: NominalID) -> Bool {
    guard case .coordinator(let id)? = provision.type else { return true }
    return id == coordinator
  }

  /// Some code of the wrapper, or of what it hands its views on to, injects.
  private func mayInject(_ wrapper: SUCWrapping.Wrapper, _ coordinator: NominalID) -> Bool {
    var seen: Set<SUCWrapping.Wrapper> = [wrapper]
    var pending = [wrapper]
    while let next = pending.popLast() {
      let isOwn = code(of: next)
      if isOutOfSight(next) || provisions.contains(where: { isOwn($0.place) && provides($0, coordinator) }) {
        return true
      }
      pending += wrappings.filter { isOwn($0.place) }.map(\.wrapper).filter { seen.insert($0).inserted }
    }
    return false
  }

  /// It gets a coordinator, and what it does with it no file that was read says.
  private func isOutOfSight(_ wrapper: SUCWrapping.Wrapper) -> Bool {
    switch wrapper {
    case .function(let name, let isGivenCoordinator): isGivenCoordinator && !functions.contains(name)
    case .type: false
    case .unknown: true
    }
  }

  private func code(of wrapper: SUCWrapping.Wrapper) -> (SUCPlace) -> Bool {
    switch wrapper {
    case .function(let name, _): return { $0.member == name }
    case .type(let id):
      let owners = Set(resolver.lineage(of: resolver.selfType(of: id)).map(\.id)).union([id])
      return { $0.owner.map(owners.contains) ?? false }
    case .unknown: return { _ in false }
    }
  }
}
