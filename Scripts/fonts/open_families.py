"""The free families that apps ship, by the packages that hold their files.

Every family of these lists is measured with its own advances and vertical measures, in the weights that apps use; other
weights and italics borrow the nearest cut and say so. Install: `pip install` of the packages, whose names are those below
with hyphens.
"""

from collections import namedtuple

import font_files as files

# The styles of PostScript names, with the weight of their cut: exact ones first, then those that borrow.
WEIGHTS = {"Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}
BORROWED = {
    "Light": "Thin ExtraLight ThinItalic ExtraLightItalic LightItalic", "Regular": "Italic", "Medium": "MediumItalic",
    "SemiBold": "SemiBoldItalic", "Bold": "BoldItalic ExtraBold ExtraBoldItalic Black BlackItalic Heavy"}

# A cut as `named_fonts.Cut`, and its weight in hundreds.
Cut = namedtuple("Cut", "swift names borrowed font factor vertical approximate lender weight")

# A family whose files here are a later version than most apps ship.
OTHER_VERSION = object()
# Axes whose default is not what static files have.
AXES = {"Encode Sans": {"wdth": 100}}
# Families whose letters change with more than one neighbour: what pairs do does not add up.
CONTEXTUAL = {"Lobster"}
# Name, package, file (with {} for a style where each has its own), what PostScript names begin with, styles.
VARIABLE = "Light Regular Medium SemiBold Bold"
FAMILIES = [
    ("Oswald", "fontpkg_oswald", "Oswald[wght].ttf", "Oswald", VARIABLE),
    ("PT Sans", "fontpkg_pt_sans", "PT_Sans-Web-{}.ttf", "PTSans", "Regular Bold"),
    ("Quicksand", "fontpkg_quicksand", "Quicksand[wght].ttf", "Quicksand", VARIABLE),
    ("Rubik", "fontpkg_rubik", "Rubik[wght].ttf", "Rubik", VARIABLE),
    ("Work Sans", "fontpkg_work_sans", "WorkSans[wght].ttf", "WorkSans", VARIABLE),
    ("DM Sans", "fontpkg_dm_sans", "DMSans[opsz,wght].ttf", "DMSans", "Regular Medium SemiBold Bold"),
    ("Playfair Display", "fontpkg_playfair_display", "PlayfairDisplay[wght].ttf", "PlayfairDisplay", "Regular Medium SemiBold Bold"),
    ("Fira Sans", "fontpkg_fira_sans", "FiraSans-{}.ttf", "FiraSans", VARIABLE),
    ("Nunito Sans", "fontpkg_nunito_sans", "NunitoSans[YTLC,opsz,wdth,wght].ttf", "NunitoSans", "Light Regular SemiBold Bold"),
    ("Josefin Sans", "fontpkg_josefin_sans", "JosefinSans[wght].ttf", "JosefinSans", "Light Regular SemiBold Bold"),
    ("Exo 2", "fontpkg_exo_2", "Exo2[wght].ttf", "Exo2", VARIABLE),
    ("IBM Plex Sans", "fontpkg_ibm_plex_sans", "IBMPlexSans[wdth,wght].ttf", "IBMPlexSans", VARIABLE),
    ("Noto Sans", "fontpkg_noto_sans", "NotoSans[wdth,wght].ttf", "NotoSans", VARIABLE),
    ("Barlow", "fontpkg_barlow", "Barlow-{}.ttf", "Barlow", VARIABLE),
    ("Karla", "fontpkg_karla", "Karla[wght].ttf", "Karla", "Regular Medium SemiBold Bold"),
    ("Manrope", "fontpkg_manrope", "Manrope[wght].ttf", "Manrope", VARIABLE),
    ("Source Code Pro", "fontpkg_source_code_pro", "SourceCodePro[wght].ttf", "SourceCodePro", VARIABLE),
    ("Roboto Mono", "fontpkg_roboto_mono", "RobotoMono[wght].ttf", "RobotoMono", VARIABLE),
    ("Roboto Slab", "fontpkg_roboto_slab", "RobotoSlab[wght].ttf", "RobotoSlab", "Light Regular Bold"),
    ("Roboto Condensed", "fontpkg_roboto_condensed", "RobotoCondensed[wght].ttf", "RobotoCondensed", "Light Regular Medium Bold"),
    ("Plus Jakarta Sans", "fontpkg_plus_jakarta_sans", "PlusJakartaSans[wght].ttf", "PlusJakartaSans", VARIABLE),
    ("Cairo", "fontpkg_cairo", "Cairo[slnt,wght].ttf", "Cairo", "Light Regular SemiBold Bold"),
    ("Kanit", "fontpkg_kanit", "Kanit-{}.ttf", "Kanit", VARIABLE),
    ("Varela Round", "fontpkg_varela_round", "VarelaRound-Regular.ttf", "VarelaRound", "Regular"),
    ("Cabin", "fontpkg_cabin", "Cabin[wdth,wght].ttf", "Cabin", "Regular Medium SemiBold Bold"),
    ("Dosis", "fontpkg_dosis", "Dosis[wght].ttf", "Dosis", VARIABLE),
    ("Comfortaa", "fontpkg_comfortaa", "Comfortaa[wght].ttf", "Comfortaa", "Light Regular Medium Bold"),
    ("Bebas Neue", "fontpkg_bebas_neue", "BebasNeue-Regular.ttf", "BebasNeue", "Regular"),
    ("Titillium Web", "fontpkg_titillium_web", "TitilliumWeb-{}.ttf", "TitilliumWeb", "Light Regular SemiBold Bold"),
    ("Lora", "fontpkg_lora", "Lora[wght].ttf", "Lora", "Regular Medium SemiBold Bold"),
    ("Merriweather", "fontpkg_merriweather", "Merriweather[opsz,wdth,wght].ttf", "Merriweather", "Light Regular Bold",
     OTHER_VERSION),
    ("Heebo", "fontpkg_heebo", "Heebo[wght].ttf", "Heebo", VARIABLE),
    ("Tajawal", "fontpkg_tajawal", "Tajawal-{}.ttf", "Tajawal", "Light Regular Medium Bold"),
    ("Almarai", "fontpkg_almarai", "Almarai-{}.ttf", "Almarai", "Light Regular Bold"),
    ("Lexend", "fontpkg_lexend", "Lexend[wght].ttf", "Lexend LexendDeca", VARIABLE),
    ("Urbanist", "fontpkg_urbanist", "Urbanist[wght].ttf", "Urbanist", VARIABLE),
    ("Outfit", "fontpkg_outfit", "Outfit[wght].ttf", "Outfit", VARIABLE),
    ("Figtree", "fontpkg_figtree", "Figtree[wght].ttf", "Figtree", VARIABLE),
    ("Sora", "fontpkg_sora", "Sora[wght].ttf", "Sora", VARIABLE),
    ("Space Grotesk", "fontpkg_space_grotesk", "SpaceGrotesk[wght].ttf", "SpaceGrotesk", VARIABLE),
    ("Jost", "fontpkg_jost", "Jost[wght].ttf", "Jost", VARIABLE),
    ("Hind", "fontpkg_hind", "Hind-{}.ttf", "Hind", VARIABLE),
    ("Catamaran", "fontpkg_catamaran", "Catamaran[wght].ttf", "Catamaran", VARIABLE),
    ("Red Hat Display", "fontpkg_red_hat_display", "RedHatDisplay[wght].ttf", "RedHatDisplay", VARIABLE),
    ("Red Hat Text", "fontpkg_red_hat_text", "RedHatText[wght].ttf", "RedHatText", VARIABLE),
    ("Overpass", "fontpkg_overpass", "Overpass[wght].ttf", "Overpass", VARIABLE),
    ("Asap", "fontpkg_asap", "Asap[wdth,wght].ttf", "Asap", "Regular Medium SemiBold Bold"),
    ("Archivo", "fontpkg_archivo", "Archivo[wdth,wght].ttf", "Archivo", "Regular Medium SemiBold Bold"),
    ("Mukta", "fontpkg_mukta", "Mukta-{}.ttf", "Mukta", VARIABLE),
    ("Assistant", "fontpkg_assistant", "Assistant[wght].ttf", "Assistant", "Light Regular SemiBold Bold"),
    ("Signika", "fontpkg_signika", "Signika[GRAD,wght].ttf", "Signika", "Light Regular SemiBold Bold"),
    ("Maven Pro", "fontpkg_maven_pro", "MavenPro[wght].ttf", "MavenPro", "Regular Medium Bold"),
    ("Public Sans", "fontpkg_public_sans", "PublicSans[wght].ttf", "PublicSans", VARIABLE),
    ("Bitter", "fontpkg_bitter", "Bitter[wght].ttf", "Bitter", "Regular Medium SemiBold Bold"),
    ("Crimson Text", "fontpkg_crimson_text", "CrimsonText-{}.ttf", "CrimsonText", "Regular SemiBold Bold"),
    ("Libre Franklin", "fontpkg_libre_franklin", "LibreFranklin[wght].ttf", "LibreFranklin", VARIABLE),
    ("Oxygen", "fontpkg_oxygen", "Oxygen-{}.ttf", "Oxygen", "Light Regular Bold"),
    ("Abel", "fontpkg_abel", "Abel-Regular.ttf", "Abel", "Regular"),
    ("Teko", "fontpkg_teko", "Teko[wght].ttf", "Teko", VARIABLE),
    ("Rajdhani", "fontpkg_rajdhani", "Rajdhani-{}.ttf", "Rajdhani", VARIABLE),
    ("Dancing Script", "fontpkg_dancing_script", "DancingScript[wght].ttf", "DancingScript", "Regular Bold"),
    ("Pacifico", "fontpkg_pacifico", "Pacifico-Regular.ttf", "Pacifico", "Regular"),
    ("Lobster", "fontpkg_lobster", "Lobster-Regular.ttf", "Lobster", "Regular"),
    ("Anton", "fontpkg_anton", "Anton-Regular.ttf", "Anton", "Regular"),
    ("Righteous", "fontpkg_righteous", "Righteous-Regular.ttf", "Righteous", "Regular"),
    ("Fredoka", "fontpkg_fredoka", "Fredoka[wdth,wght].ttf", "Fredoka", VARIABLE),
    ("Baloo 2", "fontpkg_baloo_2", "Baloo2[wght].ttf", "Baloo2", "Regular Medium SemiBold Bold"),
    ("Be Vietnam Pro", "fontpkg_be_vietnam_pro", "BeVietnamPro-{}.ttf", "BeVietnamPro", VARIABLE),
    ("Noto Serif", "fontpkg_noto_serif", "NotoSerif[wdth,wght].ttf", "NotoSerif", "Regular Bold"),
    ("PT Serif", "fontpkg_pt_serif", "PT_Serif-Web-{}.ttf", "PTSerif", "Regular Bold"),
    ("Zilla Slab", "fontpkg_zilla_slab", "ZillaSlab-{}.ttf", "ZillaSlab", VARIABLE),
    ("Questrial", "fontpkg_questrial", "Questrial-Regular.ttf", "Questrial", "Regular"),
    ("Play", "fontpkg_play", "Play-{}.ttf", "Play", "Regular Bold"),
    ("Chivo", "fontpkg_chivo", "Chivo[wght].ttf", "Chivo", "Light Regular Bold"),
    ("Saira", "fontpkg_saira", "Saira[wdth,wght].ttf", "Saira", VARIABLE),
    ("Orbitron", "fontpkg_orbitron", "Orbitron[wght].ttf", "Orbitron", "Regular Medium Bold"),
    ("Permanent Marker", "fontpkg_permanent_marker", "PermanentMarker-Regular.ttf", "PermanentMarker", "Regular"),
    ("Caveat", "fontpkg_caveat", "Caveat[wght].ttf", "Caveat", "Regular Bold"),
    ("Prompt", "fontpkg_prompt", "Prompt-{}.ttf", "Prompt", VARIABLE),
    ("Sarabun", "fontpkg_sarabun", "Sarabun-{}.ttf", "Sarabun", VARIABLE),
    ("Epilogue", "fontpkg_epilogue", "Epilogue[wght].ttf", "Epilogue", VARIABLE),
    ("Encode Sans", "fontpkg_encode_sans", "EncodeSans[wdth,wght].ttf", "EncodeSans", VARIABLE),
    ("Inter Tight", "fontpkg_inter_tight", "InterTight[wght].ttf", "InterTight", VARIABLE),
    ("IBM Plex Mono", "fontpkg_ibm_plex_mono", "IBMPlexMono-{}.ttf", "IBMPlexMono", VARIABLE),
    ("Space Mono", "fontpkg_space_mono", "SpaceMono-{}.ttf", "SpaceMono", "Regular Bold"),
    ("JetBrains Mono", "fontpkg_jetbrains_mono", "JetBrainsMono[wght].ttf", "JetBrainsMono", VARIABLE),
    ("Fira Mono", "pymupdf_fonts", "FiraMono_{}", "FiraMono", "Regular Bold"),
    ("Ubuntu", "pymupdf_fonts", "Ubuntu_{}", "Ubuntu", "Regular Bold"),
]


def families():
    """Of each family: its name, the beginnings of its PostScript names, vertical measures, whether apps ship another version,
    and cuts."""
    for name, package, file, prefixes, styles, *others in FAMILIES:
        styles, prefixes = styles.split(), prefixes.split()
        fonts = {
            s: files.fontpkg(package, file.format(s), name not in CONTEXTUAL, wght=WEIGHTS[s], **AXES.get(name, {}))
            for s in styles}
        cuts = [
            Cut(f"{name} {s}", [n for p in prefixes for n in own_names(p, s)],
                [f"{p}-{b}" for p in prefixes for b in BORROWED[s].split()], fonts[s], 1.0, None, False, None, WEIGHTS[s] // 100)
            for s in styles]
        for style in WEIGHTS:
            if style not in styles:
                nearest = min(styles, key=lambda s: (abs(WEIGHTS[s] - WEIGHTS[style]), WEIGHTS[s]))
                cuts[styles.index(nearest)].borrowed.extend(
                    f"{p}-{s}" for p in prefixes for s in [style, *BORROWED[style].split()])
        yield name, prefixes, fonts[styles[0]].vertical, OTHER_VERSION in others, cuts


def own_names(prefix, style):
    return [f"{prefix}-{style}"] + {"Regular": [prefix], "SemiBold": [f"{prefix}-Semibold"]}.get(style, [])
