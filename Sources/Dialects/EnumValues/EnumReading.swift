/// Which enum cases a value names, and what is wrong with it.

import Facts
import Semantics
import SourceText

/// One case, or one static member, of one enum.
struct EnumHop: Hashable, Sendable {
  var owner: NominalID
  var name: String
  var range: TextRange
  /// A static member that stands for a case.
  var isAlias: Bool
}

/// A value taken apart, outermost case first: `.a(.b(1))` has two hops.
struct EnumReading: Sendable {
  var hops: [EnumHop] = []
  /// Where else the value can lead, as a payload is one of several: `.a(isNew ? .b : .c)`.
  var forks: [Way] = []
  /// Cases that it names beside its hops: in its forks, and in payloads that lead nowhere.
  var beside: [EnumHop] = []
  var problems: [EnumProblem] = []
  /// Why the value, or what comes behind its last hop, is not known from source.
  var unknown: String?
  /// Not known, but for its type: the place takes nothing else.
  var isTyped = false
  /// The outermost name, or the whole expression where it names nothing.
  var range: TextRange
  /// The name at `range`, if there is one.
  var name: String?
  /// The type is written in front of it.
  var isQualified = false
  /// Being typed: nothing is said about it.
  var isUnfinished = false
  /// Member expressions that this reading has dealt with.
  var nodes: [ObjectIdentifier] = []

  struct Way: Sendable {
    var hops: [EnumHop]
    var unknown: String?
  }

  /// The same value, once for each way that it can lead.
  var ways: [EnumReading] {
    var own = self
    own.forks = []
    return [own]
      + forks.map { way in
        var other = own
        (other.hops, other.unknown, other.beside) = (way.hops, way.unknown, [])
        return other
      }
  }

  /// All cases that it names, each once.
  var named: [EnumHop] { hops + beside }

  /// Leads on to what a payload can be.
  mutating func lead(to payloads: [EnumReading]) {
    guard let first = payloads.first else { return }
    let own = hops
    forks += payloads.flatMap(\.ways).dropFirst().map { way in
      Way(hops: own + way.hops, unknown: way.hops.isEmpty ? way.unknown : nil)
    }
    beside += first.beside + payloads.dropFirst().flatMap(\.named)
    hops += first.hops
    if first.hops.isEmpty { unknown = first.unknown }
  }

  var isResolved: Bool { !hops.isEmpty && problems.isEmpty && !isUnfinished }
  /// Resolved in a list of transitions: the type is known, and the value unless it comes from elsewhere.
  var isKnown: Bool { isTyped ? problems.isEmpty && !isUnfinished : isResolved && unknown == nil }
}

/// Something that the compiler refuses.
struct EnumProblem: Sendable {
  enum Kind: Hashable, Sendable {
    /// The enum has no such case, and nothing out of sight can have added it.
    case unknownCase
    /// Written with the name of another type than the position takes, from this offset on.
    case foreignType(NominalID, start: Int)
    case missingInput(String)
    case superfluousInput
    /// The call as its labels should be: `b(id:)`.
    case wrongLabels(String)
    case wrongType(expected: String, actual: String)
  }

  var kind: Kind
  /// The enum that the position takes.
  var owner: NominalID
  var name: String
  var range: TextRange
  /// Behind the name: where a missing payload would go, and the payload that is there.
  var payload: TextRange
  /// What other functions of that name take, and has no such case either.
  var alternatives: [NominalID] = []
}

extension Type {
  /// A generic parameter, or a type that only its constraints describe.
  var isSymbolic: Bool {
    switch self {
    case .parameter, .constrained, .unknown: true
    default: false
    }
  }
}
