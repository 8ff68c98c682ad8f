/// What is known of a workspace beside its texts.

package import RouteGraph

package struct AnalysisConfiguration: Equatable, Sendable {
  package var packagePins: [PackagePin]
  package var targets: TargetMembership
  /// Names of coordinators to start from; empty to find them.
  package var entryPoints: [String]
  /// Names of the dialects to look for; nil for all.
  package var dialects: Set<String>?
  /// There is more code than the files that are given: that something is used nowhere in these says nothing.
  package var hasUnreadCode: Bool

  package init(
    packagePins: [PackagePin] = [], targets: TargetMembership = TargetMembership(), entryPoints: [String] = [],
    dialects: Set<String>? = nil, hasUnreadCode: Bool = false
  ) {
    self.packagePins = packagePins
    self.targets = targets
    self.entryPoints = entryPoints
    self.dialects = dialects
    self.hasUnreadCode = hasUnreadCode
  }
}
