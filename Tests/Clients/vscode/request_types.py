"""TypeScript types of the custom requests, from their schemas: `request_types.py` writes `editors/vscode/src/requests.d.ts`."""
import json
import pathlib

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
TARGET = REPOSITORY / "editors/vscode/src/requests.d.ts"
NAMES = {"object": "object", "string": "string", "integer": "number", "number": "number", "boolean": "boolean",
         "null": "null"}


def spelling(schema, definitions, indent="  "):
    """The type of one schema."""
    if "$ref" in schema:
        return spelling(definitions[schema["$ref"].removeprefix("#/$defs/")], definitions, indent)
    if "const" in schema or "enum" in schema:
        return " | ".join(json.dumps(value).replace('"', "'") for value in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " | ".join(spelling(each, definitions, indent) for each in schema["anyOf"])
    kinds = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    return " | ".join(one_kind(kind, schema, definitions, indent) for kind in kinds)


def one_kind(kind, schema, definitions, indent):
    if kind == "array":
        return "Array<%s>" % spelling(schema["items"], definitions, indent)
    if kind != "object":
        return NAMES[kind]
    inner = indent + "  "
    lines = ["%s%s%s: %s\n" % (inner, name, "" if name in schema["required"] else "?", spelling(each, definitions, inner))
             for name, each in schema["properties"].items()]
    return "{\n%s%s}" % ("".join(lines), indent) if lines else "{}"


def types():
    text = "// Written by Tests/Clients/vscode/request_types.py from protocol/extensions: do not edit.\n\n"
    text += "export interface CustomRequests {\n"
    for path in sorted((REPOSITORY / "protocol/extensions").glob("*.schema.json")):
        schema = json.loads(path.read_text())
        definitions = schema["$defs"]
        params, result = (spelling(definitions[part], definitions, "    ") for part in ("params", "result"))
        text += "  '%s': {\n    params: %s\n    result: %s\n  }\n" % (schema["title"], params, result)
    return text + "}\n"


if __name__ == "__main__":
    TARGET.write_text(types())
