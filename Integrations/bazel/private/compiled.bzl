"""Documents that are compiled to what apps load: an action for each."""

load(":documents.bzl", "BESIDE", "EXTENSIONS", "beside", "result_path")
load(":toolchain.bzl", "TOOLCHAIN", "executable")

_COMPILING = dict(BESIDE, **{
    "minimum_deployment_target": attr.string(doc = "The oldest iOS that loads the result, such as 15.0."),
    "module": attr.string(doc = "The module of the app's own classes, for documents that say 'Inherit Module From Target'."),
    "options": attr.string_list(doc = "Further options of strut ibtool, such as [\"--xcode\", \"15.4\"]."),
    "target_devices": attr.string_list(doc = "The kinds of devices that load the result: iphone, ipad, mac."),
})

def _compiled(ctx, document):
    """The result of a document: a folder for a storyboard, a file for a xib."""
    if document.basename.endswith(".storyboard"):
        result = ctx.actions.declare_directory(result_path(ctx, document, document.basename + "c"))
    else:
        result = ctx.actions.declare_file(result_path(ctx, document, document.basename[:-len(".xib")] + ".nib"))
    words = ctx.actions.args()
    words.add("ibtool")
    if ctx.attr.module:
        words.add("--module", ctx.attr.module)
    if ctx.attr.minimum_deployment_target:
        words.add("--minimum-deployment-target", ctx.attr.minimum_deployment_target)
    for device in ctx.attr.target_devices:
        words.add("--target-device", device)
    words.add_all(ctx.attr.options)
    words.add("--compile", result.path)
    words.add(document)
    ctx.actions.run(
        executable = executable(ctx),
        arguments = [words],
        inputs = [document] + beside(ctx),
        outputs = [result],
        mnemonic = "StrutCompile",
        progress_message = "Compiling %s" % document.short_path,
    )
    return result

def _one(ctx):
    return [DefaultInfo(files = depset([_compiled(ctx, ctx.file.src)]))]

def _all(ctx):
    results = [_compiled(ctx, document) for document in ctx.files.srcs]
    return [DefaultInfo(files = depset(results), runfiles = ctx.runfiles(files = results))]

strut_nib = rule(
    _one,
    doc = "Compiles a xib to the nib that an app loads.",
    attrs = dict(_COMPILING, src = attr.label(doc = "The xib.", mandatory = True, allow_single_file = [".xib"])),
    toolchains = [TOOLCHAIN],
)

strut_storyboard = rule(
    _one,
    doc = "Compiles a storyboard to the folder that an app loads.",
    attrs = dict(_COMPILING, src = attr.label(doc = "The storyboard.", mandatory = True, allow_single_file = [".storyboard"])),
    toolchains = [TOOLCHAIN],
)

strut_documents = rule(
    _all,
    doc = "Compiles any number of storyboards and xibs, each by an action of its own.",
    attrs = dict(_COMPILING, srcs = attr.label_list(doc = "The documents.", mandatory = True, allow_files = EXTENSIONS)),
    toolchains = [TOOLCHAIN],
)
