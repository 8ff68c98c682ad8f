/// A resolver lives as long as its workspace is open: what it keeps must not grow with the edits.

import Extraction
import Facts
import SourceText
import Testing

@testable import Semantics

@Suite struct ResolverAdoptionTests {
  private static let texts = [
    "A.swift": "class A: B.Inner { protocol Inner {} }", "B.swift": "class B: A.Inner { protocol Inner {} }",
  ]

  private static func tables(_ texts: [String: String]) -> NameTables {
    let files = texts.sorted { $0.key < $1.key }.map { name, text in
      FileNames(FileID(name), extractFacts(from: Array(text.utf8), bodies: .all))
    }
    return NameTables(types: NameTables(.types, of: files), others: NameTables(.others, of: files))
  }

  private static func names(_ texts: [String: String]) -> NameTable {
    NameTable([.types: tables(texts), .others: tables(texts)])
  }

  private static func count(_ dependencies: Dependencies) -> Int {
    var seen = Set<ObjectIdentifier>()
    var pending = [dependencies]
    while let next = pending.popLast() {
      if seen.insert(ObjectIdentifier(next)).inserted { pending += next.parts }
    }
    return seen.count
  }

  /// Everything that its answer about both types relies on.
  private static func size(_ resolver: Resolver) -> Int {
    resolver.startRecording()
    _ = resolver.info(NominalID("A"))
    _ = resolver.info(NominalID("B"))
    return count(resolver.reliedOn)
  }

  @Test func typesThatInheritEachOthersMembers() {
    let names = Self.names(Self.texts)
    let resolver = Resolver(names)
    func edit(_ file: String) -> Int {
      resolver.adopt(names, changed: [FileID(file)], names: NamesByUse())
      return Self.size(resolver)
    }
    let first = [Self.size(resolver), edit("A.swift"), edit("B.swift")]
    for _ in 0..<10 { _ = (edit("A.swift"), edit("B.swift")) }
    #expect(edit("B.swift") <= first.max() ?? 0)
  }

  private final class Framework: CallTyping, Sendable {
    func resultType(
      of call: CallExpression, operation: String, on receiver: Type, in scope: Scope, by typer: Typer
    ) -> Type? { nil }
  }

  /// Also not in resolvers that have had nothing to do since.
  @Test func frameworksOfAnOlderTable() {
    let names = Self.names(Self.texts)
    var framework: Framework? = Framework()
    weak let older = framework
    var pool = ResolverPool(names, frameworks: framework.map { [$0] } ?? [], isUpdatable: true)
    framework = nil
    pool.withResolver { first in
      pool.withResolver { second in
        #expect(first.frameworkTypings.count == 1 && second.frameworkTypings.count == 1)
      }
    }
    #expect(older != nil)
    pool = pool.handingOver(to: names, frameworks: [Framework()], changed: [])
    #expect(older == nil)
    pool.withResolver { first in
      pool.withResolver { second in
        #expect(first.frameworkTypings.count == 1 && second.frameworkTypings.count == 1)
      }
    }
  }

  /// One that nobody needed while the names changed knows of all changes when somebody does.
  @Test func severalEditsAtOnce() {
    var texts = ["A.swift": "class A: B {}", "B.swift": "class B: P {}", "P.swift": "protocol P {}", "Q.swift": ""]
    func bases(_ resolver: Resolver) -> [String] {
      resolver.lineage(of: .nominal(NominalID("A"), [])).map(\.id.name)
    }
    var pool = ResolverPool(Self.names(texts), isUpdatable: true)
    pool.withResolver { first in
      pool.withResolver { second in #expect(bases(first) == ["A", "B", "P"] && bases(second) == ["A", "B", "P"]) }
    }
    for (file, text, name) in [("P.swift", "", "P"), ("Q.swift", "class Q {}", "Q")] {
      texts[file] = text
      pool = pool.handingOver(
        to: Self.names(texts), changed: [FileID(file)], names: NamesByUse(declared: [name]))
      pool.withResolver { #expect(bases($0) == ["A", "B"]) }
    }
    pool.withResolver { first in
      pool.withResolver { second in #expect(bases(first) == ["A", "B"] && bases(second) == ["A", "B"]) }
    }
  }

  @Test func whatNobodyRecords() {
    let names = Self.names(Self.texts)
    let resolver = Resolver(names)
    _ = resolver.info(NominalID("A"))
    #expect(!resolver.reliedOn.parts.isEmpty)
    resolver.adopt(names, changed: [FileID("A.swift")], names: NamesByUse(declared: ["A"]))
    #expect(resolver.reliedOn.parts.isEmpty && resolver.reliedOn.names.isEmpty)
  }

  /// An answer about a member of a framework's type relies on that name, found or not, on no other member of an extension,
  /// and on none of an extension of a type that it does not know.
  @Test(arguments: [
    (NamesByUse(members: ["known"], extended: ["View"]), true),
    (NamesByUse(members: ["missing"], extended: ["View"]), true),
    (NamesByUse(members: ["known"], extended: ["V"]), true),
    (NamesByUse(members: ["known"], extended: ["Text"]), false),
    (NamesByUse(members: ["other"], extended: ["View"]), false), (NamesByUse(initialized: ["View"]), false),
    (NamesByUse(extended: ["View"]), false), (NamesByUse(declared: ["View"]), true),
  ])
  func whoAsksForMembers(_ changed: NamesByUse, _ isStale: Bool) {
    let resolver = Resolver(Self.names(["V.swift": "struct V: View {}\nextension View { func known() {} }"]))
    resolver.startRecording()
    #expect(resolver.members("known", of: .nominal(NominalID("V"), [])).count == 1)
    #expect(resolver.members("missing", of: .nominal(NominalID("V"), [])).isEmpty)
    var check = StalenessCheck(changed: changed)
    #expect(check.isStale(resolver.reliedOn) == isStale)
  }

  @Test(arguments: [
    (NamesByUse(members: ["init"]), false), (NamesByUse(initialized: ["View"]), true),
    (NamesByUse(initialized: ["Text"]), false), (NamesByUse(initialized: ["V"]), true),
  ])
  func whoAsksForInitializers(_ changed: NamesByUse, _ isStale: Bool) {
    let resolver = Resolver(Self.names(["V.swift": "struct V: View {}"]))
    resolver.startRecording()
    _ = resolver.members("init", of: .nominal(NominalID("V"), []))
    var check = StalenessCheck(changed: changed)
    #expect(check.isStale(resolver.reliedOn) == isStale)
  }

  @Test func namesThatNobodyDeclaresAnyMore() {
    let typed = """
      import M
      class C: D { typealias E = F }
      extension G { var h: Int { 1 } }
      func i() {}
      typealias J = K
      """
    var tables = Self.tables(Self.texts)
    let before = Self.sizes(tables)
    tables.replace([FileID("C.swift"): extractFacts(from: Array(typed.utf8), bodies: .all)])
    #expect(zip(before, Self.sizes(tables)).allSatisfy(<))
    tables.replace([FileID("C.swift"): FileFacts?.none])
    #expect(Self.sizes(tables) == before)
  }

  private static func sizes(_ tables: NameTables) -> [Int] {
    [
      tables.names.count, tables.typesByName.count, tables.extensionsByName.count, tables.globalsByName.count,
      tables.modules.count, tables.aliasesByTarget.count, tables.inheritorsByName.count, tables.typeNameCounts.count,
      tables.aliasNameCounts.count,
    ]
  }
}
