"""Where the executable comes from: a release that is fetched, or a file of this machine."""

_BUILD = """load("@rules_strut//:defs.bzl", "strut_toolchain")

strut_toolchain(
    name = "strut",
    strut = "bin/strut",
    visibility = ["//visibility:public"],
)

toolchain(
    name = "toolchain",
    exec_compatible_with = [
        "@platforms//os:linux",
        "@platforms//cpu:{cpu}",
    ],
    toolchain = ":strut",
    toolchain_type = "@rules_strut//:toolchain_type",
    visibility = ["//visibility:public"],
)

exports_files(["bin/strut"])
"""

def _strut_release(ctx):
    if bool(ctx.attr.urls) == bool(ctx.attr.path):
        fail("strut_release '%s': give either urls, with sha256, or path" % ctx.name)
    if ctx.attr.urls:
        if not ctx.attr.sha256:
            fail("strut_release '%s': give sha256, which SHA256SUMS of the release has" % ctx.name)

        # The folder in a tarball of 'make release' is called after the version.
        ctx.download_and_extract(ctx.attr.urls, sha256 = ctx.attr.sha256, stripPrefix = ctx.attr.strip_prefix)
        if not ctx.path("bin/strut").exists:
            fail("strut_release '%s': there is no bin/strut in the tarball below '%s'; set strip_prefix" % (ctx.name, ctx.attr.strip_prefix))
    else:
        ctx.symlink(ctx.attr.path, "bin/strut")
    ctx.file("BUILD.bazel", _BUILD.format(cpu = ctx.attr.cpu))

strut_release = repository_rule(
    _strut_release,
    doc = "The executable of a release of Strut, with a toolchain for it.",
    attrs = {
        "cpu": attr.string(doc = "The processor that it is for.", default = "x86_64", values = ["x86_64", "aarch64"]),
        "path": attr.string(doc = "The executable, as a full path on this machine."),
        "sha256": attr.string(doc = "The checksum of the tarball."),
        "strip_prefix": attr.string(doc = "The folder in the tarball, such as strut-0.1.0-linux-x86_64."),
        "urls": attr.string_list(doc = "Where the tarball of 'make release' is."),
    },
)

def strut_register_toolchains(name = "strut", **release):
    """Declares a release and registers its toolchain, in a WORKSPACE.

    Args:
      name: What the repository is called.
      **release: The attributes of strut_release.
    """
    strut_release(name = name, **release)
    native.register_toolchains("@%s//:toolchain" % name)
