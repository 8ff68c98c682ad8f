/// The names that an answer relies on: it stays right until a file that declares one of them changes its outline.

/// Shared by all answers that were worked out from the same parts, and therefore cheap to keep for each.
package final class Dependencies: Sendable {
  let names: NamesByUse
  let parts: [Dependencies]
  /// To go through them without counting who holds them.
  let partIDs: [ObjectIdentifier]
  let signature: NameSignature
  /// False where the answer was worked out in the middle of another one on which it relies: of that, only names are here.
  let isWhole: Bool

  init(names: NamesByUse, parts: [Dependencies], isWhole: Bool = true) {
    self.names = names
    self.parts = parts
    partIDs = parts.map(ObjectIdentifier.init)
    signature = NameSignature(names)
    self.isWhole = isWhole && parts.allSatisfy(\.isWhole)
  }

  static let none = Dependencies(names: NamesByUse(), parts: [])

  /// Of what was worked out from several answers.
  package convenience init(joining parts: [Dependencies]) { self.init(names: NamesByUse(), parts: parts) }
}

/// A resolved name and what it was worked out from.
final class RememberedType {
  let type: Type?
  let dependencies: Dependencies
  /// The recording in which it was last given.
  fileprivate var lastRecording = 0

  init(_ type: Type?, _ dependencies: Dependencies) {
    self.type = type
    self.dependencies = dependencies
  }
}

/// Notes what answers rely on while they are worked out.
final class DependencyRecorder {
  private let isNeeded: Bool
  private var names = NamesByUse()
  private var parts: [Dependencies] = []
  /// Types on which the answer relies though they are still being worked out.
  private var unfinished = Set<NominalID>()
  /// Tells what has already been noted in this recording.
  private var recording = 1
  private var lastRecording = 1
  private static let usualPartCount = 1024

  /// `isNeeded`: otherwise answers seem to rely on nothing.
  init(isNeeded: Bool) { self.isNeeded = isNeeded }

  func start() {
    names = NamesByUse()
    // Much is noted in vain, by those who ask for no record: that capacity would be held for good.
    parts.removeAll(keepingCapacity: parts.capacity <= DependencyRecorder.usualPartCount)
    unfinished.removeAll(keepingCapacity: true)
    lastRecording += 1
    recording = lastRecording
  }

  /// All that was noted since the start.
  var dependencies: Dependencies {
    isNeeded ? Dependencies(names: names, parts: parts, isWhole: unfinished.isEmpty) : .none
  }

  func record(_ name: String) {
    if isNeeded { names.declared.insert(name) }
  }

  /// By its whole name and the last component of that: an edit may be known to concern one of several of a simple name.
  func record(_ id: NominalID) {
    guard isNeeded else { return }
    names.declared.insert(id.name)
    let simple = id.simpleName
    if simple.utf8.count != id.name.utf8.count { names.declared.insert(simple) }
  }

  /// Of this type itself.
  func record(member name: String, of type: NominalID) {
    guard isNeeded else { return }
    if name == "init" { names.initialized.insert(type.simpleName) } else { names.members.insert(name) }
  }

  /// Of these types and of the frameworks' that they inherit from.
  func record(member name: String, of lineage: Lineage) {
    guard isNeeded, !lineage.items.isEmpty else { return }
    guard name == "init" else {
      names.members.insert(name)
      return
    }
    for item in lineage.items {
      names.initialized.insert(item.id.simpleName)
      names.initialized.formUnion(item.info.frameworkSupertypes)
    }
  }

  /// And what it is nested in.
  func record(enclosing id: NominalID) {
    guard isNeeded else { return }
    record(id)
    let components = id.components
    if components.count > 1 { names.declared.formUnion(components) }
  }

  func record(allExtending name: String) {
    if isNeeded { names.extended.insert(name) }
  }

  func record(allExtending id: NominalID) {
    record(allExtending: id.name)
    record(allExtending: id.simpleName)
  }

  func note(_ info: NominalInfo) {
    guard isNeeded, info.lastRecording != recording else { return }
    info.lastRecording = recording
    if let dependencies = info.dependencies {
      parts.append(dependencies)
    } else {
      // Still being worked out, further up.
      record(enclosing: info.id)
      unfinished.insert(info.id)
    }
  }

  func note(_ lineage: Lineage) {
    guard isNeeded, lineage.lastRecording != recording else { return }
    lineage.lastRecording = recording
    for item in lineage.items { note(item.info) }
  }

  func note(_ answer: RememberedType) {
    guard isNeeded, answer.lastRecording != recording else { return }
    answer.lastRecording = recording
    parts.append(answer.dependencies)
  }

  /// An answer that will be remembered, and all that it relies on. Not noted yet. `id`: the type that it is about.
  func collecting<Answer>(
    about id: NominalID? = nil, _ work: () -> Answer
  ) -> (answer: Answer, dependencies: Dependencies) {
    if !isNeeded { return (work(), .none) }
    let outer = (names, parts, unfinished, recording)
    (names, parts, unfinished) = (NamesByUse(), [], [])
    lastRecording += 1
    recording = lastRecording
    let answer = work()
    if let id { unfinished.remove(id) }
    let own = dependencies
    let inner = unfinished
    (names, parts, unfinished, recording) = outer
    unfinished.formUnion(inner)
    return (answer, own)
  }
}
