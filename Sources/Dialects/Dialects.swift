/// The dialects that exist: one registration line each.

package import RouteGraph

package let allDialects: [any Dialect] = [
  StinsenDialect(),
  XCoordinatorDialect(),
  VDFlowDialect(),
  SUCDialect(),
  EnumPathDialect(),
]

/// Where the marks of a dialect start in the list of all dialects' marks: files hold indices into that.
func firstMark(of dialect: some Dialect) -> Int {
  allDialects.prefix { $0.name != dialect.name }.reduce(0) { $0 + $1.marks.count }
}
