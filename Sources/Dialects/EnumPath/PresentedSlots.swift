/// Which properties are slots: what is put there appears as a sheet, or is pushed by whoever waits for it.

import Semantics

struct PresentedSlots {
  private let optionals: [EnumPathOptional]
  private let resolver: Resolver
  /// Properties that sheets show, by name.
  private let shown: [String: [EnumPathSlot]]
  /// Properties that some view waits for.
  private let observed: Set<EnumPathSlot>
  private let handedOn: [EnumPathSlot: NominalID]
  private let presented: Set<NominalID>
  /// The enums that sheets take out of structs.
  let heldBy: [NominalID: Set<NominalID>]
  /// Types that hide what they hold.
  private let erasing: [NominalID: NominalID]

  init(
    _ found: [MountVisitor.Found], _ readings: [EnumPathReading], _ resolver: Resolver,
    _ erasing: [NominalID: NominalID]
  ) {
    self.resolver = resolver
    self.erasing = erasing
    optionals = readings.flatMap(\.optionals)
    shown = Dictionary(grouping: found.flatMap(\.presentedSlots), by: \.name)
    observed = found.reduce(into: Set()) { $0.formUnion($1.observed) }
    handedOn = found.reduce(into: [:]) { all, item in all.merge(item.handedOn) { first, _ in first } }
    presented = found.reduce(into: Set()) { $0.formUnion($1.presented) }
    heldBy = found.reduce(into: [:]) { all, item in all.merge(item.heldBy) { $0.union($1) } }
  }

  /// With the types that sheets show.
  func read(_ registered: Set<NominalID>) -> (slots: Set<EnumPathSlot>, presented: Set<NominalID>) {
    var presented = presented
    for case (let slot, .of(let type)) in optionals.map({ ($0.slot, $0.content) }) where isRequired(slot) {
      presented.insert(type)
    }
    var slots = Set(handedOn.filter { registered.contains($0.value) }.keys)
    for optional in optionals {
      let isSlot =
        switch optional.content {
        case .of(let type):
          presented.contains(type) || observed.contains(optional.slot) && registered.contains(type)
        case .holder(let type): heldBy[type] != nil || erasing[type] != nil
        case .parameter: named(optional.slot).contains { isOrInherits($0.owner, optional.slot.owner) }
        }
      if isSlot { slots.insert(optional.slot) }
    }
    return (slots, heldBy.values.reduce(presented) { $0.union($1) })
  }

  private func named(_ slot: EnumPathSlot) -> [EnumPathSlot] { shown[slot.name] ?? [] }

  /// A protocol asks for it, and a sheet shows it of whoever conforms.
  private func isRequired(_ slot: EnumPathSlot) -> Bool {
    named(slot).contains { resolver.info($0.owner).isProtocol && isOrInherits(slot.owner, $0.owner) }
  }

  private func isOrInherits(_ id: NominalID, _ base: NominalID) -> Bool {
    resolver.lineage(of: resolver.selfType(of: id)).contains { $0.id == base }
  }
}
