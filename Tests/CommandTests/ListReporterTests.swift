/// What `routes`, `transitions`, `graph` and `explain` print.

import JSON
import RouteGraph
import SourceText
import Testing

@testable import IDE
@testable import signalbox

@Suite struct ListReporterTests {
  private let plain = Palette(isColored: false)
  private let sample = Sample(["T.swift": "class Todos { var start = makeStart; var todo = makeTodo }"])

  private var coordinator: Coordinator {
    let id = CoordinatorID("Todos")
    let route = { (name: String, kind: String, input: String?, target: String?, factory: String?) in
      let place = sample.location(of: name, in: "T.swift")
      return Route(
        id: RouteID(id, name), kind: kind, input: input,
        targets: target.map { [Route.Target(kind: .view, name: $0)] } ?? [],
        factories: factory.map { [Route.Factory(name: $0, location: sample.location(of: $0, in: "T.swift"))] } ?? [],
        declarations: [place], extents: [place.range])
    }
    return Coordinator(
      id: id, name: "Todos", dialect: "stinsen", kind: "navigation",
      declarations: [sample.location(of: "Todos", in: "T.swift")], extents: [.zero],
      routes: [
        route("start", "root", nil, "TodosScreen", "makeStart"), route("todo", "push", "UUID", nil, nil),
      ])
  }

  @Test func routesAreATree() {
    #expect(
      routesText([coordinator], sample.places, plain) == """
        Todos  stinsen  navigation  T.swift:1:7
          start  root          → TodosScreen  makeStart
          todo   push  (UUID)  → ?

        """)
    #expect(routesText([], sample.places, plain) == "")
  }

  @Test func routesAsJSON() throws {
    let range = { (column: Int, end: Int) in
      #"{"start":{"line":1,"column":\#(column)},"end":{"line":1,"column":\#(end)}}"#
    }
    #expect(
      try text(routesJSON([coordinator], sample.places))
        == #"{"version":1,"coordinators":[{"name":"Todos","qualifiedName":"Todos","dialect":"stinsen","#
        + #""kind":"navigation","file":"T.swift","range":\#(range(7, 12)),"routes":["#
        + #"{"name":"start","kind":"root","input":null,"target":{"kind":"view","name":"TodosScreen"},"#
        + #""factory":{"name":"makeStart","file":"T.swift","range":\#(range(27, 36))},"#
        + #""file":"T.swift","range":\#(range(19, 24))},"#
        + #"{"name":"todo","kind":"push","input":"UUID","target":{"kind":"unknown","name":null},"factory":null,"#
        + #""file":"T.swift","range":\#(range(42, 46))}]}]}"#)
  }

  @Test func transitionsSayWhatTheyResolvedTo() throws {
    let place = sample.location(of: "todo", in: "T.swift")
    let transitions = [
      Transition(
        location: place, dialect: "stinsen", call: "route", receiver: "Todos", route: "Todos.todo", status: .resolved),
      Transition(
        location: place, dialect: "stinsen", call: "route", receiver: nil, route: "todo", status: .unresolved,
        reason: "type of 'router' is not known from source"),
      Transition(
        location: place, dialect: "enumpath", call: "open", receiver: "Todos", route: nil, status: .resolved),
    ]
    #expect(
      transitionsText(transitions, sample.places, plain) == """
        T.swift:1:42: route Todos.todo [resolved]
        T.swift:1:42: route todo [unresolved: type of 'router' is not known from source]
        T.swift:1:42: open on Todos [resolved]

        """)
    let json = try text(transitionsJSON([transitions[1]], sample.places))
    #expect(
      json
        == #"{"version":1,"transitions":[{"file":"T.swift","range":{"start":{"line":1,"column":42},"#
        + #""end":{"line":1,"column":46}},"dialect":"stinsen","call":"route","receiver":null,"route":"todo","#
        + #""status":"unresolved","reason":"type of 'router' is not known from source"}]}"#)
  }

  private var graph: RouteGraph {
    RouteGraph(
      nodes: [
        .init(id: "A", kind: .coordinator, name: "A", location: nil),
        .init(id: "A.end", kind: .route, name: "end", location: nil),
        .init(id: "S<\"T\">", kind: .screen, name: "S<\"T\">", location: nil),
        .init(id: "Z", kind: .action, name: "Z", location: nil),
      ],
      edges: [
        .init(from: "A", to: "A.end", kind: "push", location: nil),
        .init(from: "A.end", to: "S<\"T\">", kind: "shows", location: nil),
      ])
  }

  private var map: GraphMap {
    GraphMap(
      graph: graph, dialects: ["A": "stinsen"], owners: ["A": ["A"], "A.end": ["A"]], entryPoints: ["A"],
      unreachable: ["Z"])
  }

  @Test func graphsAreEscaped() throws {
    #expect(
      graphMermaid(map, .leftToRight) == """
        flowchart LR
          n0(["A"])
          n1("end")
          n2["S#lt;#quot;T#quot;#gt;"]
          n3>"Z"]
          n0 -- "push" --> n1
          n1 -- "shows" --> n2
          classDef deadEnd stroke-dasharray:2 3
          class n2 deadEnd
          classDef entry stroke:#1a7f37,stroke-width:3px
          class n0 entry
          classDef unreachable stroke:#c0392b,color:#8a2f2f,stroke-dasharray:6 3
          class n3 unreachable

        """)
    #expect(GraphDrawing(map).dot(.topToBottom).contains(#"  "A.end" -> "S<\"T\">" [id="e1", class="way""#))
    #expect(graphText(map).hasPrefix("A  coordinator  entry point\n  push   → A.end   route\nA.end  route\n"))
    #expect(
      try text(graphJSON(map, sample.places)).contains(
        #"{"id":"A","kind":"coordinator","name":"A","file":null,"range":null,"dialect":"stinsen","mark":"entry"}"#))
  }

  /// What a route is, its coordinator's box says; its name cannot end the markup that it stands in.
  @Test func routesAreRowsOfTheirCoordinator() {
    let graph = RouteGraph(
      nodes: [
        .init(id: "A", kind: .coordinator, name: "A", location: nil),
        .init(id: "A.<b>&", kind: .route, name: "<b>&", location: nil),
        .init(id: "S", kind: .screen, name: "S", location: nil),
      ],
      edges: [
        .init(from: "A", to: "A.<b>&", kind: "declares", location: nil),
        .init(from: "A.<b>&", to: "S", kind: "push", location: nil),
        .init(from: "S", to: "A.<b>&", kind: "calls", location: nil),
      ])
    let dot = GraphDrawing(GraphMap(graph: graph, dialects: [:])).dot(.leftToRight)
    #expect(dot.contains(##"HREF="#n1" TITLE="A.&lt;b&gt;&amp;">&lt;b&gt;&amp; <FONT"##))
    #expect(dot.contains(#""A":p1 -> "S" [id="e1", class="way"];"#))
    #expect(dot.contains(#""S" -> "A":p1 [id="e2", class="call", style=dashed"#))
    #expect(!dot.contains("declares"))
  }

  @Test func graphsCanBeCut() {
    #expect(graph.reachable(from: "A", depth: 1).nodes.map(\.id) == ["A", "A.end"])
    #expect(graph.reachable(from: "A", depth: .max).nodes.map(\.id) == ["A", "A.end", "S<\"T\">"])
    #expect(graph.keeping { $0.kind == .screen }.edges.isEmpty)
    #expect(graph.nodes(named: "end").map(\.id) == ["A.end"])
    #expect(graph.nodes(named: "nothing").isEmpty)
  }

  @Test func routesAreDrawnAsEdges() {
    let graph = RouteGraph(
      nodes: [
        .init(id: "A", kind: .coordinator, name: "A", location: nil),
        .init(id: "A.todo", kind: .route, name: "todo", location: nil),
        .init(id: "S", kind: .screen, name: "S", location: nil),
      ],
      edges: [
        .init(from: "A", to: "A.todo", kind: "declares", location: nil),
        .init(from: "A", to: "A.todo", kind: "initial", location: nil),
        .init(from: "A.todo", to: "S", kind: "push", location: nil),
        .init(from: "S", to: "A.todo", kind: "calls", location: nil),
      ])
    #expect(
      graphText(GraphMap(graph: graph.withRoutesAsEdges, dialects: [:]))
        == "A  coordinator\n  todo (push)  → S  screen\nS  screen  dead end\n")
  }

  @Test func pathsAreCodeAndHops() {
    let place = sample.location(of: "todo", in: "T.swift")
    let steps = [
      PathStep(node: "Todos.todo", edge: "declares", location: place, code: "route(to: \\.todo)"),
      PathStep(node: "TodoCoordinator", edge: "push", location: place, code: ""),
      PathStep(node: "Done", edge: "screen", location: nil, code: "x()"),
    ]
    #expect(
      pathText(steps, code: "route(to: \\.todo).x()", sample.places) == """
        coordinator
          .route(to: \\.todo)
          .x()

        Todos.todo  push    T.swift:1:42
        Done        screen

        """)
    let end = PathStep(node: "Todos.todo", edge: "contains", location: place, code: "x()", transition: "push")
    #expect(pathText([end], code: "x()", sample.places).hasSuffix("\nTodos.todo  push  T.swift:1:42\n"))
  }

  @Test func explanationsArePages() {
    let page = explanationText(
      Explanation(
        code: "c", title: "Title", severity: "error", dialects: ["a", "b"], meaning: "Meaning.", reason: "Reason.",
        bad: "x()\n\ny()", good: "z()"))
    #expect(
      page == """
        c (error): Title
        Dialects: a, b

        Meaning.

        Reason.

        Bad:

            x()

            y()

        Good:

            z()

        Accept it in one place with a comment, and say why:

            // signalbox:ignore c - reason

        Switch it off for a project in .signalbox.yml:

            severity:
              c: off

        """)
  }

  /// A comment that accepts a comment in vain would be in vain, too.
  @Test func adviceThatCannotWorkIsNotGiven() throws {
    let code = "unused-suppression"
    let page = explanationText(try #require(explanation(of: code)), dialectExplanations(of: code))
    #expect(!page.contains("Accept it") && !page.contains("signalbox:ignore unused-suppression"))
    #expect(page.contains("It goes when the comment goes") && page.contains("    unused-suppression: off\n"))
  }

  /// Dialects have their own words for what is wrong.
  @Test func everyDialectHasItsExample() throws {
    for explanation in explanations {
      let dialects = dialectExplanations(of: explanation.code)
      #expect(Set(dialects.flatMap(\.dialects)) == Set(explanation.dialects), "\(explanation.code)")
      let page = explanationText(explanation, dialects)
      let members = object(explanationMembers(explanation))
      #expect(members["examples"]?.arrayValue?.count == dialects.count)
      for dialect in dialects {
        let lines = (dialect.bad + "\n" + dialect.good).split(separator: "\n")
        #expect(lines.allSatisfy { page.contains("    " + $0) }, "\(explanation.code) \(dialect.dialects)")
      }
    }
    #expect(dialectExplanations(of: "unknown-route").count > 3)
  }

  /// The terminal, the reports and the editor tell one text.
  @Test func thePageInTheEditorSaysTheSame() throws {
    for explanation in explanations {
      let text = explanationText(explanation, dialectExplanations(of: explanation.code))
      let page = try #require(virtualDocument(at: "/explain/\(explanation.code).md", of: Snapshot(files: [:])))
      let lines = Set(page.split(separator: "\n").map { $0.drop { $0 == " " } })
      for line in text.split(separator: "\n").dropFirst(2) where !line.hasPrefix("Switch it off") {
        #expect(lines.contains(line.drop { $0 == " " }), "\(explanation.code): \(line)")
      }
    }
  }
}
