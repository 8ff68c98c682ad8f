/// Findings that a project has accepted: they stay silent, and whatever is new does not.

package import IDE
import JSON
import RouteGraph

package struct Baseline: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var fingerprint: String
    package var code: String
    /// For people, who review the file: `AuthenticatedCoordinator.testbed`.
    package var subject: String
    /// Equal findings in one declaration are counted.
    package var count: Int
  }

  /// Sorted by code, subject and fingerprint, each fingerprint once.
  package private(set) var entries: [Entry]

  package init(_ identities: [FindingIdentity]) {
    var entries: [String: Entry] = [:]
    for identity in identities {
      let fingerprint = identity.fingerprint
      let new = Entry(fingerprint: fingerprint, code: identity.code, subject: identity.description, count: 0)
      entries[fingerprint, default: new].count += 1
    }
    self.init(entries: entries.values)
  }

  private init(entries: some Sequence<Entry>) {
    self.entries = entries.sorted { ($0.code, $0.subject, $0.fingerprint) < ($1.code, $1.subject, $1.fingerprint) }
  }

  // MARK: Comparing

  package struct Comparison: Sendable {
    /// For each finding, whether it is accepted.
    package var isAccepted: [Bool]
    /// What no longer occurs, with how often it is missing.
    package var stale: [Entry]
    /// The entries that still occur, no more often than they do.
    package var remaining: Baseline
  }

  /// `identities` are those of all findings of the workspace; of entries with other codes than those that ran nothing is
  /// known, so they stay.
  package func comparing(_ identities: [FindingIdentity], codes: Set<String>) -> Comparison {
    var left = Dictionary(entries.map { ($0.fingerprint, $0.count) }) { max($0, $1) }
    let isAccepted = identities.map { identity in
      let fingerprint = identity.fingerprint
      guard let count = left[fingerprint], count > 0 else { return false }
      left[fingerprint] = count - 1
      return true
    }
    var stale: [Entry] = []
    var remaining: [Entry] = []
    for var entry in entries {
      let missing = codes.contains(entry.code) ? left[entry.fingerprint] ?? 0 : 0
      entry.count -= missing
      if entry.count > 0 { remaining.append(entry) }
      if missing > 0 {
        entry.count = missing
        stale.append(entry)
      }
    }
    return Comparison(isAccepted: isAccepted, stale: stale, remaining: Baseline(entries: remaining))
  }
}

package struct BaselineError: Error, Equatable {
  package var message: String
}

// MARK: - The file

extension Baseline {
  package init(readingFrom path: String) throws(BaselineError) {
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try readFile(path, limit: 64 << 20).bytes
    } catch {
      throw BaselineError(message: error.message)
    }
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try parseJSON(bytes, rejectingDuplicateKeys: true)
    } catch {
      throw BaselineError(message: "not JSON: \(error.message)")
    }
    guard value["tool"]?.stringValue == productName, let version = value["version"]?.integerValue else {
      throw BaselineError(message: "not a baseline of \(productName)")
    }
    guard version == 1 else { throw BaselineError(message: "version \(version) of the format is not known; known: 1") }
    guard let list = value["entries"]?.arrayValue else { throw BaselineError(message: "it has no 'entries'") }
    var entries: [String: Entry] = [:]
    for (index, element) in list.enumerated() {
      guard let entry = Entry(element) else {
        throw BaselineError(message: "entry \(index + 1) lacks a fingerprint, a code, a subject or a count from 1")
      }
      // Merging two branches may leave both sides' entries.
      if let known = entries[entry.fingerprint], known.count >= entry.count { continue }
      entries[entry.fingerprint] = entry
    }
    self.init(entries: entries.values)
  }

  package func write(to path: String) throws(BaselineError) {
    let list = entries.map { entry -> JSONValue in
      .object([
        "fingerprint": .string(entry.fingerprint), "code": .string(entry.code), "subject": .string(entry.subject),
        "count": .integer(entry.count),
      ])
    }
    let value: JSONValue = .object(["version": 1, "tool": .string(productName), "entries": .array(list)])
    guard let bytes = try? writeJSON(value, layout: .indented) else {
      throw BaselineError(message: "its content cannot be written as JSON")
    }
    do throws(FileWriteError) {
      try writeFile(bytes + [UInt8(ascii: "\n")], atomicallyTo: path)
    } catch {
      throw BaselineError(message: error.message)
    }
  }
}

extension Baseline.Entry {
  fileprivate init?(_ value: JSONValue) {
    guard let fingerprint = value["fingerprint"]?.stringValue, let code = value["code"]?.stringValue,
      let subject = value["subject"]?.stringValue, let count = value["count"]?.integerValue, count > 0
    else { return nil }
    self.init(fingerprint: fingerprint, code: code, subject: subject, count: count)
  }
}
