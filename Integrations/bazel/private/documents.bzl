"""What the rules have in common: documents, and what is read beside them."""

EXTENSIONS = [".storyboard", ".xib"]

# An action has these files and no others: what is not named here does not count.
BESIDE = {
    "configuration": attr.label(
        doc = "The .strut.json that counts for the documents, which is in their folder or above.",
        allow_single_file = [".json"],
    ),
    "data": attr.label_list(
        doc = "What else is read: side-cars such as Main.strut.json, translations, the baseline of the configuration.",
        allow_files = True,
    ),
}

RESOURCES = {
    "catalogs": attr.label_list(
        doc = "The files of catalogs of images and colours, such as glob([\"Assets.xcassets/**\"]).",
        allow_files = True,
    ),
    "fonts": attr.label_list(
        doc = "Font files that text is measured with.",
        allow_files = [".ttf", ".otf", ".ttc", ".otc"],
    ),
}

ENVIRONMENTS = {
    "devices": attr.string_list(doc = "Devices, as 'strut devices' lists them. Without any: the document's own canvas."),
    "options": attr.string_list(doc = "Further options of strut, such as [\"--content-size\", \"AX1\"]."),
}

def beside(ctx):
    """The files that an action has besides its documents."""
    files = list(ctx.files.data)
    if ctx.file.configuration:
        files.append(ctx.file.configuration)
    for name in ["catalogs", "fonts"]:
        files += getattr(ctx.files, name, [])
    return files

def options(ctx):
    """The options of environments and fonts."""
    words = []
    for device in ctx.attr.devices:
        words += ["--device", device]
    for font in ctx.files.fonts:
        words += ["--fonts", font.path]
    return words + ctx.attr.options

def result_path(ctx, document, name):
    """Where the result of a document is declared: below the rule's name, and in the folder of its language."""
    folder = document.dirname.split("/")[-1]
    parts = [ctx.label.name] + ([folder] if folder.endswith(".lproj") else [])
    return "/".join(parts + [name])
