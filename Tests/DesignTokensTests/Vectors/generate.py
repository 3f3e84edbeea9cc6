#!/usr/bin/env python3
"""Writes the vectors that the tests of colour arithmetic compare with, worked out by independent implementations.

    python3 -m venv vectors && vectors/bin/pip install coloraide==8.13.1
    vectors/bin/python Tests/DesignTokensTests/Vectors/generate.py [path of apca-w3.js]

ColorAide (https://facelessuser.github.io/coloraide) is the reference for everything but APCA, which comes from its
author's apca-w3 0.1.9 (https://github.com/Myndex/apca-w3), run by Node; without its path `apca.txt` is left alone.

Where ColorAide can do a thing in several ways, the one that CSS Color 4 describes is asked for:
- gamut mapping: `fit("srgb", method="oklch-chroma")`, which is section 13.2's binary search for the OKLCH chroma with
  local MINDE (JND 0.02, epsilon 0.0001); ColorAide's own default clips, its `raytrace` is another algorithm;
- OKLab difference: `delta_e(method="ok")`, the plain distance, section 14.2;
- ProPhoto RGB: ColorAide's matrix comes from primaries of four decimals; CSS's (section 18) is put in its place.
"""
import pathlib
import random
import subprocess
import sys

from coloraide import algebra
from coloraide.everything import ColorAll as Color
from coloraide.spaces import prophoto_rgb_linear

prophoto_rgb_linear.RGB_TO_XYZ[:] = [
    [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
    [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
    [0, 0, 0.82510460251046020],
]
prophoto_rgb_linear.XYZ_TO_RGB[:] = algebra.inv(prophoto_rgb_linear.RGB_TO_XYZ)

HERE = pathlib.Path(__file__).parent
# The DTCG key of a space, ColorAide's key, the factors from ColorAide's components to ours, the range to draw from.
RGB = [(0, 1)] * 3
SPACES = {
    "srgb": ("srgb", (1, 1, 1), RGB),
    "srgb-linear": ("srgb-linear", (1, 1, 1), RGB),
    "hsl": ("hsl", (1, 100, 100), [(0, 360), (0, 100), (0, 100)]),
    "hwb": ("hwb", (1, 100, 100), [(0, 360), (0, 49), (0, 49)]),
    "lab": ("lab", (1, 1, 1), [(0, 100), (-90, 90), (-90, 90)]),
    "lch": ("lch", (1, 1, 1), [(0, 100), (3, 120), (0, 360)]),
    "oklab": ("oklab", (1, 1, 1), [(0, 1), (-0.3, 0.3), (-0.3, 0.3)]),
    "oklch": ("oklch", (1, 1, 1), [(0, 1), (0.02, 0.35), (0, 360)]),
    "display-p3": ("display-p3", (1, 1, 1), RGB),
    "a98-rgb": ("a98-rgb", (1, 1, 1), RGB),
    "prophoto-rgb": ("prophoto-rgb", (1, 1, 1), RGB),
    "rec2020": ("rec2020", (1, 1, 1), RGB),
    "xyz-d65": ("xyz-d65", (1, 1, 1), RGB),
    "xyz-d50": ("xyz-d50", (1, 1, 1), RGB),
}


def number(value):
    text = f"{value:.7f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def make(space, values):
    key, factors, _ = SPACES[space]
    return Color(key, [value / factor for value, factor in zip(values, factors)])


def read(color, space):
    key, factors, _ = SPACES[space]
    return [value * factor for value, factor in zip(color.convert(key, norm=False)[:3], factors)]


def drawn(space, stretch=0.0):
    """A colour at random; `stretch` leaves the range on either side by that share, hues and lightness aside."""
    values = []
    for index, (low, high) in enumerate(SPACES[space][2]):
        over = 0 if high == 360 or (space[-3:] in ("lab", "lch") and index == 0) else (high - low) * stretch
        low = low if low == 0 and space in ("lch", "oklch", "hsl", "hwb") else low - over
        values.append(float(number(random.uniform(low, high + over))))
    return values


def row(*parts):
    return " ".join(part if isinstance(part, str) else " ".join(map(number, part)) for part in parts)


def conversions():
    for source in SPACES:
        for target in SPACES:
            if source == target:
                continue
            for stretch in (0, 0, 0.25):
                # HSL and HWB are looked at with what they can show; how they go on outside, nobody defines.
                bounded = source in ("hsl", "hwb")
                values = drawn(source, 0 if bounded else stretch)
                yield row(source, values, target, read(make(source, values), target))


def gamut():
    wide = [space for space in SPACES if space not in ("srgb", "srgb-linear", "hsl", "hwb", "xyz-d65", "xyz-d50")]
    count = 0
    while count < 240:
        space = wide[count % len(wide)]
        values = drawn(space)
        color = make(space, values)
        if color.convert("srgb").in_gamut(tolerance=0):
            continue
        count += 1
        mapped = color.convert("srgb", norm=False).fit("srgb", method="oklch-chroma")
        yield row(space, values, mapped.to_string(hex=True, fit=False))


def hex_color():
    return "#%06x" % random.randrange(1 << 24)


def pairs(count, measure):
    for index in range(count):
        one, other = hex_color(), hex_color()
        if index % 3 == 0:  # Neighbours, as near-duplicates are.
            other = "#" + "".join("%02x" % min(max(int(one[i:i + 2], 16) + random.randint(-6, 6), 0), 255) for i in (1, 3, 5))
        yield row(one, other, [measure(Color(one), Color(other))])


def apca(source):
    colors = [(hex_color(), hex_color()) for _ in range(52)]
    colors += [("#000000", "#ffffff"), ("#ffffff", "#000000"), ("#888888", "#ffffff"), ("#ffffff", "#888888"),
               ("#112233", "#ddeeff"), ("#ddeeff", "#112233"), ("#112233", "#444444"), ("#444444", "#112233")]
    triples = [[[int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in pair] for pair in colors]
    script = (pathlib.Path(source).read_text().replace("import ", "// import ")
              + f"\nfor (const [t, b] of {triples}) console.log(APCAcontrast(sRGBtoY(t), sRGBtoY(b)));")
    lines = subprocess.run(["node", "--input-type=module", "-"], input=script, capture_output=True, text=True, check=True)
    for (text, ground), value in zip(colors, lines.stdout.split()):
        yield row(text, ground, [float(value)])


def write(name, seed, rows):
    random.seed(seed)
    lines = list(rows)
    (HERE / f"{name}.txt").write_text("\n".join(lines) + "\n")
    print(name, len(lines))


write("conversions", 1, conversions())
write("gamut", 2, gamut())
write("contrast", 3, pairs(200, lambda one, other: one.contrast(other)))
write("oklab", 5, pairs(80, lambda one, other: one.delta_e(other, method="ok")))
if len(sys.argv) > 1:
    write("apca", 6, apca(sys.argv[1]))
