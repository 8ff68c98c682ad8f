/// Checks the routes of a whole package, or of a whole Xcode project, before each build of a target that asks for it.
///
/// The server's binary is not built here: it is the one that is installed, and without it nothing is checked.

import Foundation
import PackagePlugin

@main
struct SignalboxPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    check(context.package.directoryURL, workDirectory: context.pluginWorkDirectoryURL)
  }

  private static let prefixes = ["/opt/homebrew/bin", "/usr/local/bin", "/usr/bin"]

  private static var installedBinary: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return (path.split(separator: ":").map(String.init) + prefixes)
      .map { URL(filePath: $0).appending(path: "signalbox") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
  }

  private func check(_ root: URL, workDirectory: URL) -> [Command] {
    guard let binary = Self.installedBinary else {
      Diagnostics.warning("signalbox is not installed; run 'sudo make install' in its repository")
      return []
    }
    let directory = root.path(percentEncoded: false)
    return [
      .prebuildCommand(
        displayName: "Check the routes", executable: binary,
        arguments: ["check", "--root", directory, "--format", "xcode", "--fail-level", "error"],
        outputFilesDirectory: workDirectory)
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension SignalboxPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) -> [Command] {
      check(context.xcodeProject.directoryURL, workDirectory: context.pluginWorkDirectoryURL)
    }
  }
#endif
