"""Writes the files that a page of the documentation shows, PAGE FOLDER: those of fences with a name behind the language."""
import pathlib
import re
import sys

page, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
for name, text in re.findall(r"^```[a-z]+ (\S+)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S):
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    if text.startswith("#!"):
        file.chmod(0o755)
