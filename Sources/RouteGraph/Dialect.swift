/// What a dialect is: the rules of one routing framework.

package import Facts
package import Semantics
package import SourceText

/// A package that the workspace pins.
package struct PackagePin: Hashable, Sendable {
  /// Lower-case identity: the last component of the URL without `.git`, or the pod's name.
  package var name: String
  package var url: String?
  /// Nil for a branch or a revision.
  package var version: String?
  package var branch: String?
  /// What says so.
  package enum Source: Hashable, Sendable {
    /// A lock file.
    case resolved
    /// A project that asks for `version` or, up to but not including `below`, a newer one.
    case required(below: String?)
  }

  package var source: Source
  /// The folder that it is about, relative to the root; empty for the root itself.
  package var folder: String

  package init(
    name: String, url: String?, version: String?, branch: String? = nil, source: Source = .resolved,
    folder: String = ""
  ) {
    self.name = name
    self.url = url
    self.version = version
    self.branch = branch
    self.source = source
    self.folder = folder
  }
}

/// All that a dialect may look at.
package struct Project: Sendable {
  package var files: [FileID: FileFacts]
  /// Sorted: whoever goes over all files goes in this order.
  package var fileIDs: [FileID]
  package var names: NameTable
  /// Of lock files. Sorted by name, then version.
  package var pins: [PackagePin]
  /// What projects ask for, where a lock file may be missing.
  package var requirements: [PackagePin]
  /// Names of coordinators that the user calls entry points; empty to find them.
  package var entryPoints: [String]
  /// Its analysis will be asked to follow changes.
  package let isUpdatable: Bool

  package init(
    files: [FileID: FileFacts], names: NameTable, pins: [PackagePin], entryPoints: [String], isUpdatable: Bool = true
  ) {
    self.files = files
    fileIDs = files.keys.sorted()
    self.names = names
    self.pins = pins.filter { $0.source == .resolved }
    requirements = pins.filter { $0.source != .resolved }
    self.entryPoints = entryPoints
    self.isUpdatable = isUpdatable
  }

  /// The configuration says that the app starts with it.
  package func isDeclaredEntry(_ id: NominalID) -> Bool {
    entryPoints.contains { $0 == id.name || $0 == id.simpleName }
  }
}

/// What has happened to a project.
package struct ProjectChange: Sendable {
  /// The files with another text.
  package var files: Set<FileID>
  /// What those declared before and declare now, where they do not declare the same.
  package var names: NamesByUse

  package init(files: Set<FileID>, names: NamesByUse) {
    self.files = files
    self.names = names
  }

  package static let none = ProjectChange(files: [], names: NamesByUse())

  package var check: StalenessCheck { StalenessCheck(changed: names) }
}

/// Which files have to be walked again though they, and what they name, are declared as before.
package struct ModelChange: Sendable {
  /// Those that rely on one of these simple names of types.
  package var types: Set<String>
  /// Those that spell one of these names: visitors know them as text and record nothing.
  package var spelled: Set<String>

  package init(types: Set<String> = [], spelled: Set<String> = []) {
    self.types = types
    self.spelled = spelled
  }

  package func union(_ other: ModelChange) -> ModelChange {
    ModelChange(types: types.union(other.types), spelled: spelled.union(other.spelled))
  }
}

/// Keys under which two tables hold different values.
package func differingKeys<Key: Hashable, Value: Equatable>(_ one: [Key: Value], _ other: [Key: Value]) -> [Key] {
  if one == other { return [] }
  return Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }
}

package protocol Dialect: Sendable {
  /// As in every output: `stinsen`.
  var name: String { get }
  /// Identifiers of which a file must hold one to be read whole.
  var marks: [String] { get }
  /// Marks of which one must occur somewhere in a workspace for the dialect to be looked for at all.
  var signs: [String] { get }
  /// Which bodies of a file that holds a mark can matter; all, unless the dialect knows better.
  var bodySelection: any BodySelection { get }
  /// The framework's public types in Swift, as far as typing needs them.
  var interface: String { get }
  /// By what the framework's own sources are known, where a workspace holds them.
  var ownSources: [FrameworkSources] { get }
  /// Its model may ask for the bodies of all files.
  var mayNeedAllBodies: Bool { get }
  /// What a file that holds a mark says makes that likely: then no time is lost with reading declarations alone first.
  func foreseesAllBodies(_ facts: FileFacts) -> Bool
  /// Its visitors pass bodies by that spell no name which they want.
  var looksForNames: Bool { get }
  /// What its codes mean, one for each code that it reports.
  var explanations: [Explanation] { get }
  /// Finds coordinators and routes. Depends on every file's declarations and on the bodies of factories.
  /// `parts` is for what several threads can do.
  func link(_ project: Project, _ resolver: Resolver, _ parts: ParallelParts) -> any DialectModel
  /// The model after a change: equal to one from scratch, but may be left unfinished where it `needsAllBodies` and did not,
  /// or does not any more.
  func relink(
    _ model: any DialectModel, _ change: ProjectChange, _ project: Project, _ resolver: Resolver, _ parts: ParallelParts
  ) -> any DialectModel
}

/// The coordinators and routes of one dialect, linked.
package protocol DialectModel: CallTyping, Sendable {
  /// False where the workspace does not use the framework: nothing else is asked then.
  var isActive: Bool { get }
  /// What walks rely on beyond declarations, as text: when it changes, every file is walked anew.
  var walkDependency: String { get }
  /// Any file may name a route, whatever words it holds: all bodies must be read.
  var needsAllBodies: Bool { get }
  /// A file that spells one of these is read whole, whether it holds a mark or not. Follows from declarations alone.
  var decisiveNames: Set<String> { get }
  /// About what this model tells visitors something else than an older one; nil where every file is walked again.
  func change(since older: any DialectModel) -> ModelChange?
  /// What a body must spell for visitors to enter it, where bodies were read with their names; nil where they enter all.
  var wantedNames: WantedNames? { get }
  /// Whether a change of a file's bodies or positions alone can change the model: it read places or bodies there.
  func readsBodies(of file: FileID, in project: Project) -> Bool
  /// Makes the visitors of some files, each for one.
  func makeVisitors(_ typer: Typer) -> (FileID) -> any DialectVisitor
  /// Judges what the visitors found in all files together. The resolver must not outlive the call; `parts` is for what
  /// several threads can do.
  func conclude(
    _ results: WalkResults, _ composition: Composition, _ project: Project, _ resolver: Resolver,
    _ parts: ParallelParts
  ) -> DialectAnswers
  /// The names that are right at a cursor, best first. Empty outside of what the dialect knows.
  func completions(_ request: CompletionRequest) -> [CompletionProposal]
}

/// Collects one file's facts for one dialect. What it returns may depend on the file's own code and on other files'
/// declarations, never on the bodies or the positions of other files: it is kept while those do not change.
package protocol DialectVisitor: CodeVisitor {
  /// Told of every expression around names of types in code that is not walked, and of what is declared there.
  func pass(_ expression: Expression, at position: CodePosition)
  func pass(_ declaration: Declaration)
  /// Whether in code that is not walked something else than a type's name counts.
  func isNoted(_ range: TextRange) -> Bool
  /// Nil where nothing was found: most files of an app have nothing to do with its routes.
  func finish() -> (any Sendable)?
}

extension DialectVisitor {
  package func pass(_ expression: Expression, at position: CodePosition) {}
  package func pass(_ declaration: Declaration) {}
  package func isNoted(_ range: TextRange) -> Bool { false }
}

/// What the visitors of one dialect found.
package struct WalkResults: Sendable {
  let files: [FileID: FileResult]
  /// Of the dialect among the active ones.
  let index: Int

  package func of<Result>(_: Result.Type) -> [FileID: Result] {
    files.compactMapValues { $0.results[index] as? Result }
  }

  /// Those of the files in which something was found, in their order.
  package func of<Result>(_: Result.Type, in order: [FileID]) -> [(file: FileID, result: Result)] {
    found(in: order).compactMap { file, result in (result as? Result).map { (file, $0) } }
  }

  /// Apart, so that no generic code goes over all files.
  private func found(in order: [FileID]) -> [(file: FileID, result: any Sendable)] {
    var found: [(file: FileID, result: any Sendable)] = []
    for file in order {
      if let result = files[file]?.results[index] { found.append((file, result)) }
    }
    return found
  }
}

/// What one dialect has to say about a workspace. Each part is worked out when it is first asked for, on whatever thread
/// asks: right behind a keystroke nobody needs all of them.
package struct DialectAnswers: Sendable {
  /// What there is.
  package struct Listing: Sendable {
    package var coordinators: [Coordinator] = []
    /// Named like routes, but in no coordinator's list: the cases of actions.
    package var actions: [Route] = []

    package init() {}
  }

  /// What stands where.
  package struct Places: Sendable {
    package var transitions: [FileID: [Transition]] = [:]
    /// In parts, as they were found: to join those of all files takes longer than most answers.
    package var occurrences: [FileID: [[Occurrence]]] = [:]

    package init() {}
  }

  /// What leads where.
  package struct Graph: Sendable {
    package var nodes: [RouteGraph.Node]
    package var edges: [RouteGraph.Edge]
    /// Coordinators and screens that the app starts with.
    package var entryPoints: [String]

    package init(nodes: [RouteGraph.Node], edges: [RouteGraph.Edge], entryPoints: [String]) {
      self.nodes = nodes
      self.edges = edges
      self.entryPoints = entryPoints
    }
  }

  private let listing: Lazy<Listing>
  private let transitionsByFile: Lazy<[FileID: [Transition]]>
  private let occurrencesByFile: Lazy<[FileID: [[Occurrence]]]>
  private let names: NamesByFile
  private let findings: Lazy<[Diagnostic]>
  private let graph: Lazy<Graph>
  /// Puts the code of the steps of one way together.
  package var pathCode: @Sendable ([String]) -> String = { $0.joined(separator: ".") }
  /// Where code spells a route's name and nothing tells whether it means one; the ranges are of the name alone.
  package var possibleUses: @Sendable (String) -> [Location] = { _ in [] }

  package var coordinators: [Coordinator] { listing.value.coordinators }
  package var actions: [Route] { listing.value.actions }
  package var transitions: [FileID: [Transition]] { transitionsByFile.value }
  /// In no order, each of a file.
  package var occurrences: some Sequence<(file: FileID, occurrence: Occurrence)> {
    [occurrencesByFile.value, names.all.mapValues { [$0] }].lazy.joined().flatMap { file, parts in
      parts.lazy.joined().map { (file, $0) }
    }
  }
  /// Looks at all occurrences where they are: to hand them out one by one takes several times as long.
  package func eachUse(of route: RouteID, _ note: (FileID, TextRange) -> Void) {
    for (file, parts) in occurrencesByFile.value {
      for part in parts {
        for index in part.indices where part[index].role == .use {
          if case .routes(let ids) = part[index].symbol, ids.contains(route) { note(file, part[index].range) }
        }
      }
    }
  }

  package func occurrences(in file: FileID) -> some Sequence<Occurrence> {
    ((occurrencesByFile.value[file] ?? []) + [names[file]]).lazy.joined()
  }
  package var diagnostics: [Diagnostic] { findings.value }
  package var nodes: [RouteGraph.Node] { graph.value.nodes }
  package var edges: [RouteGraph.Edge] { graph.value.edges }
  package var entryPoints: [String] { graph.value.entryPoints }

  package init(
    listing: @escaping @Sendable () -> Listing, places: @escaping @Sendable () -> Places,
    findings: @escaping @Sendable () -> [Diagnostic], graph: @escaping @Sendable () -> Graph
  ) {
    let places = Lazy(places)
    self.init(
      listing: listing, transitions: { places.value.transitions }, occurrences: { places.value.occurrences },
      findings: findings, graph: graph)
  }

  /// `occurrences`: whoever asks for transitions alone does not wait for what names mean. `names`: more of them, none
  /// of a route; of one file, which takes much less than all files do, or of all of them.
  package init(
    listing: @escaping @Sendable () -> Listing, transitions: @escaping @Sendable () -> [FileID: [Transition]],
    occurrences: @escaping @Sendable () -> [FileID: [[Occurrence]]],
    names: @escaping @Sendable (FileID?) -> [FileID: [Occurrence]] = { _ in [:] },
    findings: @escaping @Sendable () -> [Diagnostic], graph: @escaping @Sendable () -> Graph
  ) {
    self.listing = Lazy(listing)
    transitionsByFile = Lazy(transitions)
    occurrencesByFile = Lazy(occurrences)
    self.names = NamesByFile(names)
    self.findings = Lazy(findings)
    self.graph = Lazy(graph)
  }

  /// All at once.
  package init(listing: Listing, places: Places, findings: [Diagnostic], graph: Graph) {
    self.init(listing: { listing }, places: { places }, findings: { findings }, graph: { graph })
  }
}

extension Dialect {
  package var bodySelection: any BodySelection { AnyBody(wholeFileMarks: Set(marks)) }
  package var mayNeedAllBodies: Bool { false }
  package var looksForNames: Bool { false }
  package func foreseesAllBodies(_ facts: FileFacts) -> Bool { false }
  package var ownSources: [FrameworkSources] { [] }

  package func relink(
    _ model: any DialectModel, _ change: ProjectChange, _ project: Project, _ resolver: Resolver, _ parts: ParallelParts
  ) -> any DialectModel {
    link(project, resolver, parts)
  }
}

extension DialectModel {
  package var walkDependency: String { "" }
  package var wantedNames: WantedNames? { nil }
  package func readsBodies(of file: FileID, in project: Project) -> Bool { true }

  package func change(since older: any DialectModel) -> ModelChange? {
    walkDependency == older.walkDependency ? ModelChange() : nil
  }

  package var needsAllBodies: Bool { false }
  package var decisiveNames: Set<String> { [] }
}
