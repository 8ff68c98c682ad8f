/// A folder on the disk with the files of a fixture, for as long as a test runs.

import Foundation

final class TemporaryWorkspace: Sendable {
  let path: String

  var uri: String { "file://" + path }

  /// `//- /Path.swift` opens a file.
  init(_ fixture: String = "") throws {
    path = FileManager.default.temporaryDirectory
      .appending(path: "signalbox-" + UUID().uuidString.lowercased()).path(percentEncoded: false)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, text) in Self.files(in: fixture) { try write(file, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func uri(_ file: String) -> String { uri + "/" + file }

  func write(_ file: String, _ text: String) throws {
    let url = URL(filePath: path + "/" + file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Another name of the same file.
  func link(_ file: String, to existing: String) throws {
    try FileManager.default.linkItem(atPath: path + "/" + existing, toPath: path + "/" + file)
  }

  func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: path + "/" + file) }

  private static func files(in fixture: String) -> [(String, String)] {
    var files: [(String, String)] = []
    for line in fixture.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//- /") {
        files.append((String(line.dropFirst(5)), ""))
      } else if !files.isEmpty {
        files[files.count - 1].1 += line + "\n"
      }
    }
    return files
  }
}

/// Two files with one coordinator, two routes, and one call that is wrong.
let depot = """
  //- /DepotCoordinator.swift
  import Stinsen
  import SwiftUI

  final class DepotCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \\DepotCoordinator.start)
    @Root var start = makeStart
    @Route(.push) var parcel = makeParcel
    @Route(.push) var help = makeHelp

    func makeStart() -> DepotScreen { DepotScreen() }
    func makeParcel(number: Int) -> ParcelScreen { ParcelScreen(number: number) }
    func makeHelp() -> HelpScreen { HelpScreen() }
    func openParcel() { self.route(to: \\.parcel, 1) }
    func openHelp() { self.route(to: \\.help) }
  }
  //- /Screens.swift
  import Stinsen
  import SwiftUI

  struct DepotScreen: View {
    @EnvironmentObject var router: DepotCoordinator.Router
    var body: some View {
      Button("Parcel") { router.route(to: \\.parcel, 7) }
      Button("Help") { router.route(to: \\.help) }
      Button("Wrong") { router.route(to: \\.parcle, 7) }
    }
  }
  struct ParcelScreen: View {
    let number: Int
    var body: some View { Text("Parcel") }
  }
  struct HelpScreen: View {
    var body: some View { Text("Help") }
  }
  """
