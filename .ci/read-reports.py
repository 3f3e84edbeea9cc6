"""Reads the reports FILE.json, FILE.gitlab, … as their consumers do, and compares them with one another."""

import json
import sys
import xml.etree.ElementTree as xml

import jsonschema
from junitparser import JUnitXml

# What GitLab's own schema asks of an entry of a Code Quality report, with the words that its documentation allows.
GITLAB = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "not": {"pattern": "^(\\./|/)"}},
                    "lines": {
                        "type": "object",
                        "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}},
                    },
                },
            },
        },
    },
}

POSITION = {
    "type": "object",
    "required": ["line", "column"],
    "properties": {"line": {"type": "integer", "minimum": 1}, "column": {"type": "integer", "minimum": 1}},
}
RANGE = {"type": "object", "required": ["start", "end"], "properties": {"start": POSITION, "end": POSITION}}
# What the definition of the Reviewdog Diagnostic Format asks.
RDJSON = {
    "type": "object",
    "required": ["source", "diagnostics"],
    "properties": {
        "diagnostics": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["message", "location", "severity", "code"],
                "properties": {
                    "severity": {"enum": ["ERROR", "WARNING", "INFO"]},
                    "location": {"type": "object", "required": ["path"], "properties": {"range": RANGE}},
                    "suggestions": {
                        "type": "array",
                        "items": {"type": "object", "required": ["range", "text"], "properties": {"range": RANGE}},
                    },
                },
            },
        }
    },
}


def text(kind):
    with open(f"{sys.argv[1]}.{kind}", encoding="utf-8") as file:
        return file.read()


count = len(json.loads(text("json"))["findings"])

gitlab = json.loads(text("gitlab"))
jsonschema.validate(gitlab, GITLAB)
assert len(gitlab) == len({entry["fingerprint"] for entry in gitlab}) == count, "gitlab"

rdjson = json.loads(text("rdjson"))
jsonschema.validate(rdjson, RDJSON)
assert len(rdjson["diagnostics"]) == count, "rdjson"

lines = [json.loads(line) for line in text("jsonl").splitlines()]
assert lines == json.loads(text("json"))["findings"], "jsonl"

suites = JUnitXml.fromstring(text("junit").encode())
cases = [case for suite in suites for case in suite]
assert len(cases) == max(count, 1) == suites.tests, "junit"
assert sum(1 for case in cases if case.is_failure) == suites.failures, "junit: failures"
names = [(case.classname, case.name) for case in cases]
assert len(names) == len(set(names)), "junit: two cases of one name"

checkstyle = xml.fromstring(text("checkstyle").encode())
assert checkstyle.tag == "checkstyle" and len(checkstyle.findall("file/error")) == count, "checkstyle"

sarif = json.loads(text("sarif"))["runs"][0]["results"]
assert len(sarif) == count and all(len(result["locations"]) == 1 for result in sarif), "sarif"
prints = {result["partialFingerprints"]["tincture/v1"] for result in sarif}
assert len(prints) == count, "sarif: fingerprints"

for kind in ["grouped", "concise", "github", "markdown"]:
    assert count == 0 or len(text(kind).splitlines()) >= count, kind

print(f"{count} findings in every format")
