"""The same for MODULE.bazel."""

load("//:repositories.bzl", "strut_release")

_release = tag_class(attrs = {
    "cpu": attr.string(default = "x86_64", values = ["x86_64", "aarch64"]),
    "name": attr.string(default = "strut"),
    "path": attr.string(),
    "sha256": attr.string(),
    "strip_prefix": attr.string(),
    "urls": attr.string_list(),
})

def _strut(ctx):
    for module in ctx.modules:
        for release in module.tags.release:
            strut_release(
                name = release.name,
                cpu = release.cpu,
                path = release.path,
                sha256 = release.sha256,
                strip_prefix = release.strip_prefix,
                urls = release.urls,
            )

strut = module_extension(
    _strut,
    tag_classes = {"release": _release},
)
