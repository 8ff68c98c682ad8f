/// `signalbox/status`: what the server is doing and how well, also while it indexes.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol
import Workspace

let statusRow = RequestRow(
  method: "signalbox/status",
  run: .onLoop { server, json throws(ResponseError) in
    let _: LSP.NoParameters = try decoded(json)
    let suspects = server.documents.values.filter(\.isSuspect).map(\.uri.spelling).sorted()
    let problems =
      server.unreadDocuments.map { ($0.path, $0.message) }
      + server.folders.flatMap { folder in
        // The folder itself has no path in it.
        folder.problems.map { ($0.path.isEmpty ? folder.path : $0.path, $0.message) }
      }
    let isIndexing = server.folders.contains(where: \.isIndexing)
    let isDegraded = !suspects.isEmpty || !problems.isEmpty
    let reason = suspects.first.map { "out of step: \($0)" } ?? problems.first.map { "\($0): \($1)" }
    return [
      "version": .string(server.options.version),
      "pid": .integer(Int(getpid())),
      "state": isIndexing ? "indexing" : isDegraded ? "degraded" : "ready",
      "reason": isIndexing ? .null : reason.json,
      "folders": .array(server.folders.filter { $0.root != nil }.map(status)),
      "openDocuments": .integer(server.documents.count),
      "suspectDocuments": .integer(suspects.count),
      "memory": memory(),
      "uptimeSeconds": .real(rounded((ContinuousClock.now - server.start) / .seconds(1))),
      "requests": .array(server.statistics.summary.map(status)),
    ]
  })

/// The system counts the peak now and then only, so that it may lag behind.
private func memory() -> JSONValue {
  let resident = residentBytes()
  return ["residentBytes": .integer(resident), "peakBytes": .integer(max(resident, peakBytes()))]
}

private func status(of folder: Folder) -> JSONValue {
  let summary = folder.snapshot.summary
  return [
    "uri": folder.uri.json,
    "files": .integer(summary.files),
    "filesParsed": .integer(summary.filesParsed),
    "coordinators": .integer(summary.coordinators),
    "routes": .integer(summary.routes),
    "transitions": [
      "total": .integer(summary.transitions.total),
      "resolved": .integer(summary.transitions.resolved),
      "unresolved": .integer(summary.transitions.unresolved),
    ],
  ]
}

private func status(of row: (method: String, count: Int, p50: Double, p95: Double)) -> JSONValue {
  [
    "method": .string(row.method), "count": .integer(row.count),
    "p50Milliseconds": .real(rounded(row.p50)), "p95Milliseconds": .real(rounded(row.p95)),
  ]
}

/// To three digits behind the point.
private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

private func peakBytes() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  #endif
}

private func residentBytes() -> Int {
  #if os(Linux)
    let descriptor = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return peakBytes() }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 128)
    let count = max(0, read(descriptor, &buffer, buffer.count))
    let fields = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return peakBytes() }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  #else
    return peakBytes()
  #endif
}
