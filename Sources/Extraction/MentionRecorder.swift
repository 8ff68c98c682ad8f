/// Notes the type names that skipped bodies mention.

struct MentionRecorder {
  /// One for each open type.
  private var open: [MentionSet] = []

  mutating func openType() { open.append(MentionSet()) }

  mutating func closeType(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    open.popLast()?.names(bytes) ?? []
  }

  /// Call for every capitalised identifier of a skipped body.
  @inline(__always)
  mutating func note(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    if open.isEmpty { return }
    open[open.count - 1].insert(bytes, start, end)
  }
}

/// Distinct names in order of appearance, kept as ranges of the text.
private struct MentionSet {
  private var entries: [(start: Int32, length: Int32, hash: UInt32)] = []
  /// One more than an index into `entries`, zero when free; a power of two, at most half full.
  private var slots: [Int32] = []

  mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    if entries.count * 2 >= slots.count { grow() }
    var hash: UInt32 = 2_166_136_261
    for index in start..<end { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, isSame(bytes, Int(entry.start), Int(entry.length), start, end) { return }
      slot = (slot + 1) & (slots.count - 1)
    }
    entries.append((Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end - start), hash))
    slots[slot] = Int32(truncatingIfNeeded: entries.count)
  }

  func names(_ bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    entries.map { entry in
      String(decoding: bytes[Int(entry.start)..<Int(entry.start) + Int(entry.length)], as: UTF8.self)
    }
  }

  private func isSame(_ bytes: UnsafeBufferPointer<UInt8>, _ a: Int, _ length: Int, _ b: Int, _ end: Int) -> Bool {
    guard length == end - b else { return false }
    for index in 0..<length where bytes[a + index] != bytes[b + index] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(32, slots.count * 2))
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
  }
}
