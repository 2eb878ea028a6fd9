"""Layouts of documents: Swift source, JSON, pictures."""

load(":documents.bzl", "BESIDE", "ENVIRONMENTS", "EXTENSIONS", "RESOURCES", "beside", "options", "result_path")
load(":toolchain.bzl", "TOOLCHAIN", "executable")

_ENDINGS = {
    "constraints": "constraints.json",
    "json": "json",
    "svg": "svg",
    "swift": "swift",
    "tree": "tree",
    "uikit": "swift",
}

def _strut_layout(ctx):
    document = ctx.file.src
    format = ctx.attr.format
    if len(ctx.attr.devices) > 1 and format != "swift":
        fail("'%s' is for one device, and %d are named; make a rule for each" % (format, len(ctx.attr.devices)), attr = "devices")
    if ctx.attr.type_name and format not in ["swift", "uikit"]:
        fail("'%s' is no Swift source, which alone has a type" % format, attr = "type_name")
    result = ctx.actions.declare_file(result_path(ctx, document, document.basename + "." + _ENDINGS[format]))
    words = ctx.actions.args()
    words.add("compile")
    words.add("--format", format)

    # Images without a size have that of the catalogs that are inputs.
    folders = [folder for folder in [ctx.label.workspace_root, ctx.label.package] if folder]
    words.add("--project", "/".join(folders) or ".")
    if ctx.attr.type_name:
        words.add("--type-name", ctx.attr.type_name)
    words.add_all(options(ctx))
    words.add("--output", result)
    words.add("--")
    words.add(document)
    ctx.actions.run(
        executable = executable(ctx),
        arguments = [words],
        inputs = [document] + beside(ctx),
        outputs = [result],
        mnemonic = "StrutLayout",
        progress_message = "Laying out %s" % document.short_path,
    )
    return [DefaultInfo(files = depset([result]), runfiles = ctx.runfiles(files = [result]))]

strut_layout = rule(
    _strut_layout,
    doc = "Lays out a storyboard or xib. An error in it fails the build.",
    attrs = dict(
        dict(BESIDE, **dict(RESOURCES, **ENVIRONMENTS)),
        format = attr.string(doc = "What is made.", default = "swift", values = sorted(_ENDINGS)),
        src = attr.label(doc = "The document.", mandatory = True, allow_single_file = EXTENSIONS),
        type_name = attr.string(doc = "What the type in Swift source is called. Main.storyboard gives MainLayout if it is left out."),
    ),
    toolchains = [TOOLCHAIN],
)
