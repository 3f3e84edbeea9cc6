"""Prints a token file with a thousand references that lead nowhere, one of them over several lines."""

import json

tokens = {f"größe-{number}": {"$type": "number", "$value": "{fehlt." + str(number) + "}"} for number in range(1000)}
tokens["lines"] = {"$description": "one\ntwo", "$value": {"$ref": "#/<&>\"'\n]]>"}, "$type": "number"}
print(json.dumps(tokens, ensure_ascii=False, indent=1))
