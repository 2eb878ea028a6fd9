"""Comparisons of two versions of a document."""

load(":documents.bzl", "BESIDE", "ENVIRONMENTS", "EXTENSIONS", "RESOURCES", "beside", "options", "result_path")
load(":toolchain.bzl", "TOOLCHAIN", "executable")

_ENDINGS = {
    "html": "html",
    "json": "json",
    "markdown": "md",
    "text": "txt",
}

def _strut_diff(ctx):
    format = ctx.attr.format
    report = ctx.actions.declare_file(result_path(ctx, ctx.file.new, ctx.file.new.basename + ".diff." + _ENDINGS[format]))
    words = ctx.actions.args()
    words.add("--format", format)
    words.add_all(options(ctx))
    words.add("--output", report)
    words.add("--")
    words.add(ctx.file.old)
    words.add(ctx.file.new)
    strut = executable(ctx)

    # A difference is the result, and no failure; trouble has the status 2 and above.
    ctx.actions.run_shell(
        command = 'strut=$1; shift; "$strut" diff "$@" || [ $? -eq 1 ]',
        arguments = [strut.path, words],
        inputs = [ctx.file.old, ctx.file.new] + beside(ctx),
        tools = [strut],
        outputs = [report],
        mnemonic = "StrutDiff",
        progress_message = "Comparing %s" % ctx.file.new.short_path,
    )
    return [DefaultInfo(files = depset([report]), runfiles = ctx.runfiles(files = [report]))]

strut_diff = rule(
    _strut_diff,
    doc = "Says what differs between two versions of a storyboard or xib.",
    attrs = dict(
        dict(BESIDE, **dict(RESOURCES, **ENVIRONMENTS)),
        format = attr.string(doc = "How it is said.", default = "markdown", values = sorted(_ENDINGS)),
        new = attr.label(doc = "The new version.", mandatory = True, allow_single_file = EXTENSIONS),
        old = attr.label(doc = "The old version.", mandatory = True, allow_single_file = EXTENSIONS),
    ),
    toolchains = [TOOLCHAIN],
)
