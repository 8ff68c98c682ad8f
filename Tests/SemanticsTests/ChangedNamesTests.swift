/// An edit changes the meaning of no more names than it must, since everything that relies on one is worked out again.

import Extraction
import Facts
import SourceText
import Testing

@testable import Semantics

@Suite struct ChangedNamesTests {
  private static let before = "import A\nlet a = 1\nfunc f() {}\nfunc f(x: Int) {}\nstruct S { struct T {} }\nrun()"

  /// `types`: what types are called.
  private static func changed(_ older: String?, _ newer: String?, types: Set<String> = []) -> NamesByUse {
    func version(_ text: String?) -> FileNames.Version? {
      text.map { FileNames.Version(facts: extractFacts(from: Array($0.utf8), bodies: .all), text: Array($0.utf8)) }
    }
    return FileNames.changedNames(
      in: FileID("a.swift"), from: version(older), to: version(newer), isWhole: types.contains)
  }

  @Test(
    arguments: [
      ("func f() {}", "func f() { g() }", []),
      ("run()", "run(1)\nif true { struct Local {} }", []),
      ("let a = 1", "// a\n\nlet a =   1", []),
      ("let a = 1", "let a = 2", ["a"]),
      ("let a = 1", "let a = 1, b = 1", ["a", "b"]),
      ("let a = 1\n", "", ["a"]),
      ("func f() {}\nfunc f(x: Int) {}", "func f(x: Int) {}\nfunc f() {}", ["f"]),
      ("func f() {}", "func f() {}\ntypealias U = S", ["U", "S"]),
      ("struct T {}", "struct T: P {}", ["S.T"]),
      ("struct S", "extension V.W: P {}\nstruct S", ["V", "W"]),
    ])
  func ofTheDeclarationsThatChanged(_ part: String, _ other: String, _ names: [String]) {
    #expect(Self.changed(Self.before, Self.before.replacing(part, with: other)).declared == Set(names))
  }

  /// One without a body is still being typed; and to compare two of a kind is nothing new.
  @Test(
    arguments: [
      ("static func == (a: Self, b: Int) -> Bool { true }", true), ("static func == (a: Self, b: Int) -> Bool", false),
      ("static func == (a: Self, b: Self) -> Bool { true }", false),
    ])
  func ofOperators(_ function: String, _ isMeant: Bool) {
    let other = Self.before.replacing("struct S {", with: "struct S { \(function)\n")
    #expect(Self.changed(Self.before, other).declared == (isMeant ? ["=="] : []))
    let unfinished = Self.before.replacing("struct S {", with: "struct S { \(function.prefix { $0 != "{" })\n")
    #expect(Self.changed(unfinished, other).declared.contains("==") == isMeant)
  }

  /// They may see other types, or be in other builds.
  @Test(
    arguments: [
      ("import A", "import B"), ("let a = 1", "#if DEBUG\nlet a = 1\n#endif"),
      ("struct S", "#if DEBUG\n#endif\nstruct S"),
      ("func f() {}", "infix operator ^^\nfunc f() {}"),
    ])
  func ofAllWhereTheirSurroundingsChanged(_ part: String, _ other: String) {
    #expect(
      Self.changed(Self.before, Self.before.replacing(part, with: other)).declared.isSuperset(of: [
        "a", "f", "S", "S.T",
      ]))
  }

  @Test func whatMovesOutOfItsBuild() {
    let inside = "#if DEBUG\nlet a = 1\nlet b = 1\n#endif\nlet c = 1"
    let outside = "#if DEBUG\nlet a = 1\n#endif\nlet b = 1\nlet c = 1"
    #expect(Self.changed(inside, outside).declared.contains("b"))
  }

  @Test func ofAllWhereTheFileIsNew() {
    #expect(Self.changed(nil, Self.before).declared == ["a", "f", "S", "S.T", "T"])
    #expect(Self.changed(Self.before, nil).declared == ["a", "f", "S", "S.T", "T"])
  }

  // MARK: Extensions

  private static let extending =
    "extension V.W {\n  var a: Int { 1 }\n  @P var b: Int { 1 }\n  func c() {}\n  struct D { var d = 1 }\n}\nrun()"

  @Test(
    arguments: [
      ("var a: Int { 1 }", "var a: Int { 2 }", [], []),
      ("var a: Int", "var a: String", ["a"], []),
      ("@P", "@Q", ["b"], []),
      ("func c()", "func e()", ["c", "e"], []),
      ("func c() {}", "init() {}", ["c"], []),
      ("func c() {}", "static func == (a: Self, b: Int) -> Bool { true }", ["c", "=="], ["=="]),
      ("func c() {}", "static func == (a: Self, b: Int) -> Bool", ["c", "=="], []),
      ("func c() {}", "static func == (a: Self, b: Self) -> Bool { true }", ["c", "=="], []),
      ("func c() {}", "func c() {}\n  typealias E = F.G", ["E"], ["E", "G"]),
      ("var d = 1", "var d = 2", ["D"], ["D"]),
      ("extension V.W", "private extension V.W", ["a", "b", "c", "D"], ["D"]),
      ("  func c() {}", "#if DEBUG\n  func c() {}\n#endif", ["c", "D"], ["D"]),
      ("run()", "extension X {}", [], []),
      ("run()", "run()\n}", ["D"], ["D"]),
      ("extension V.W", "@Main\n}\nextension V.W", ["D"], ["D"]),
      ("extension V.W", "#if DEBUG\n#endif\nextension V.W", [], []),
    ])
  func ofTheMembersThatChanged(_ part: String, _ other: String, _ members: [String], _ declared: [String]) {
    let changed = Self.changed(Self.extending, Self.extending.replacing(part, with: other))
    #expect(changed.members == Set(members) && changed.declared == Set(declared))
    #expect(changed.extended.isSubset(of: ["W", "X"]))
    #expect(changed.initialized == (other.contains("init") ? ["W"] : []))
  }

  /// It may be another type that it extends now.
  @Test func ofAllMembersWhereAnExtensionSeesOthers() {
    let changed = Self.changed("import X\n" + Self.extending, Self.extending)
    #expect(changed.members == ["a", "b", "c", "D"] && changed.declared == ["D"] && changed.extended == ["W"])
  }

  /// What a type inherits is everybody's who names it, and what a macro adds nobody knows.
  @Test(arguments: ["extension V.W: P", "@Adding extension V.W"])
  func ofTheTypeWhereItsExtensionSaysMore(_ header: String) {
    let changed = Self.changed(Self.extending, Self.extending.replacing("extension V.W", with: header))
    #expect(changed.declared == ["V", "W", "D"])
  }

  /// What a type nests in an extension, those alone can mean who know the type; unless it may be another one's.
  @Test(arguments: ["", ": P"])
  func ofWhatExtensionsNest(_ clause: String) {
    let other = Self.extending.replacing("extension V.W", with: "extension V.W" + clause)
    let inherited: Set<String> = clause.isEmpty ? [] : ["V.W"]
    let seen = Self.changed("import X\n" + other, other, types: ["V.W"])
    #expect(seen.declared == inherited.union(["V.W.D"]))
    #expect(Self.changed("import X\n" + other, other).declared.contains("D"))
    let gone = Self.changed(other, other.replacing("struct D", with: "struct E"), types: ["V.W"])
    #expect(gone.declared == inherited.union(["V.W.D", "V.W.E", "D", "E"]))
    let alias = Self.extending.replacing("struct D { var d = 1 }", with: "typealias D = Int")
    #expect(Self.changed("import X\n" + alias, alias, types: ["V.W"]).declared.contains("D"))
  }

  // MARK: Members of types

  private static let declaring =
    "struct S: P {\n  var a = 1\n  var h: Int { 1 }\n  @M func b() {}\n  func c() {}\n  class D {\n    var d = 1\n    @P var i = 1\n    func e() {}\n  }\n}\nprotocol Q { func g() }\n@M extension E.X: P { func x() {} }"

  /// Who asked for none of these by name can keep what it found.
  @Test(
    arguments: [
      ("func c() {}", "func f() {}", ["c", "f"], "S"),
      ("func c() {}", "@MainActor func c() {}", ["c"], "S"),
      ("func c() {}", "", ["c"], "S"),
      ("func e() {}", "func e(x: Int) {}", ["e"], "S.D"),
      ("var d = 1", "var f: Int?", ["d", "f"], "S.D"),
      ("var h: Int { 1 }", "var f: Int { 1 }", ["f", "h"], "S"),
      ("func x() {}", "func f() {}\n  var y: Int { 1 }", ["f", "x", "y"], "X"),
      ("func c() {}", "func c() {}\n  static func == (a: S, b: S) -> Bool { true }", ["=="], "S"),
    ])
  func ofTheOwnMembersThatChanged(_ part: String, _ other: String, _ members: [String], _ type: String) {
    let changed = Self.changed(Self.declaring, Self.declaring.replacing(part, with: other))
    let edited = NameTable.lastComponent(type)
    #expect(changed == NamesByUse(members: Set(members), extended: [type], edited: [edited]))
    #expect(changed.withEditedTypes.declared == [edited])
  }

  /// A macro, and text that cannot be read, may hide members of all types around it.
  @Test(arguments: [("run()", "run()\n}", ["S", "S.T"]), ("{ struct", "{ #make\nstruct", ["S", "S.T"])])
  func ofTypesWithOtherMembers(_ part: String, _ other: String, _ types: [String]) {
    let changed = Self.changed(Self.before, Self.before.replacing(part, with: other))
    #expect(changed == NamesByUse(extended: Set(types), edited: ["S", "T"]))
  }

  /// Whatever else differs, everybody who names the type may rely on it.
  @Test(
    arguments: [
      ("var a = 1", "var a = 2"), ("func c() {}", "init() {}"), ("func c() {}", "func c() {}\n  var f = 1"),
      ("@M func b()", "func b()"), ("func c() {}", "func c() {}\n  class F {}"), ("struct S: P", "struct S"),
      ("func c() {}", "#if DEBUG\n  func c() {}\n#endif\n  var f = 1"),
      ("class D", "@M class D"), ("struct S", "infix operator ^^\nstruct S"), ("struct S", "import B\nstruct S"),
      ("struct S", "class S"), ("func c() {}", "case c"),
      ("@P var i", "var i"), ("var h: Int { 1 }", "var h: Int"),
    ])
  func ofTheTypeWhereMoreThanMembersChanged(_ part: String, _ other: String) {
    let changed = Self.changed(Self.declaring, Self.declaring.replacing(part, with: other))
    let isNested = ["class D", "@P var i"].contains(part)
    #expect(changed.declared.isSuperset(of: isNested ? ["S.D"] : ["S", "S.D"]) && !changed.declared.contains("D"))
    #expect(changed.declared.contains("S") != isNested)
    #expect(changed.withEditedTypes.declared.isSuperset(of: ["S", "D"]))
  }

  /// Whoever knows another type's nested one of that name has noticed nothing; but for those who found that there is none.
  @Test(
    arguments: [
      ("class D {", "class D: P {", ["S.D"]), ("@P var i", "@Q var i", ["S.D"]), ("class D {", "class D<X> {", ["S.D"]),
      ("func e() {}", "init() {}", ["S.D"]), ("class D {", "class D {\n    class F {}", ["S.D", "S.D.F", "F"]),
      ("class D {", "class D {\n    typealias F = E", ["S.D", "F"]),
      ("class D {", "private class D {", ["S", "S.D"]), ("class D {", "class F {", ["S", "S.D", "D", "S.F", "F"]),
      ("class D {", "enum D {", ["S", "S.D"]), ("class D {", "extension D {", ["S", "S.D", "D"]),
    ])
  func ofANestedType(_ part: String, _ other: String, _ declared: [String]) {
    let changed = Self.changed(Self.declaring, Self.declaring.replacing(part, with: other))
    #expect(changed.declared == Set(declared))
    #expect(changed.members.isEmpty && changed.extended.isEmpty)
  }

  @Test(arguments: [("A", true), ("A.B", true), ("B", false), ("C", false), ("D", false), ("E", false), ("F.D", false)])
  func whatIsATypesWholeName(_ name: String, _ isType: Bool) {
    let text = "class A { class B {} }\ntypealias C = A\nextension E {}\nenum F { enum D {}; typealias D = Int }"
    let names = FileNames(FileID("a.swift"), extractFacts(from: Array(text.utf8), bodies: .all))
    let table = NameTable([.types: NameTables(.types, of: [names]), .others: NameTables(.others, of: [names])])
    #expect(table.isType(name) == isType)
  }

  /// The extended type may have a longer name than is written.
  @Test func ofATypeNestedInAnExtension() {
    let text = "extension E: P {\n  class D { var d = 1 }\n}"
    let plain = text.replacing(": P", with: "")
    for text in [text, plain] {
      func changed(_ part: String, _ other: String) -> NamesByUse {
        Self.changed(text, text.replacing(part, with: other), types: ["E"])
      }
      #expect(changed("class D", "@M class D").declared == ["E.D"])
      #expect(changed("class D", "@M class D").members.isEmpty)
      #expect(changed("var d", "var e").extended == ["E.D"])
      #expect(changed("class D", "class F").members.isEmpty == (text != plain))
    }
    #expect(Self.changed(plain, plain.replacing("class D", with: "@M class D")).declared == ["D"])
    #expect(Self.changed(plain, plain.replacing("class D", with: "@M class D")).members == ["D"])
    #expect(Self.changed(text, text.replacing("class D", with: "@M class D")).declared == ["E", "D"])
    #expect(Self.changed(text, text.replacing("var d", with: "var e")).extended == ["D"])
  }

  /// What it asks for, others must have.
  @Test func ofTheProtocol() {
    #expect(Self.changed(Self.declaring, Self.declaring.replacing("func g()", with: "func h()")).declared == ["Q"])
  }
}
