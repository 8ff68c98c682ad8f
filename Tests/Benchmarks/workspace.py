"""Writes a workspace of the size and make-up of a large Stinsen app. The same seed writes the same bytes."""
import os
import random

UNITS_PER_SCALE = 24          # coordinators
SCREENS_PER_UNIT = 6
FILLERS_PER_UNIT = 27         # models, services, views without routes: most of an app

COORDINATOR = """import Stinsen
import SwiftUI

final class {name}Coordinator: NavigationCoordinatable {{
  let stack = NavigationStack(initial: \\{name}Coordinator.start)

  @Root var start = makeStart
{routes}
{child}
  @ViewBuilder func makeStart() -> some View {{
    {name}Screen0()
  }}

{factories}}}
"""

SCREEN = """import Stinsen
import SwiftUI

struct {name}Screen{index}: View {{
  @EnvironmentObject private var router: {name}Coordinator.Router
  @State private var isLoading = false
{state}
  var body: some View {{
    VStack(alignment: .leading, spacing: 12) {{
      Text("{name} {index}").font(.title)
{buttons}    }}
    .padding()
    .onAppear {{ isLoading = true }}
  }}

  private func open(_ id: String) {{
    router.route(to: \\.{push}, id)
  }}
}}
"""

FILLER = """import Foundation

struct {name}Model{index}: Codable, Hashable, Identifiable {{
  let id: UUID
{properties}
}}

final class {name}Service{index} {{
  private var cache: [UUID: {name}Model{index}] = [:]
  private let decoder = JSONDecoder()

{methods}}}
"""

METHOD = """  func load{n}(_ ids: [UUID], limit: Int = {limit}) async throws -> [{name}Model{index}] {{
    var result: [{name}Model{index}] = []
    for id in ids.prefix(limit) {{
      if let known = cache[id] {{
        result.append(known)
        continue
      }}
      let data = try await fetch("https://example.org/{path}/\\(id.uuidString)?page={n}")
      let model = try decoder.decode({name}Model{index}.self, from: data)
      cache[id] = model
      result.append(model)
    }}
    return result.sorted {{ $0.title{n} < $1.title{n} }}
  }}

"""


def unit_files(number, count, rng):
    """The files of one coordinator: its routes, screens, and code that has nothing to do with routes."""
    name = "Unit%d" % number
    pushes = ["detail%d" % i for i in range(SCREENS_PER_UNIT - 1)]
    routes = ["  @Route(.push) var %s = make%s" % (p, p.capitalize()) for p in pushes]
    factories = ["  @ViewBuilder func make%s(id: String) -> some View {\n    %sScreen%d()\n  }\n"
                 % (p.capitalize(), name, i + 1) for i, p in enumerate(pushes)]
    child = ""
    if number + 1 < count:
        child = "  @Route(.modal) var next = makeNext\n"
        factories.append("  func makeNext() -> NavigationViewCoordinator<Unit%dCoordinator> {\n"
                         "    NavigationViewCoordinator(Unit%dCoordinator())\n  }\n" % (number + 1, number + 1))
    folder = "App/Feature%d/%s" % (number % 12, name)
    yield folder + "/%sCoordinator.swift" % name, COORDINATOR.format(
        name=name, routes="\n".join(routes), child=child, factories="\n".join(factories))
    for index in range(SCREENS_PER_UNIT):
        targets = rng.sample(pushes, 2)
        buttons = ["      Button(\"Open\") {\n        router.route(to: \\.%s, \"%d\")\n      }\n" % (t, i)
                   for i, t in enumerate(targets)]
        if child and index == 0:
            buttons.append("      Button(\"Next\") {\n        router.route(to: \\.next)\n      }\n")
        state = "".join("  @State private var value%d = %d\n" % (i, rng.randrange(100)) for i in range(rng.randrange(2, 12)))
        yield folder + "/%sScreen%d.swift" % (name, index), SCREEN.format(
            name=name, index=index, state=state, buttons="".join(buttons), push=rng.choice(pushes))
    for index in range(FILLERS_PER_UNIT):
        methods = rng.randrange(3, 10)
        properties = "\n".join("  var title%d: String\n  var amount%d: Double?" % (n, n) for n in range(methods))
        body = "".join(METHOD.format(name=name, index=index, n=n, limit=rng.randrange(10, 90), path=rng.choice(
            ["items", "users", "media", "library"])) for n in range(methods))
        body += ("  private func fetch(_ address: String) async throws -> Data {\n"
                 "    guard let url = URL(string: address) else { throw URLError(.badURL) }\n"
                 "    return try await URLSession.shared.data(from: url).0\n  }\n")
        yield folder + "/%sService%d.swift" % (name, index), FILLER.format(
            name=name, index=index, properties=properties, methods=body)


def write_workspace(root, scale, seed=1):
    """(files, bytes) written."""
    rng, count = random.Random(seed), UNITS_PER_SCALE * scale
    files = {"App/Main.swift": "import Stinsen\nimport SwiftUI\n\n@main\nstruct BenchApp: App {\n"
                               "  var body: some Scene {\n    WindowGroup {\n"
                               "      NavigationViewCoordinator(Unit0Coordinator()).view()\n    }\n  }\n}\n"}
    for number in range(count):
        files.update(unit_files(number, count, rng))
    for path, text in files.items():
        path = os.path.join(root, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(text)
    return len(files), sum(map(len, files.values()))
