"""Says where JSON texts break a schema.

Standard input holds one text a line; for each mistake, the number of the line from 0 and what is wrong are printed.
"""

import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
kind = jsonschema.validators.validator_for(schema)
kind.check_schema(schema)
validator = kind(schema)
for number, line in enumerate(sys.stdin):
    for error in validator.iter_errors(json.loads(line)):
        print(number, "/".join(str(part) for part in error.absolute_path), error.message[:400])
