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
        == ["stinsen 2.0.0 u", "stinsen 1.0.0 u"])
  }
}
