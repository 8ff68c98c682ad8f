/// The dialect `vdflow`: dankinsoid/VDFlow 4.x; of 3.x the declarations.

import Facts
package import RouteGraph
package import Semantics

package struct VDFlowDialect: Dialect {
  package init() {}

  package let name = "vdflow"

  /// Whatever declares, holds, selects or shows a step says one of these words.
  package let marks = [
    "VDFlow", "Steps", "StateStep", "StepWrapper", "selected", "select", "isSelected", "stepEnvironment", "stepTag",
    "NavigationSteps",
  ]

  package let signs = ["VDFlow", "Steps", "StateStep"]

  package var explanations: [Explanation] { FlowExplanations.all }

  package var interface: String { vdflowInterface }

  package func link(_ project: Project, _ resolver: Resolver, _ parts: ParallelParts) -> any DialectModel {
    FlowLinker(project, resolver).link()
  }
}
