/// Completion inside declarations: presentations, factories, and routers of the environment.

import Facts
import RouteGraph
import Semantics
import SourceText

struct StinsenDeclarationCompleter {
  private let model: StinsenModel
  private let request: CompletionRequest

  init(_ model: StinsenModel, _ request: CompletionRequest) {
    self.model = model
    self.request = request
  }

  private var resolver: Resolver { request.typer.resolver }
  private var before: Substring { request.lineBefore.dropLast(request.prefix.count) }

  func items() -> [CompletionProposal] {
    if let items = routers() { return items }
    guard let coordinator = enclosingCoordinator else { return [] }
    return presentations(coordinator) ?? factories(coordinator) ?? []
  }

  private var enclosingCoordinator: StinsenCoordinator? {
    for entry in resolver.names.types(of: request.file) where entry.node.bodyRange.touches(request.offset) {
      guard let id = resolver.extent(of: entry)?.id, let coordinator = model.coordinators[id] else { continue }
      return coordinator
    }
    return nil
  }

  // MARK: Attributes

  /// Behind `@Route(`
  private func presentations(_ coordinator: StinsenCoordinator) -> [CompletionProposal]? {
    let text = before.hasSuffix(".") ? before.dropLast() : before
    let attributes = ["", "Stinsen."].flatMap { module in StinsenRouteReader.attributeNames.map { "@\(module)\($0)(" } }
    guard attributes.contains(where: text.hasSuffix) else { return nil }
    let isDotted = before.hasSuffix(".")
    let range = TextRange(request.prefixRange.start - (isDotted ? 1 : 0), request.prefixRange.end)
    if coordinator.variants.allSatisfy({ $0.kind == .tab }) {
      return [
        CompletionProposal(
          label: "tabItem:", kind: .keyword, range: range, snippet: "tabItem: ${1:make\(routeNameBehind)Tab}",
          plain: "tabItem: ")
      ]
    }
    let names = [
      (".push", ".push"), (".modal", ".modal"), (".fullScreen", ".fullScreen"),
      (".modal(dismissible:)", ".modal(dismissible: ${1:false})"), (".modalNonDismissible", ".modalNonDismissible"),
    ]
    return names.map { label, snippet in
      CompletionProposal(
        label: label, kind: .keyword, range: range, snippet: snippet,
        plain: snippet.replacing("${1:false}", with: "false"))
    }
  }

  /// The name of the route behind the cursor, capitalised; empty where it is not written yet.
  private var routeNameBehind: String {
    let text = request.lineAfter[...]
    guard let index = text.firstRange(of: "var ")?.upperBound else { return "" }
    let name = text[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  // MARK: Factories

  /// Behind `@Route(…) var name = `: methods that no route uses yet, the one called `make` + name first.
  private func factories(_ coordinator: StinsenCoordinator) -> [CompletionProposal]? {
    let line = before.reversed().drop { $0 == " " }
    guard line.first == "=", let name = routeName, line.dropFirst().first != "=" else { return nil }
    let wanted = "make" + name.prefix(1).uppercased() + name.dropFirst()
    let used = Set(
      coordinator.variants.flatMap { $0.routes.values }.filter { $0.name != name }.flatMap(\.shapes).compactMap {
        $0.factoryReference?.name
      })
    let usable = usableFactories(of: coordinator).filter { !used.contains($0) }
    let ordered = usable.filter { $0 == wanted } + usable.filter { $0 != wanted }
    var items = ordered.map { CompletionProposal(label: $0, kind: .factory, range: request.prefixRange) }
    let isFree = resolver.members(wanted, of: resolver.selfType(of: coordinator.id)).isEmpty
    if isFree, let stub = stub(wanted) { items.append(stub) }
    return items
  }

  private var routeName: String? {
    guard let index = before.range(of: "var ")?.upperBound else { return nil }
    let name = before[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  /// Those of which the name alone says which is meant, and that can be a factory.
  private func usableFactories(of coordinator: StinsenCoordinator) -> [String] {
    let info = resolver.info(coordinator.id)
    let isTab = coordinator.variants.allSatisfy { $0.kind == .tab }
    return info.memberNames.filter { name in
      let members = info.members(named: name)
      guard name != "customize", let member = members.first, isVisible(member),
        members.dropFirst().allSatisfy({ $0.head.conditions.excludes(member.head.conditions) }),
        case .function(let node) = member.declaration, node.kind == .function, !node.head.modifiers.isTypeMember
      else { return false }
      let candidate = StinsenFactoryReader.Candidate(
        function: node, file: member.file, context: member.context(resolver), member: member, substitution: [:],
        isMethod: true, isInherited: false, isElsewhere: false)
      return !StinsenFactorySignature(candidate, resolver, isTab: isTab).isNone
    }
  }

  /// What is private elsewhere is not seen here.
  private func isVisible(_ member: Member) -> Bool {
    let modifiers = member.head.modifiers.union(member.isInExtension ? member.entry.node.head.modifiers : [])
    return member.file == request.file || modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  /// The name, and a factory below the property's class body.
  private func stub(_ name: String) -> CompletionProposal? {
    guard let entry = resolver.names.types(of: request.file).last(where: { $0.node.bodyRange.touches(request.offset) })
    else {
      return nil
    }
    let end = entry.node.bodyRange.end - 1
    let text = "\n  @ViewBuilder func \(name)() -> some View {\n    EmptyView()\n  }\n"
    let edit = TextEdit(Location(request.file, TextRange(end, end)), newText: text)
    return CompletionProposal(
      label: name, kind: .factory, description: "adds the factory", range: request.prefixRange, additionalEdits: [edit])
  }

  // MARK: Routers

  /// The type behind `@EnvironmentObject var x: ` or `@RouterObject var x: `: routers that this view can see first.
  private func routers() -> [CompletionProposal]? {
    let line = before.reversed().drop { $0 == " " }
    guard line.first == ":" else { return nil }
    let declaration = declarationBefore
    let isStored = declaration.contains("@RouterObject")
    guard declaration.contains("var "), isStored || declaration.contains("@EnvironmentObject") else { return nil }
    let all = model.coordinators.values.filter { !$0.isForeign }.sorted { $0.id < $1.id }
    let above = ancestors
    let near = above.compactMap { model.coordinators[$0] }.filter { !$0.isForeign }
    return (near + all.filter { !above.contains($0.id) }).map { coordinator in
      CompletionProposal(
        label: coordinator.id.name + ".Router" + (isStored ? "?" : ""), kind: .type,
        description: coordinator.variants.first?.kind == .tab ? "tab router" : "router", range: request.prefixRange)
    }
  }

  /// The text of the declaration in front of the cursor; the attribute may stand on the line above.
  private var declarationBefore: String {
    let end = min(request.prefixRange.start, request.text.count)
    var start = end
    while start > max(0, end - 400),
      ![UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains(request.text[start - 1])
    {
      start -= 1
    }
    let text = String(decoding: request.text[start..<end], as: UTF8.self)
    // From the attribute of the last variable on.
    let pieces = text.split(separator: "@")
    return pieces.last.map { "@" + $0 } ?? text
  }

  /// Coordinators above the view around the cursor, the nearest first.
  private var ancestors: [NominalID] {
    let entry = resolver.names.types(of: request.file).last { $0.node.bodyRange.touches(request.offset) }
    guard let entry, let id = resolver.extent(of: entry)?.id else { return [] }
    var found: [NominalID] = []
    var seen: Set<NominalID> = [id]
    var level = [id]
    while !level.isEmpty {
      level = Set(level.flatMap { request.composition.users[$0] ?? [] }).filter { seen.insert($0).inserted }.sorted()
      found += level.filter { model.coordinators[$0] != nil }
    }
    return found
  }
}

extension Substring {
  /// The range of the last occurrence of a short text.
  fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).last }
}
