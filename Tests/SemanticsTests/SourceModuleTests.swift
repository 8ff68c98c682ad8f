/// What the folders around a file say.

import SourceText
import Testing

@testable import Semantics

@Suite struct SourceModuleTests {
  @Test(arguments: [
    ("a.swift", [""]), ("App/a.swift", ["App", ""]), ("App/Views/a.swift", ["App/Views", "App", ""]),
  ]) func foldersAroundAFile(path: String, expected: [String]) {
    #expect(FileID(path).folders == expected)
  }

  @Test(arguments: [
    ("a.swift", ""), ("App/a.swift", ""), ("Sources/a.swift", ""), ("Sources/Shop/a.swift", "Sources/Shop"),
    ("Sources/Shop/Cart/a.swift", "Sources/Shop"), ("Kit/Sources/Shop/a.swift", "Kit/Sources/Shop"),
    ("Kit/Tests/ShopTests/a.swift", "Kit/Tests/ShopTests"),
    ("Sources/Shop/Sources/Cart/a.swift", "Sources/Shop/Sources/Cart"),
    // The innermost decides, and holds no module here.
    ("Sources/Shop/Tests/a.swift", ""), ("OurSources/Shop/a.swift", ""),
  ]) func foldersOfModules(path: String, expected: String) {
    #expect(SourceModule.folder(of: FileID(path)) == expected)
  }

  @Test(arguments: [
    ("a.swift", "", "Package.swift"), ("Sources/Shop/a.swift", "Shop", "Package.swift"),
    ("Packages/Kit/Sources/Shop/a.swift", "Shop", "Packages/Kit/Package.swift"),
  ]) func modulesAndManifests(path: String, module: String, manifest: String) {
    let home = SourceModule.Home(of: FileID(path), importing: [])
    #expect(home.module == module)
    #expect(home.manifest.path == manifest)
  }
}
