"""Checks as tests."""

load(":documents.bzl", "BESIDE", "ENVIRONMENTS", "EXTENSIONS", "RESOURCES", "beside")
load(":toolchain.bzl", "TOOLCHAIN", "executable")

# The log has all that is found, and the test's XML what fails it.
_SCRIPT = """#!/bin/sh
set -- {words}
status=0
{strut} check "$@" || status=$?
[ -z "$XML_OUTPUT_FILE" ] ||
    {strut} check {quiet} --diagnostic-format junit --diagnostic-output "$XML_OUTPUT_FILE" "$@" > /dev/null || [ $? -eq $status ]
exit $status
"""

def _quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"

def _strut_check_test(ctx):
    strut = executable(ctx)
    files = [strut] + ctx.files.srcs + beside(ctx)
    words = []
    if ctx.attr.strict:
        words.append("--strict")
    if ctx.attr.matrix:
        words.append("--matrix")
    if ctx.file.configuration:
        words += ["--configuration", ctx.file.configuration.short_path]
    if ctx.file.baseline:
        words += ["--baseline", ctx.file.baseline.short_path]
        files.append(ctx.file.baseline)
    for device in ctx.attr.devices:
        words += ["--device", device]
    for font in ctx.files.fonts:
        words += ["--fonts", font.short_path]
    words += ctx.attr.options + ["--"] + [document.short_path for document in ctx.files.srcs]
    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(
        script,
        _SCRIPT.format(
            quiet = "" if ctx.attr.strict else "--quiet",
            strut = _quoted(strut.short_path),
            words = " ".join([_quoted(word) for word in words]),
        ),
        is_executable = True,
    )
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(files = files))]

strut_check_test = rule(
    _strut_check_test,
    doc = "Fails on what is wrong with documents. The log has the findings, and the test's XML is JUnit.",
    attrs = dict(
        dict(BESIDE, **dict(RESOURCES, **ENVIRONMENTS)),
        baseline = attr.label(doc = "What is not reported, as 'strut check --write-baseline' writes it.", allow_single_file = [".json"]),
        matrix = attr.bool(doc = "Whether to check in a good choice of environments."),
        srcs = attr.label_list(doc = "The documents.", mandatory = True, allow_empty = False, allow_files = EXTENSIONS),
        strict = attr.bool(doc = "Whether warnings fail the test too."),
    ),
    test = True,
    toolchains = [TOOLCHAIN],
)
