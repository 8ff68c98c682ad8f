/// Targets of one workspace may give a name different meanings: a type here, an alias there.

import Extraction
import Facts
import SourceText
import Testing

@testable import Semantics

@Suite struct SameNamedAliasTests {
  private static func meaning(of name: String, in file: String, _ texts: [String: String]) -> Type {
    let files = texts.sorted { $0.key < $1.key }.map { name, text in
      FileNames(FileID(name), extractFacts(from: Array(text.utf8), bodies: .all))
    }
    let tables = Dictionary(uniqueKeysWithValues: NameTables.Half.allCases.map { ($0, NameTables($0, of: files)) })
    return Resolver(NameTable(tables)).resolve(
      .named([TypeComponent(name: name, range: .zero)]), in: DeclarationContext(file: FileID(file)))
  }

  private static let widget = ["Widget/A.swift": "struct A {}\nfunc w() {}"]

  @Test func anAliasBesideAnotherTargetsType() {
    let texts = Self.widget.merging(["App/A.swift": "typealias A = B", "App/B.swift": "struct B {}"]) { $1 }
    #expect(Self.meaning(of: "A", in: "App/B.swift", texts) == .unknown)
    #expect(Self.meaning(of: "A", in: "App/A.swift", texts) == .nominal(NominalID("B"), []))
    #expect(Self.meaning(of: "A", in: "Widget/A.swift", texts) == .nominal(NominalID("A"), []))
  }

  @Test func whatOtherFilesDoNotSee() {
    let texts = Self.widget.merging(["App/A.swift": "private typealias A = B", "App/B.swift": "struct B {}"]) { $1 }
    #expect(Self.meaning(of: "A", in: "App/B.swift", texts) == .nominal(NominalID("A"), []))
    #expect(Self.meaning(of: "A", in: "App/A.swift", texts) == .nominal(NominalID("B"), []))
  }

  @Test(arguments: [("B", true), ("C", false)])
  func severalAliases(_ other: String, _ isKnown: Bool) {
    let texts = [
      "App/A.swift": "typealias A = B\nstruct B {}\nstruct C {}", "Mac/A.swift": "typealias A = \(other)",
      "C.swift": "",
    ]
    #expect(Self.meaning(of: "A", in: "C.swift", texts) == (isKnown ? .nominal(NominalID("B"), []) : .unknown))
    #expect(Self.meaning(of: "A", in: "App/A.swift", texts) == .nominal(NominalID("B"), []))
  }

  /// `typealias A = Shop.A`: the type that this module alone declares, unless another one declares such a type as well.
  @Test func anAliasThatNamesTheSameTypeInFull() {
    let shop = ["Packages/Core/Sources/Shop/A.swift": "public struct A {}", "App/Links.swift": "typealias A = Shop.A"]
    let user = shop.merging(["App/B.swift": "import Shop"]) { $1 }
    #expect(Self.meaning(of: "A", in: "App/B.swift", user) == .nominal(NominalID("A"), []))
    let others = user.merging(["Packages/Core/Sources/Stock/A.swift": "public struct A {}"]) { $1 }
    #expect(Self.meaning(of: "A", in: "App/B.swift", others) == .unknown)
    let elsewhere = user.merging(["App/Links.swift": "typealias A = Library.A"]) { $1 }
    #expect(Self.meaning(of: "A", in: "App/B.swift", elsewhere) == .unknown)
  }
}
