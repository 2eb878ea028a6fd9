"""Rules that compile, lay out, check and compare storyboards and xibs with Strut."""

load("//private:check.bzl", _strut_check_test = "strut_check_test")
load("//private:compiled.bzl", _strut_documents = "strut_documents", _strut_nib = "strut_nib", _strut_storyboard = "strut_storyboard")
load("//private:diff.bzl", _strut_diff = "strut_diff")
load("//private:layout.bzl", _strut_layout = "strut_layout")
load("//private:toolchain.bzl", _strut_toolchain = "strut_toolchain")

strut_check_test = _strut_check_test
strut_diff = _strut_diff
strut_documents = _strut_documents
strut_layout = _strut_layout
strut_nib = _strut_nib
strut_storyboard = _strut_storyboard
strut_toolchain = _strut_toolchain
