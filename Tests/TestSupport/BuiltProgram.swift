/// The program that the tests were built with: the product lies beside the bundle of the tests.

package import Foundation

package let builtProgram: URL = {
  let arguments = ProcessInfo.processInfo.arguments
  let bundle =
    arguments.firstIndex(of: "--test-bundle-path").flatMap { arguments.dropFirst($0 + 1).first } ?? arguments[0]
  var directory = URL(fileURLWithPath: bundle).deletingLastPathComponent()
  while directory.path.contains(".xctest") { directory.deleteLastPathComponent() }
  return directory.appendingPathComponent("signalbox")
}()
