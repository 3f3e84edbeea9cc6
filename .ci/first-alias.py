"""Prints FILE:LINE:COLUMN of a place inside the first alias among the tokens on standard input."""
import json
import sys

for token in json.load(sys.stdin):
    if not token["alias"]:
        continue
    start, end = token["range"]["start"]["line"], token["range"]["end"]["line"]
    with open(token["path"], encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            column = line.find("{" + token["alias"][0] + "}")
            if start <= number <= end and column >= 0:
                units = len(line[: column + 2].encode("utf-16-le")) // 2
                print(f"{token['path']}:{number}:{units + 1}")
                sys.exit()
sys.exit("no token is an alias")
