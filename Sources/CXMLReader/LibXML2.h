// libxml2's headers, or what to do where they are missing.
#ifndef CXML_LIBXML2_H
#define CXML_LIBXML2_H

#if !__has_include(<libxml/parser.h>)
#error libxml2 is not found. Scripts/prepare installs it (or: apt-get install libxml2-dev pkg-config; dnf install libxml2-devel; brew install libxml2 pkgconf). If it is installed by now, "touch Package.swift": SwiftPM remembers that it was not.
#endif

#include <libxml/parser.h>

#endif
