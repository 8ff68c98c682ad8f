/// The dialects that exist: one registration line each.

package import RouteGraph

package let allDialects: [any Dialect] = [
  StinsenDialect(),
  XCoordinatorDialect(),
  VDFlowDialect(),
  SUCDialect(),
  EnumPathDialect(),
]
