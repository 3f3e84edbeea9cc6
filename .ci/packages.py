"""Makes what a release consists of: an archive of a folder, and from the archives all the rest.

packages.py archive ROOT FILE EPOCH
packages.py release FOLDER VERSION EPOCH SWIFT
"""
import base64
import gzip
import hashlib
import io
import json
import pathlib
import sys
import tarfile
import time
import uuid
import zipfile

HERE = pathlib.Path(__file__).resolve().parent.parent
SUMMARY = "Checks design tokens and component specs, and serves them to editors"
URL = "https://github.com/tincture-dev/tincture"
# What npm and PyPI call the machines of the archives.
MACHINES = {
    "linux-x64": ({"os": ["linux"], "cpu": ["x64"]}, "manylinux2014_x86_64.manylinux_2_17_x86_64.musllinux_1_1_x86_64"),
    "linux-arm64": ({"os": ["linux"], "cpu": ["arm64"]}, "manylinux2014_aarch64.manylinux_2_17_aarch64.musllinux_1_1_aarch64"),
    "macos": ({"os": ["darwin"]}, "macosx_15_0_universal2"),
}


def packed(files, epoch):
    """A compressed archive of (name, bytes, mode), the same for the same files."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data, mode in sorted(files):
            entry = tarfile.TarInfo(name)
            entry.size, entry.mode, entry.mtime = len(data), mode, epoch
            archive.addfile(entry, io.BytesIO(data))
    return gzip.compress(plain.getvalue(), 9, mtime=epoch)


def archive(root, file, epoch):
    root = pathlib.Path(root)
    files = [
        (f"{root.name}/{path.relative_to(root)}", path.read_bytes(), 0o755 if path.name == "tincture" else 0o644)
        for path in root.rglob("*")
        if path.is_file()
    ]
    pathlib.Path(file).write_bytes(packed(files, int(epoch)))


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def bill_of_materials(archives, version, epoch, swift):
    """CycloneDX: the program depends on nothing but the library of Swift, which is linked into it."""
    stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch))
    program = f"pkg:github/tincture-dev/tincture@v{version}"
    library = f"pkg:github/swiftlang/swift@swift-{swift}-RELEASE"
    sums = "".join(sha256(data) for data in archives.values())
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, program + sums)}",
        "version": 1,
        "metadata": {
            "timestamp": stamp,
            "component": {
                "type": "application",
                "bom-ref": program,
                "name": "tincture",
                "version": version,
                "description": SUMMARY,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
                "purl": program,
                "components": [
                    {
                        "type": "file",
                        "bom-ref": f"file:{name}",
                        "name": name,
                        "hashes": [{"alg": "SHA-256", "content": sha256(data)}],
                    }
                    for name, data in archives.items()
                ],
            },
        },
        "components": [
            {
                "type": "library",
                "bom-ref": library,
                "name": "Swift standard library",
                "version": swift,
                "licenses": [{"license": {"id": "Apache-2.0"}}],
                "purl": library,
            }
        ],
        "dependencies": [{"ref": program, "dependsOn": [library]}, {"ref": library, "dependsOn": []}],
    }


def npm_packages(folder, programs, version, epoch):
    """One package with the command, one for each machine with the program."""
    folder.mkdir(exist_ok=True)
    own = HERE / "editors/npm"
    manifest = json.loads((own / "package.json").read_text())
    manifest["version"] = version
    manifest["optionalDependencies"] = {f"{manifest['name']}-{machine}": version for machine in MACHINES}
    files = [(f"package/{name}", (own / name).read_bytes(), mode) for name, mode in [("tincture.js", 0o755), ("README.md", 0o644)]]
    files.append(("package/package.json", json.dumps(manifest, indent=2).encode(), 0o644))
    (folder / f"{manifest['name']}-{version}.tgz").write_bytes(packed(files, epoch))
    for machine, program in programs.items():
        name = f"{manifest['name']}-{machine}"
        part = {"name": name, "version": version, "description": f"{SUMMARY}: the program for {machine}"}
        part |= {key: manifest[key] for key in ["license", "repository"]} | MACHINES[machine][0]
        files = [
            ("package/package.json", json.dumps(part, indent=2).encode(), 0o644),
            ("package/tincture", program, 0o755),
        ]
        (folder / f"{name}-{version}.tgz").write_bytes(packed(files, epoch))


def wheel(folder, machine, program, version, epoch):
    """A wheel whose one script is the program."""
    folder.mkdir(exist_ok=True)
    tag = MACHINES[machine][1]
    info = f"tincture_cli-{version}.dist-info"
    tags = "".join(f"Tag: py3-none-{part}\n" for part in tag.split("."))
    metadata = (
        f"Metadata-Version: 2.1\nName: tincture-cli\nVersion: {version}\nSummary: {SUMMARY}\nHome-page: {URL}\n"
        f"License: Apache-2.0\nRequires-Python: >=3.8\nDescription-Content-Type: text/markdown\n\n"
        + (HERE / "editors/pypi/README.md").read_text()
    )
    files = {
        f"tincture_cli-{version}.data/scripts/tincture": (program, 0o755),
        f"{info}/METADATA": (metadata.encode(), 0o644),
        f"{info}/WHEEL": (f"Wheel-Version: 1.0\nGenerator: tincture\nRoot-Is-Purelib: false\n{tags}".encode(), 0o644),
        f"{info}/LICENSE": ((HERE / "LICENSE").read_bytes(), 0o644),
    }
    record = ""
    for name, (data, _) in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(data)}\n"
    files[f"{info}/RECORD"] = ((record + f"{info}/RECORD,,\n").encode(), 0o644)
    with zipfile.ZipFile(folder / f"tincture_cli-{version}-py3-none-{tag}.whl", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, (data, mode) in files.items():
            entry = zipfile.ZipInfo(name, time.gmtime(max(epoch, 315532800))[:6])
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, (0o100000 | mode) << 16
            archive.writestr(entry, data)


def release(folder, version, epoch, swift):
    folder, epoch = pathlib.Path(folder), int(epoch)
    archives, programs = {}, {}
    recipe = (HERE / "editors/homebrew/tincture.rb").read_text().replace("@VERSION@", version)
    for machine in MACHINES:
        file = folder / f"tincture-{version}-{machine}.tar.gz"
        if not file.exists():
            print(f"{file.name} is not there: put it there and run this again")
            continue
        data = archives[file.name] = file.read_bytes()
        recipe = recipe.replace(f"@SHA256-{machine}@", sha256(data))
        with tarfile.open(file) as content:
            programs[machine] = content.extractfile(f"tincture-{version}-{machine}/tincture").read()
        wheel(folder / "pypi", machine, programs[machine], version, epoch)
    npm_packages(folder / "npm", programs, version, epoch)
    bom = bill_of_materials(archives, version, epoch, swift)
    (folder / f"tincture-{version}.cdx.json").write_text(json.dumps(bom, indent=2) + "\n")
    (folder / "tincture.rb").write_text(recipe)
    sums = "".join(f"{sha256(data)}  {name}\n" for name, data in archives.items())
    (folder / "SHA256SUMS").write_text(sums)
    print(f"{len(archives)} of {len(MACHINES)} archives")


{"archive": archive, "release": release}[sys.argv[1]](*sys.argv[2:])
