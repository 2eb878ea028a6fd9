"""Fonts whose characters are pictures, in Unicode's private use areas: what labels and buttons show icons with.

Install: `apt-get install fonts-font-awesome` and `pip install fonticon-fontawesome5 fonticon-fontawesome6`.
"""

import importlib.util
import os
from collections import namedtuple

import font_files as files

# PostScript names, those that borrow the advances of another cut, where the advances are from, vertical measures in 1/1000 em.
IconFont = namedtuple("IconFont", "swift names borrowed font vertical")
# A font whose pictures all stand on squares; one that is `joined` writes them as words, too.
SQUARES, JOINED = "squares", "joined"


def debian(file):
    return files.FontFile(os.path.join(files.DEBIAN, file))


def awesome(version, file):
    """A file of Font Awesome, whose grid is 512 units high."""
    folder = importlib.util.find_spec(f"fonticon_fa{version}").submodule_search_locations[0]
    return files.FontFile(os.path.join(folder, "fonts", f"Font Awesome {version} {file}.otf"))


def catalog():
    """The icon fonts. The paid cuts have the grid of the free ones, and mostly the widths of Solid, which has most icons."""
    fonts = [IconFont("fontAwesome", ["FontAwesome"], [], debian("truetype/font-awesome/fontawesome-webfont.ttf"), None)]
    for version in 5, 6:
        for face, cut, paid in (("Free", "Solid", "Solid Regular Light Thin"), ("Free", "Regular", ""), ("Brands", "Regular", "")):
            begin = f"FontAwesome{version}"
            weight = {"Solid": 900, "Regular": 400}[cut]
            # The first files of version 5 have no hyphen in their names.
            fonts.append(IconFont(
                f"fontAwesome{version}{face if face == 'Brands' else cut}",
                [f"{begin}{face}-{cut}"] + ([f"{begin}{face}{cut}"] if version == 5 else []),
                [name for p in paid.split() for name in (f"{begin}Pro-{p}", f"{begin}Pro{p}")],
                awesome(version, f"{face}-{cut}-{weight}"), None))
    # What these files' tables say: of `fonts-material-design-icons-iconfont` 6.7, `fonts-materialdesignicons-webfont` 1.6.50
    # and `fonts-glyphicons-halflings` 1.009, and of Elusive Icons, Phosphor and Remix Icon in `qtawesome` 1.3.1 (PyPI).
    return fonts + [
        IconFont("squares", ["MaterialIcons-Regular", "MaterialIconsOutlined-Regular", "MaterialIconsRound-Regular",
                             "MaterialIconsSharp-Regular"], ["MaterialIcons"], JOINED, (1000, 0, 0, 1000)),
        IconFont("squares", ["MaterialDesignIcons"], [], SQUARES, (875, 125, 0, 700)),
        IconFont("squares", ["GLYPHICONSHalflings-Regular"], [], SQUARES, (1083.3, 102.5, 0, 700)),
        IconFont("squares", ["elusiveicons"], [], SQUARES, (895.8, 105, 90, 700)),
        IconFont("squares", ["Phosphor", "remixicon"], [], SQUARES, (1000, 0, 0, 700)),
    ]


def icons(font):
    """The first character of a font that is an icon, and from it on the advances in 1/2048 em, 0 where there is none."""
    known = [c for c in font.names if 0xE000 <= c <= 0xF8FF]
    return min(known), [
        int(round(font.advance(chr(c)))) if c in font.names else 0 for c in range(min(known), max(known) + 1)]
