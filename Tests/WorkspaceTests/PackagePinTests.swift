/// Which package versions a workspace pins.

import IDE
import RouteGraph
import Testing
@testable import Workspace

@Suite struct PackagePinTests {
  private func pins(_ files: [String: String]) throws -> [String] {
    let tree = try TemporaryTree(files)
    return scan(WorkspaceRoot(path: tree.path)).pins.map { "\($0.name) \($0.version ?? "-") \($0.url ?? "-")" }
  }

  @Test func allVersionsOfPackageResolved() throws {
    let first = """
      {"object":{"pins":[{"package":"Stinsen","repositoryURL":"https://github.com/rundfunk47/Stinsen.git",
      "state":{"branch":null,"revision":"abc","version":"2.0.7"}}]},"version":1}
      """
    let third = """
      {"originHash":"x","pins":[{"identity":"xcoordinator","kind":"remoteSourceControl","location":"git@host:q/XCoordinator",
      "state":{"branch":"main","revision":"abc"}}],"version":3}
      """
    #expect(
      try pins(["Package.resolved": first]) == ["stinsen 2.0.7 https://github.com/rundfunk47/Stinsen.git"])
    #expect(try pins(["Package.resolved": third]) == ["xcoordinator - git@host:q/XCoordinator"])
    #expect(try pins(["Package.resolved": "<<<<<<< HEAD"]) == [])
  }

  @Test func aProjectThatNobodyCommitsStillPins() throws {
    let path = "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    let text = #"{"pins":[{"identity":"vdflow","location":"u","state":{"version":"4.0.0"}}],"version":2}"#
    #expect(try pins([".gitignore": "*.xcodeproj\nPackage.resolved\n", path: text]) == ["vdflow 4.0.0 u"])
  }

  @Test func podsAndCarthage() throws {
    let pods =
      "PODS:\n  - Stinsen (2.0.8)\n  - Firebase/Core (10.1.0):\n    - Other (= 1)\n  - \"A+B (1.0)\"\n\nDEPENDENCIES:\n  - Stinsen (1)\n"
    #expect(try pins(["Podfile.lock": pods]) == ["stinsen 2.0.8 -", "a+b 1.0 -"])
    let carthage =
      "github \"quickbird/XCoordinator\" \"v2.2.1\"\ngit \"https://host/x/y.git\" \"0123456789abcdef\"\nbroken\n"
    #expect(
      try pins(["Cartfile.resolved": carthage]) == [
        "xcoordinator 2.2.1 https://github.com/quickbird/XCoordinator", "y - https://host/x/y.git",
      ])
  }

  @Test func theNearestFileComesFirst() throws {
    let pin = { (version: String) in
      #"{"pins":[{"identity":"stinsen","location":"u","state":{"version":"\#(version)"}}],"version":2}"#
    }
    #expect(
      try pins([
        "A/Package.resolved": pin("1.0.0"), "Package.resolved": pin("2.0.0"), "B/Package.resolved": pin("1.0.0"),
      ])
        == ["stinsen 2.0.0 u", "stinsen 1.0.0 u", "stinsen 1.0.0 u"])
  }

  @Test func pinsKnowTheirFolder() throws {
    let text = #"{"pins":[{"identity":"vdflow","location":"u","state":{"version":"4.0.0"}}],"version":2}"#
    let tree = try TemporaryTree([
      "A/Package.resolved": text, "B/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": text,
      "All.xcworkspace/xcshareddata/swiftpm/Package.resolved": text,
    ])
    #expect(Set(scan(WorkspaceRoot(path: tree.path)).pins.map(\.folder)) == ["A", "B", ""])
  }

  @Test func projectsSayWhatTheyAskFor() throws {
    func reference(_ url: String, _ requirement: String) -> String {
      """
      ABC /* XCRemoteSwiftPackageReference */ = {
      \tisa = XCRemoteSwiftPackageReference;
      \trepositoryURL = "\(url)";
      \trequirement = {
      \t\t\(requirement)
      \t};
      };

      """
    }
    let text =
      reference("https://github.com/dankinsoid/VDFlow.git", "kind = upToNextMajorVersion;\n minimumVersion = 4.31.0;")
      + reference("https://host/a/b", "kind = upToNextMinorVersion;\n minimumVersion = 1.2.3;")
      + reference("https://host/a/c", "kind = versionRange;\n maximumVersion = 3.0.0;\n minimumVersion = 2.0.0;")
      + reference("https://host/a/d", "kind = exactVersion;\n version = 5.6.7;")
      + reference("https://host/a/e", "branch = main;\n kind = branch;") + reference("https://host/a/f", "")
    let tree = try TemporaryTree(["App/App.xcodeproj/project.pbxproj": text])
    let pins = scan(WorkspaceRoot(path: tree.path)).pins
    #expect(
      pins.map { "\($0.folder) \($0.name) \($0.version ?? "-") \($0.source)" } == [
        "App vdflow 4.31.0 required(below: Optional(\"5.0.0\"))", "App b 1.2.3 required(below: Optional(\"1.3.0\"))",
        "App c 2.0.0 required(below: Optional(\"3.0.0\"))", "App d 5.6.7 required(below: nil)",
        "App e - required(below: nil)",
      ])
  }
}
