"""The executable that actions run."""

TOOLCHAIN = str(Label("//:toolchain_type"))

def _strut_toolchain(ctx):
    return [platform_common.ToolchainInfo(strut = ctx.file.strut)]

strut_toolchain = rule(
    _strut_toolchain,
    doc = "Says which executable of strut actions run; a 'toolchain' names it with the platforms that it is for.",
    attrs = {
        "strut": attr.label(
            doc = "The static executable.",
            mandatory = True,
            allow_single_file = True,
        ),
    },
)

def executable(ctx):
    """The executable of strut for a rule that has TOOLCHAIN among its toolchains."""
    return ctx.toolchains[TOOLCHAIN].strut
