#!/usr/bin/env python3
"""Makes the extension as one file for this machine, with the program inside: tincture-VERSION-TARGET.vsix.

    python3 editors/vscode/package.py [--program PROGRAM] [--target TARGET] [--out FILE]

Needs Python 3 and the program, which `swift build -c release --product tincture` makes. Where `npm ci` has been run the
library `vscode-languageclient` goes inside too; without it the extension uses the client in `client/`.
"""
import argparse
import json
import pathlib
import platform
import subprocess
import sys
import xml.dom.minidom
import zipfile
from xml.sax.saxutils import escape, quoteattr

HERE = pathlib.Path(__file__).resolve().parent
CHECKOUT = HERE.parent.parent
SYSTEMS = {"Linux": "linux", "Darwin": "darwin", "Windows": "win32"}
MACHINES = {"x86_64": "x64", "AMD64": "x64", "aarch64": "arm64", "arm64": "arm64"}
TYPES = {
    ".json": "application/json", ".js": "application/javascript", ".md": "text/markdown", ".txt": "text/plain",
    ".vsixmanifest": "text/xml",
}


def main():
    arguments = parsed()
    manifest = json.loads((HERE / "package.json").read_text("utf-8"))
    program = checked(arguments.program, manifest["version"])
    files = wanted(HERE)
    files["server/tincture" + (".exe" if arguments.target.startswith("win32") else "")] = program
    out = arguments.out or pathlib.Path(f"{manifest['name']}-{manifest['version']}-{arguments.target}.vsix")
    write(out, files, description(manifest, files, arguments.target), content_types(files))
    library = "vscode-languageclient" if (HERE / "node_modules/vscode-languageclient").exists() else "its own client"
    print(f"{out}: {len(files)} files, {out.stat().st_size // 1024} KB, with {program.name} and {library}", file=sys.stderr)
    print(f"code --install-extension {out}")


def parsed():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--program", type=pathlib.Path, default=CHECKOUT / ".build/release/tincture")
    parser.add_argument("--target", default=f"{SYSTEMS.get(platform.system())}-{MACHINES.get(platform.machine())}",
                        help="as VS Code names it: linux-x64, linux-arm64, alpine-x64, darwin-arm64, …")
    parser.add_argument("--out", type=pathlib.Path)
    return parser.parse_args()


def checked(program, version):
    """The program, if it is one and of the extension's version."""
    if not program.exists():
        sys.exit(f"{program} does not exist; `swift build -c release --product tincture` makes it")
    answer = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    if answer.stdout.strip() != f"tincture {version}":
        sys.exit(f"{program} answers {answer.stdout.strip()!r}, not 'tincture {version}'")
    return program


def wanted(root):
    """The files that `.vscodeignore` lets in, by their path in the extension."""
    lines = (root / ".vscodeignore").read_text("utf-8").split()
    allowed = [line[1:] for line in lines if line.startswith("!")]
    def is_allowed(path):
        return any(path == rule or rule.endswith("/**") and path.startswith(rule[:-2]) for rule in allowed)
    paths = {path.relative_to(root).as_posix(): path for path in sorted(root.rglob("*")) if path.is_file()}
    return {path: file for path, file in paths.items() if is_allowed(path) and not path.startswith("server/")}


def content_types(files):
    endings = {pathlib.PurePath(path).suffix.lower() for path in files} - {""} | {".json", ".vsixmanifest"}
    rows = "".join(
        f'<Default Extension="{ending}" ContentType="{TYPES.get(ending, "application/octet-stream")}"/>'
        for ending in sorted(endings))
    # What has no ending is named as a whole.
    rows += "".join(
        f'<Override PartName={quoteattr("/extension/" + path)} ContentType="application/octet-stream"/>'
        for path in sorted(files) if not pathlib.PurePath(path).suffix)
    return ('<?xml version="1.0" encoding="utf-8"?>\n'
            f'<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">{rows}</Types>\n')


def description(manifest, files, target):
    """The manifest of the package, as `vsce` writes it."""
    properties = {
        "Microsoft.VisualStudio.Code.Engine": manifest["engines"]["vscode"],
        "Microsoft.VisualStudio.Code.ExtensionDependencies": "",
        "Microsoft.VisualStudio.Code.ExtensionPack": "",
        "Microsoft.VisualStudio.Code.ExtensionKind": ",".join(manifest["extensionKind"]),
        "Microsoft.VisualStudio.Code.LocalizedLanguages": "",
        "Microsoft.VisualStudio.Code.ExecutesCode": "true",
        "Microsoft.VisualStudio.Services.Links.Source": manifest["repository"]["url"],
        "Microsoft.VisualStudio.Services.Links.Getstarted": manifest["repository"]["url"],
        "Microsoft.VisualStudio.Services.Links.GitHub": manifest["repository"]["url"],
        "Microsoft.VisualStudio.Services.Links.Support": manifest["bugs"]["url"],
        "Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown": "true",
        "Microsoft.VisualStudio.Services.Content.Pricing": "Free",
    }
    assets = {
        "Microsoft.VisualStudio.Code.Manifest": "package.json",
        "Microsoft.VisualStudio.Services.Content.Details": "README.md",
        "Microsoft.VisualStudio.Services.Content.Changelog": "CHANGELOG.md",
        "Microsoft.VisualStudio.Services.Content.License": "LICENSE",
    }
    missing = [path for path in assets.values() if path not in files]
    if missing:
        sys.exit(f"not there: {', '.join(missing)}")
    rows = "".join(f"<Property Id={quoteattr(name)} Value={quoteattr(value)} />" for name, value in properties.items())
    parts = "".join(
        f'<Asset Type={quoteattr(name)} Path={quoteattr("extension/" + path)} Addressable="true" />'
        for name, path in assets.items())
    schema = "http://schemas.microsoft.com/developer/vsx-schema/2011"
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="{schema}" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
<Metadata>
<Identity Language="en-US" Id={quoteattr(manifest["name"])} Version={quoteattr(manifest["version"])} \
Publisher={quoteattr(manifest["publisher"])} TargetPlatform={quoteattr(target)} />
<DisplayName>{escape(manifest["displayName"])}</DisplayName>
<Description xml:space="preserve">{escape(manifest["description"])}</Description>
<Tags>{escape(",".join(manifest["keywords"]))}</Tags>
<Categories>{escape(",".join(manifest["categories"]))}</Categories>
<GalleryFlags>Public</GalleryFlags>
<Properties>{rows}</Properties>
<License>extension/LICENSE</License>
</Metadata>
<Installation><InstallationTarget Id="Microsoft.VisualStudio.Code" /></Installation>
<Dependencies />
<Assets>{parts}</Assets>
</PackageManifest>
"""


def write(out, files, manifest, types):
    """The same bytes from the same files: no times, no order of a folder."""
    for text in (manifest, types):
        xml.dom.minidom.parseString(text)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as package:
        def put(path, content, mode=0o644):
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode) << 16
            package.writestr(entry, content)
        put("extension.vsixmanifest", manifest)
        put("[Content_Types].xml", types)
        for path, file in sorted(files.items()):
            put(f"extension/{path}", file.read_bytes(), 0o755 if path.startswith("server/") else 0o644)


if __name__ == "__main__":
    main()
