/// Navigation containers: R11, R12 and R25.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ContainerRules {
  private typealias Shape = (coordinator: StinsenCoordinator, name: String, shape: StinsenShape)

  @Sendable static func check(_ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    let shapes = eachShape(evidence)
    return nested(shapes, evidence) + fullScreenOnMac(shapes) + missing(shapes, evidence)
  }

  /// R12, where every declaration of the route does it: which of several `#if` branches is built is not known.
  private static func nested(_ shapes: [Shape], _ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    shapes.compactMap { coordinator, name, shape in
      guard coordinator.routes(named: name).allSatisfy({ $0.shapes.allSatisfy { isNested($0, evidence.resolver) } }),
        case .coordinator(let output) = shape.output
      else { return nil }
      return (
        shape.file,
        StinsenMessages.warning(
          "nested-navigation-container", shape.nameRange,
          "push '\(name)' of '\(coordinator.id.name)' shows '\(output.spelled)', a second navigation view")
      )
    }
  }

  private static func isNested(_ shape: StinsenShape, _ resolver: Resolver) -> Bool {
    guard shape.kind == .presentation("push"), case .coordinator(let output) = shape.output else { return false }
    return buildsNavigation(output, resolver)
  }

  /// An NVC, or a wrapper subclass whose body constructs a navigation view.
  private static func buildsNavigation(_ type: Type, _ resolver: Resolver) -> Bool {
    guard case .nominal(let id, _) = type else { return false }
    if id.name == StinsenName.navigationView { return true }
    guard resolver.conforms(id, to: StinsenName.wrapper) == .yes else { return false }
    return resolver.info(id).entries.contains { entry in
      entry.node.members.contains { member in
        guard case .function(let node) = member, node.kind == .initializer, let body = node.body else { return false }
        return wrapsInNavigation(body.statements)
      }
    }
  }

  /// `super.init(child) { view in NavigationView { view } }`, whatever build it is and whoever asks.
  private static func wrapsInNavigation(_ statements: [Statement]) -> Bool {
    var wraps = false
    ExpressionWalk.visit(statements) { expression in
      guard case .call(let call) = expression, case .member(let callee) = call.callee, callee.name == "init",
        case .name(let base)? = callee.base, base.name == "super"
      else { return }
      for case .closure(let content) in call.arguments.map(\.value) {
        let root = ConstructionFinder.root(of: content.statements) { type in
          type.dottedName.map { StinsenContainers.isContainer(NameTable.lastComponent($0)) } ?? false
        }
        wraps = wraps || root != nil
      }
    }
    return wraps
  }

  /// R25
  private static func fullScreenOnMac(_ shapes: [Shape]) -> [(FileID, StinsenFinding)] {
    shapes.compactMap { coordinator, name, shape in
      guard shape.kind == .presentation("fullScreen"),
        shape.conditions.contains(where: { $0.holds && $0.system == "macOS" })
      else { return nil }
      return (
        shape.file,
        StinsenMessages.warning(
          "no-op-transition", shape.nameRange,
          "'\(name)' of '\(coordinator.id.name)' is full screen, which macOS does not show")
      )
    }
  }

  // MARK: R11

  /// A push with no container on any way from an entry. Hosts count as containers wherever they could be one.
  private static func missing(_ shapes: [Shape], _ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    guard !evidence.presence.entries.isEmpty else { return [] }
    let containment = StinsenContainment.of(evidence)
    let presented = evidence.presence.usage.presented
    return shapes.compactMap { coordinator, name, shape in
      guard shape.kind == .presentation("push"), presented.contains(RouteID(coordinator.coordinatorID, name)),
        coordinator.variants.count == 1, coordinator.variants.first?.routes[name]?.shapes.count == 1,
        containment.isNeverContained(coordinator.id), !isAskedInSheet(coordinator, name, evidence)
      else { return nil }
      return (
        shape.file,
        StinsenMessages.warning(
          "missing-navigation-container", shape.nameRange,
          "push '\(name)' of '\(coordinator.id.name)' has no navigation view above it")
      )
    }
  }

  /// The framework wraps a view that a coordinator presents, so that pushes from it work. Who calls the coordinator's own
  /// methods is not known.
  private static func isAskedInSheet(
    _ coordinator: StinsenCoordinator, _ name: String, _ evidence: StinsenEvidence
  ) -> Bool {
    let sheets = coordinator.variants.flatMap { $0.routes.values.flatMap(\.shapes) }.filter { shape in
      shape.output == .view && shape.kind.isPresentation && shape.kind != .presentation("push")
    }
    let shown = Set(sheets.flatMap(\.constructed))
    if shown.isEmpty { return false }
    return evidence.calls.filter { $0.coordinator == coordinator.id && $0.routes.contains(name) }.allSatisfy { call in
      guard let view = call.owner, evidence.model.coordinators[view] == nil else { return true }
      return shown.contains { $0 == view || evidence.presence.isBelow(view, $0) }
    }
  }

  private static func eachShape(_ evidence: StinsenEvidence) -> [Shape] {
    evidence.coordinators.flatMap { coordinator in
      coordinator.variants.flatMap { variant in
        variant.order.flatMap { name in
          (variant.routes[name]?.shapes ?? []).map { (coordinator, name, $0) }
        }
      }
    }
  }
}
