/// How long requests took, for `signalbox/status`.

struct RequestStatistics: Sendable {
  struct Row: Sendable {
    var count = 0
    /// Of the last requests, in milliseconds; written in a circle.
    var durations: [Double] = []
  }

  private var rows: [String: Row] = [:]

  private static let capacity = 256

  mutating func add(_ method: String, _ duration: Duration) {
    let milliseconds = duration / .milliseconds(1)
    var row = rows[method] ?? Row()
    if row.durations.count < Self.capacity {
      row.durations.append(milliseconds)
    } else {
      row.durations[row.count % Self.capacity] = milliseconds
    }
    row.count += 1
    rows[method] = row
  }

  /// Sorted by method.
  var summary: [(method: String, count: Int, p50: Double, p95: Double)] {
    rows.sorted { $0.key < $1.key }.map { method, row in
      let sorted = row.durations.sorted()
      return (method, row.count, percentile(50, of: sorted), percentile(95, of: sorted))
    }
  }

  private func percentile(_ percent: Int, of sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, sorted.count * percent / 100)]
  }
}
