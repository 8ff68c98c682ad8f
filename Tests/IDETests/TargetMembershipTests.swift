/// Which files are in no target: what a project's text says, and what follows from it.

import SourceText
import TestSupport
import Testing

@testable import IDE

private func read(_ text: String, at path: String = "App/App.xcodeproj/project.pbxproj") -> TargetMembership.Project? {
  TargetMembership.Project(Array(text.utf8), ofFileAt: path)
}

@Suite struct XcodeProjectReadingTests {
  @Test func whatAProjectNames() throws {
    let found = try #require(read(xcodeProject(naming: ["Main.swift", "Screens/Start.swift", "\"Old Start.swift\""])))
    #expect((found.folder, found.name) == ("App", "App.xcodeproj") && found.compilesSwift)
    #expect(found.fileNames.isSuperset(of: ["main.swift", "start.swift", "old start.swift"]))
    #expect(found.fileNames.count < 6, "\(found.fileNames)")
    #expect(try #require(read(xcodeProject(naming: []), at: "A.xcodeproj/project.pbxproj")).folder == "")
  }

  @Test(arguments: [
    "path = Main.swift;", "path = \"Main.swift\";", "path = ../Other/Main.swift;",
    "path = \"$(SRCROOT)/a b/Main.swift\";",
    "name = MAIN.swift; path = x;", "AB /* Main.swift */", "(Main.swift, Other.swift)",
    "shellScript = \"lint Main.swift\";",
    "path = \"Very old Main.swift\";", "path = Main.swift.swift;",
  ]) func namesInAnyForm(entry: String) throws {
    #expect(try #require(read(xcodeProject(naming: [], entries: [entry]))).fileNames.contains("main.swift"))
  }

  @Test(arguments: ["path = Domain.swift;", "path = \"Main+More.swift\";", "path = Main.swif;", "path = Main;"])
  func otherNames(entry: String) throws {
    #expect(try !#require(read(xcodeProject(naming: [], entries: [entry]))).fileNames.contains("main.swift"))
  }

  @Test func foldersOnPaths() throws {
    let entries = [
      "AB /* My Kit */ = {isa = PBXGroup; children = (); path = \"My Kit/Screens\"; };",
      "AB = {\n\t\t\tisa = PBXGroup;\n\t\t\tpath = Old;\n\t\t};",
      "AB = {isa = PBXFileReference; path = ../Other/Main.swift; };", "AB = {isa = PBXGroup; name = Named; };",
      "path = ",
    ]
    let found = try #require(read(xcodeProject(naming: ["Main.swift", "\"Old Start.swift\""], entries: entries)))
    #expect(found.pathFolders == ["my kit", "screens", "old", "..", "other"])
  }

  @Test func foldersAroundFiles() throws {
    func file(_ id: String, _ path: String, tree: String = "\"<group>\"") -> String {
      "\(id) /* F */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = \(path); sourceTree = \(tree); };"
    }
    func group(_ children: String, _ path: String) -> String {
      "G /* G */ = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\(children)\n\t\t\t);\n\t\t\t\(path)\n\t\t};"
    }
    func folders(_ entries: String...) throws -> [String: Set<String>] {
      try #require(read(xcodeProject(naming: [], entries: entries))).parentFolders
    }
    let children = "\t\t\t\tA1 /* Main.swift */,\n\t\t\t\tA2 /* Other.swift */,"
    let both = [file("A1", "Main.swift"), file("A2", "\"Other.swift\"")]
    #expect(
      try folders(both[0], both[1], group(children, "path = UI;")) == ["main.swift": ["ui"], "other.swift": ["ui"]])
    #expect(try folders(both[0], group(children, "path = \"../Kit/My UI\";")) == ["main.swift": ["my ui"]])
    #expect(
      try folders(
        file("A1", "Main.swift"), file("A2", "Main.swift"), group("A1,", "path = A;"), group("A2,", "path = B;"))
        == ["main.swift": ["a", "b"]])
    #expect(try folders(file("A1", "UI/Main.swift"), group(children, "name = Any;")) == ["main.swift": ["ui"]])
    // A group of no folder of its own, none at all, another root, or several groups.
    #expect(try folders(both[0], group(children, "name = UI;")) == [:])
    #expect(try folders(both[0], group("A3,", "path = UI;")) == [:])
    #expect(try folders(file("A1", "Main.swift", tree: "SOURCE_ROOT"), group(children, "path = UI;")) == [:])
    #expect(try folders(both[0], group(children, "path = UI;"), group(children, "path = Kit;")) == [:])
    #expect(try folders(file("A1", "\"$(SRCROOT)/Main.swift\"")) == [:])
    #expect(try folders(both[0], file("A9", "Main.swift"), group(children, "path = UI;")) == [:])
  }

  /// A file that a group still shows when no target compiles it any more is named, and by nothing else.
  @Test func filesThatAreOnlyShown() throws {
    func names(_ entries: String...) throws -> Bool {
      let reference =
        "A1 /* Old.swift */ = {isa = PBXFileReference; path = Old.swift; sourceTree = \"<group>\"; };"
      let group = "G = {\n\t\t\tisa = PBXGroup;\n\t\t\tchildren = (\n\t\t\t\tA1 /* Old.swift */,\n\t\t\t);\n\t\t};"
      let text = xcodeProject(naming: ["Main.swift"], entries: [reference, group] + entries)
      return try #require(read(text)).fileNames.contains("old.swift")
    }
    #expect(try !names())
    for entry in [
      "B1 /* Old.swift in Sources */ = {isa = PBXBuildFile; fileRef = A1 /* Old.swift */; };",
      "B1 = {isa = PBXBuildFile; fileRef = A1; };", "shellScript = \"swiftc Old.swift\";",
      "A2 /* Old.swift */ = {isa = PBXBuildFile; };", "\tA2 /* Old.swift */,",
    ] { #expect(try names(entry), "\(entry)") }
  }

  /// Xcode's exceptions: a target leaves files out of its own folder, and takes some from another target's.
  @Test func filesThatTargetsLeaveOut() throws {
    func exceptions(_ id: String, _ target: String, _ files: String) -> String {
      "\(id) = {\n\t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;\n\t\t\tmembershipExceptions = (\n"
        + "\t\t\t\t\(files)\n\t\t\t);\n\t\t\ttarget = \(target);\n\t\t};"
    }
    func folder(_ id: String, _ exceptions: String, _ path: String = "App") -> String {
      "\(id) = {\n\t\t\tisa = PBXFileSystemSynchronizedRootGroup;\n\t\t\texceptions = (\n\t\t\t\t\(exceptions)\n\t\t\t);\n"
        + "\t\t\tpath = \(path);\n\t\t};"
    }
    func target(_ id: String, _ folders: String) -> String {
      "\(id) = {\n\t\t\tisa = PBXNativeTarget;\n\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\t\(folders)\n\t\t\t);\n\t\t};"
    }
    func found(_ entries: String...) throws -> Set<String> {
      try #require(read(xcodeProject(naming: ["Main.swift"], entries: entries))).filesLeftOut
    }
    let own = exceptions(
      "E1 /* App */", "T1 /* App */", "UI/Old.swift,\n\t\t\t\t\"My Old.swift\",\n\t\t\t\tInfo.plist,")
    let app = target("T1 /* App */", "F1 /* App */,")
    let both: Set = ["app/ui/old.swift", "app/my old.swift"]
    #expect(try found(own, folder("F1 /* App */", "E1 /* App */,"), app) == both)
    #expect(try found(own, folder("F1", "E1,", "\"Kit/App\""), app) == both)
    // The target does not have the folder: it takes these files.
    #expect(try found(own, folder("F1", "E1,"), target("T1", "F2,")) == [])
    #expect(try found(own, folder("F1", "E1,"), target("T2", "F1,")) == [])
    // Another one takes some of them, or has the folder as well.
    let more = exceptions("E2", "T2", "UI/Old.swift,")
    #expect(try found(own, more, folder("F1", "E1, E2,"), app) == ["app/my old.swift"])
    #expect(try found(own, more, folder("F1", "E1, E2,"), app, target("T2", "F1,")) == ["app/ui/old.swift"])
    #expect(try found(own, folder("F1", "E1,"), app, target("T2", "F1,")) == [])
    let phase = more.replacing("BuildFileExceptionSet", with: "GroupBuildPhaseMembershipExceptionSet")
      .replacing("target = ", with: "buildPhase = ")
    #expect(try found(own, phase, folder("F1", "E1, E2,"), app) == ["app/my old.swift"])
    // Compiled by its name, or one of two folders with one name.
    #expect(try found(own, folder("F1", "E1,"), app, "B1 /* Old.swift in Sources */,") == ["app/my old.swift"])
    #expect(try found(own, folder("F1", "E1,"), app, folder("F2", "", "Kit/App")) == [])
  }

  /// Such a project says nothing about what it does not name.
  @Test func projectsThatDoNotTell() {
    let text = xcodeProject(naming: ["Main.swift"])
    #expect(read(text) != nil)
    let unclear = [
      "", "{}", String(text.dropFirst()), String(text.dropLast(3)), text.replacing("rootObject", with: "root"),
      xcodeProject(naming: ["Main.swift"], entries: ["AB = {isa = PBXFileSystemSynchronizedRootGroup; };"]),
      xcodeProject(naming: ["Main.swift"], entries: ["AB = {isa = PBXLegacyTarget; buildToolPath = /usr/bin/make; };"]),
      xcodeProject(naming: ["Main.swift"], entries: ["<<<<<<< HEAD", "=======", ">>>>>>> other"]),
      xcodeProject(
        naming: ["Main.swift"], entries: ["{isa = PBXFileReference; lastKnownFileType = folder; path = ..; };"]),
      xcodeProject(naming: ["Main.swift"], entries: ["{isa = PBXFileReference; lastKnownFileType = folder; };"]),
    ]
    for text in unclear { #expect(read(text) == nil, "\(text)") }
    #expect(read(text, at: "project.pbxproj") == nil && read(text, at: "App/project.pbxproj") == nil)
  }

  @Test func foldersAndPhases() throws {
    let folder = "AB = {isa = PBXFileReference; lastKnownFileType = folder; name = K; path = \"../My Kit\"; };"
    #expect(try #require(read(xcodeProject(naming: [], entries: [folder]))).folderNames == ["my kit"])
    let group = "isa = PBXFileSystemSynchronizedRootGroup;"
    for synchronized in [
      "AB /* My Kit */ = {\(group) explicitFileTypes = {}; explicitFolders = (); path = \"My Kit\"; sourceTree = A; };",
      "AB = {\n\t\t\t\(group)\n\t\t\texceptions = (\n\t\t\t\tAC,\n\t\t\t);\n\t\t\tpath = \"../My Kit\";\n\t\t};",
    ] {
      let project = try #require(read(xcodeProject(naming: [], entries: [synchronized])))
      #expect(project.folderNames == ["my kit"], "\(synchronized)")
    }
    #expect(try !#require(read(xcodeProject(naming: []))).compilesSwift)
    #expect(try !#require(read(xcodeProject(naming: ["A.swift"], phase: "PBXResourcesBuildPhase"))).compilesSwift)
  }

  /// Whatever the bytes are.
  @Test func damagedProjectsAreRead() {
    var random = SplitMix64(seed: 5)
    let text = Array(
      xcodeProject(naming: ["Main.swift", "\"Old Start.swift\""], entries: ["FileType = folder; path = K; }"]).utf8)
    for length in 0...text.count { _ = TargetMembership.Project(Array(text.prefix(length)), ofFileAt: "A.xcodeproj/p") }
    for _ in 0..<2000 {
      var other = text
      for _ in 0..<3 {
        let place = Int.random(in: 20..<other.count - 20, using: &random)
        other.replaceSubrange(
          place..<place + Int.random(in: 0..<9, using: &random), with: [UInt8.random(in: 0...255, using: &random)])
      }
      _ = TargetMembership.Project(other, ofFileAt: "A.xcodeproj/p")
    }
  }
}

@Suite struct TargetMembershipTests {
  private func project(
    _ folder: String, _ files: [String], folders: Set<String> = [], paths: Set<String> = [], compilesSwift: Bool = true,
    name: String = "App", parents: [String: Set<String>] = [:], leftOut: Set<String> = []
  ) -> TargetMembership.Project {
    TargetMembership.Project(
      folder: folder, name: name + ".xcodeproj", fileNames: Set(files.map { $0.lowercased() }), folderNames: folders,
      pathFolders: paths, parentFolders: parents, filesLeftOut: leftOut, compilesSwift: compilesSwift)
  }

  private func outside(
    _ projects: [TargetMembership.Project], _ files: [String], others: Set<String> = []
  ) -> [String] {
    TargetMembership(projects: projects, otherFolders: others).filesInNoTarget(of: files.map { FileID($0) })
      .map(\.key.path).sorted()
  }

  private let three = ["App/Main.swift", "App/UI/Start.swift", "App/UI/Old.swift"]
  private let app = ["Main.swift", "start.swift"]

  @Test func whatNoProjectNames() {
    #expect(outside([project("App", app)], three) == ["App/UI/Old.swift"])
    #expect(outside([project("", app)], three) == ["App/UI/Old.swift"])
    #expect(outside([], three) == [])
    // In another folder, or named by another project, in whatever case.
    #expect(outside([project("Ap", app)], three) == [])
    #expect(outside([project("App", app), project("Other", ["OLD.swift"], name: "B")], three) == [])
    let membership = TargetMembership(projects: [project("App", app), project("App", [], name: "B")])
    #expect(
      Set(membership.filesInNoTarget(of: three.map { FileID($0) }).values)
        == ["the file is in no target of 'App.xcodeproj' or 'B.xcodeproj'"])
  }

  @Test func copiesInFoldersThatNoProjectNames() {
    let copies = ["App/Main.swift", "App/UI/Start.swift", "App/UI Old/Start.swift"]
    #expect(outside([project("App", app, paths: ["ui"])], copies) == ["App/UI Old/Start.swift"])
    #expect(outside([project("", app, paths: ["app", "ui"])], copies) == ["App/UI Old/Start.swift"])
    #expect(outside([project("App", app), project("Other", [], paths: ["ui old"])], copies) == ["App/UI/Start.swift"])
    // It may mean either, or neither.
    for paths: Set in [["ui", "ui old"], [], ["old"]] {
      #expect(outside([project("App", app, paths: paths)], copies) == [], "\(paths)")
    }
    // The only one of its name, or one whose folder may be written in several ways.
    #expect(outside([project("App", app, paths: ["ui"])], [copies[0], copies[2]]) == [])
    #expect(outside([project("App", app, paths: ["ui"])], [copies[0], copies[1], "App/Älter/Start.swift"]) == [])
  }

  /// A copy above or below the folder that the project names for that file.
  @Test func copiesInFoldersThatTheProjectNamesForOthers() {
    let copies = ["App/Main.swift", "App/UI/Start.swift", "App/UI/Views/Start.swift"]
    func found(_ parents: [String: Set<String>], _ files: [String]? = nil) -> [String] {
      outside([project("App", app, paths: ["ui", "views", "old"], parents: parents)], files ?? copies)
    }
    #expect(found(["start.swift": ["views"]]) == ["App/UI/Start.swift"])
    #expect(found(["start.swift": ["ui"]]) == ["App/UI/Views/Start.swift"])
    // Both, or nobody can tell, or neither.
    for parents in [["start.swift": Set(["ui", "views"])], [:], ["main.swift": ["ui"]], ["start.swift": ["old"]]] {
      #expect(found(parents) == [], "\(parents)")
    }
    #expect(found(["start.swift": ["views"]], Array(copies.prefix(2))) == [])
    #expect(found(["start.swift": ["views"]], ["App/Main.swift", "App/Start.swift", copies[2]]) == [])
    // The one that is meant may be a target's because of the folder around it.
    let synchronized = project(
      "App", app, folders: ["views"], paths: ["ui", "views"], parents: ["start.swift": ["views"]])
    #expect(outside([synchronized], copies) == ["App/UI/Start.swift"])
    #expect(outside([synchronized], Array(copies.prefix(2))) == [])
    let other = project("Other", ["Start.swift"], name: "B")
    let own = project("App", app, paths: ["ui", "views"], parents: ["start.swift": ["views"]])
    #expect(outside([own, other], copies) == [])
  }

  @Test func aProjectMustBeWhatBuildsTheFiles() {
    #expect(outside([project("App", app, compilesSwift: false)], three) == [])
    // Half of what it could hold.
    #expect(outside([project("App", app)], three + ["App/B.swift"]) == ["App/B.swift", "App/UI/Old.swift"])
    #expect(outside([project("App", app)], three + ["App/B.swift", "App/C.swift"]) == [])
    // Files of an inner project, or of a package, are none that it could hold.
    let inner = (0..<9).map { "App/Inner/\($0).swift" }
    #expect(outside([project("App", app)], three + inner) == [])
    #expect(outside([project("App", app)], three + inner + ["App/Inner/Package.swift"]) == ["App/UI/Old.swift"])
    #expect(outside([project("App", app), project("App/Inner", ["0.swift"])], three + inner) == ["App/UI/Old.swift"])
  }

  @Test func filesLeftOutOfFolders() {
    let files = ["Main/App/Main.swift", "Main/App/UI/Old.swift", "Main/Old.swift", "Main/Kit/UI/Old.swift"]
    func found(
      _ folder: String = "Main", folders: Set<String> = ["app"], with other: TargetMembership.Project? = nil,
      in all: [String]? = nil, others: Set<String> = []
    ) -> [String] {
      let own = project(
        folder, ["Old.swift"], folders: folders, paths: ["main", "app", "kit", "ui"], leftOut: ["app/ui/old.swift"])
      return outside([own] + (other.map { [$0] } ?? []), all ?? files, others: others)
    }
    #expect(found() == [files[1]] && found("") == [files[1]])
    #expect(found("Main/App") == [] && found("Other") == [])
    // Another folder that is a target's as a whole, around it or in it; or another project, or another tool.
    #expect(found("", folders: ["app", "main"]) == [] && found(folders: ["app", "ui"]) == [])
    #expect(found(with: project("Kit", ["Old.swift"], name: "B")) == [])
    #expect(found(with: project("Kit", [], folders: ["app"], name: "B")) == [])
    #expect(found(with: project("Kit", ["Main.swift"], folders: ["kit"], name: "B")) == [files[1]])
    #expect(found(others: ["Main"]) == [] && found(in: files + ["Package.swift"]) == [])
    #expect(found(others: ["Kit"]) == [files[1]])
  }

  @Test func whereAnotherToolBuilds() {
    for folder in ["", "App", "App/UI"] { #expect(outside([project("App", app)], three, others: [folder]) == []) }
    for folder in ["A", "App/U", "Other"] {
      #expect(outside([project("App", app)], three, others: [folder]) == ["App/UI/Old.swift"])
    }
    for manifest in ["Package.swift", "App/Package.swift", "App/UI/Project.swift", "App/Tuist.swift"] {
      #expect(outside([project("App", app)], three + [manifest]).contains("App/UI/Old.swift") == false)
    }
    #expect(outside([project("App", app)], three + ["Other/Package.swift"]) == ["App/UI/Old.swift"])
  }

  @Test func foldersAndNamesThatMayMeanMore() {
    #expect(outside([project("App", app, folders: ["ui"])], three) == [])
    #expect(outside([project("App", app, folders: ["u"])], three) == ["App/UI/Old.swift"])
    for name in ["Älter", "a\\b", "a\"b", "a;b", " a", "a*b"] {
      #expect(outside([project("App", app)], three.dropLast() + ["App/\(name).swift"]) == [], "\(name)")
    }
    for name in ["a b", "a+b", "a (1)", "a's", "a.b"] {
      #expect(outside([project("App", app)], three.dropLast() + ["App/\(name).swift"]).count == 1, "\(name)")
    }
    #expect(outside([project("App", app)], three.dropLast() + ["App/My.playground/Contents.swift"]) == [])
  }

  @Test func longPathsAreRead() {
    let path = "App/" + String(repeating: "a/", count: 2_000) + "Old.swift"
    #expect(outside([project("App", app)], three.dropLast() + [path]) == [path])
    #expect(outside([project("App", app)], ["", "/", "//", "App/", "App//Main.swift"]).count < 5)
  }
}
