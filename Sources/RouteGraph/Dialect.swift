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

  package init(files: [FileID: FileFacts], names: NameTable, pins: [PackagePin], entryPoints: [String]) {
    self.files = files
    fileIDs = files.keys.sorted()
    self.names = names
    self.pins = pins.filter { $0.source == .resolved }
    requirements = pins.filter { $0.source != .resolved }
    self.entryPoints = entryPoints
  }
}

/// What has happened to a project.
package struct ProjectChange: Sendable {
  /// The files with another text.
  package var files: Set<FileID>
  /// What those declared before and declare now, where they do not declare the same.
  package var names: Set<String>

  package init(files: Set<FileID>, names: Set<String>) {
    self.files = files
    self.names = names
  }

  package static let none = ProjectChange(files: [], names: [])

  package var check: StalenessCheck { StalenessCheck(changed: names) }
}

package protocol Dialect: Sendable {
  /// As in every output: `stinsen`.
  var name: String { get }
  /// Identifiers of which a file must hold one to be read whole.
  var marks: [String] { get }
  /// Marks of which one must occur somewhere in a workspace for the dialect to be looked for at all.
  var signs: [String] { get }
  /// The framework's public types in Swift, as far as typing needs them.
  var interface: String { get }
  /// By what the framework's own sources are known, where a workspace holds them.
  var ownSources: [FrameworkSources] { get }
  /// Its model may ask for the bodies of all files.
  var mayNeedAllBodies: Bool { get }
  /// What its codes mean, one for each code that it reports.
  var explanations: [Explanation] { get }
  /// Finds coordinators and routes. Depends on every file's declarations and on the bodies of factories.
  func link(_ project: Project, _ resolver: Resolver) -> any DialectModel
  /// The model after a change: equal to one from scratch.
  func relink(
    _ model: any DialectModel, _ change: ProjectChange, _ project: Project, _ resolver: Resolver
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
  /// Simple names of the coordinators about which this model tells visitors something else than an older one, so that
  /// files which rely on them are walked again; nil where all files are.
  func changedNames(since older: any DialectModel) -> Set<String>?
  /// Whether a change of a file's bodies or positions alone can change the model: it read places or bodies there.
  func readsBodies(of file: FileID, in project: Project) -> Bool
  func makeVisitor(for file: FileID, _ typer: Typer) -> any DialectVisitor
  /// Judges what the visitors found in all files together. The resolver must not outlive the call; `parts` is for what
  /// several threads can do.
  func conclude(
    _ results: [FileID: any Sendable], _ composition: Composition, _ project: Project, _ resolver: Resolver,
    _ parts: ParallelParts
  ) -> DialectAnswers
  /// The names that are right at a cursor, best first. Empty outside of what the dialect knows.
  func completions(_ request: CompletionRequest) -> [CompletionProposal]
}

/// Collects one file's facts for one dialect. What it returns may depend on the file's own code and on other files'
/// declarations, never on the bodies or the positions of other files: it is kept while those do not change.
package protocol DialectVisitor: CodeVisitor {
  func finish() -> any Sendable
}

/// What one dialect has to say about a workspace. Each part is worked out when it is first asked for, on whatever thread
/// asks: right behind a keystroke nobody needs all of them.
package struct DialectAnswers: Sendable {
  /// What there is, and where it stands.
  package struct Listing: Sendable {
    package var coordinators: [Coordinator] = []
    /// Named like routes, but in no coordinator's list: the cases of actions.
    package var actions: [Route] = []
    package var transitions: [FileID: [Transition]] = [:]
    package var occurrences: [FileID: [Occurrence]] = [:]
    /// Coordinators and screens that the app starts with.
    package var entryPoints: [String] = []

    package init() {}
  }

  private let listing: Lazy<Listing>
  private let findings: Lazy<[Diagnostic]>
  private let graph: Lazy<(nodes: [RouteGraph.Node], edges: [RouteGraph.Edge])>
  /// Puts the code of the steps of one way together.
  package var pathCode: @Sendable ([String]) -> String = { $0.joined(separator: ".") }

  package var coordinators: [Coordinator] { listing.value.coordinators }
  package var actions: [Route] { listing.value.actions }
  package var transitions: [FileID: [Transition]] { listing.value.transitions }
  package var occurrences: [FileID: [Occurrence]] { listing.value.occurrences }
  package var entryPoints: [String] { listing.value.entryPoints }
  package var diagnostics: [Diagnostic] { findings.value }
  package var nodes: [RouteGraph.Node] { graph.value.nodes }
  package var edges: [RouteGraph.Edge] { graph.value.edges }

  package init(
    listing: @escaping @Sendable () -> Listing, findings: @escaping @Sendable () -> [Diagnostic],
    graph: @escaping @Sendable () -> (nodes: [RouteGraph.Node], edges: [RouteGraph.Edge])
  ) {
    self.listing = Lazy(listing)
    self.findings = Lazy(findings)
    self.graph = Lazy(graph)
  }

  /// All at once.
  package init(
    listing: Listing, findings: [Diagnostic], nodes: [RouteGraph.Node], edges: [RouteGraph.Edge]
  ) {
    self.init(listing: { listing }, findings: { findings }, graph: { (nodes, edges) })
  }
}

extension Dialect {
  package var mayNeedAllBodies: Bool { false }
  package var ownSources: [FrameworkSources] { [] }

  package func relink(
    _ model: any DialectModel, _ change: ProjectChange, _ project: Project, _ resolver: Resolver
  ) -> any DialectModel {
    link(project, resolver)
  }
}

extension DialectModel {
  package var walkDependency: String { "" }
  package func readsBodies(of file: FileID, in project: Project) -> Bool { true }

  package func changedNames(since older: any DialectModel) -> Set<String>? {
    walkDependency == older.walkDependency ? [] : nil
  }

  package var needsAllBodies: Bool { false }
}
