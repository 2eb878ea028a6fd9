// Brings every document to UTF-8 before it is parsed, so that offsets, lines and columns mean the same everywhere.
#include "Internal.h"
#include "LibXML2.h"

#include <libxml/encoding.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/globals.h>
#include <strings.h>

/// The encoding that the first bytes give away, else the one that the XML declaration names; NULL for UTF-8.
static const char *encodingOf(const uint8_t *bytes, size_t count, char name[64]) {
    if (count >= 2 && bytes[0] == 0xfe && bytes[1] == 0xff) return "UTF-16BE";
    if (count >= 2 && bytes[0] == 0xff && bytes[1] == 0xfe) return "UTF-16LE";
    if (count >= 4 && !memcmp(bytes, "\0<\0?", 4)) return "UTF-16BE";
    if (count >= 4 && !memcmp(bytes, "<\0?\0", 4)) return "UTF-16LE";
    if (count < 6 || memcmp(bytes, "<?xml", 5)) return NULL;
    const char *declaration = (const char *)bytes;
    size_t limit = count < 256 ? count : 256;
    for (size_t i = 5; i + 10 < limit && declaration[i] != '>'; i++) {
        if (memcmp(declaration + i, "encoding", 8)) continue;
        for (i += 8; i < limit && strchr(" \t\r\n=", declaration[i]); i++) {}
        char quote = i < limit ? declaration[i++] : 0;
        size_t length = 0;
        while (i < limit && declaration[i] != quote && length < 63) name[length++] = declaration[i++];
        if (i >= limit || declaration[i] != quote) return NULL;
        name[length] = 0;
        return strcasecmp(name, "UTF-8") && strcasecmp(name, "UTF8") && strcasecmp(name, "US-ASCII") ? name : NULL;
    }
    return NULL;
}

#if LIBXML_VERSION >= 21200
static void ignoreError(void *data, const xmlError *error) { (void)data, (void)error; }
#else
static void ignoreError(void *data, xmlErrorPtr error) { (void)data, (void)error; }
#endif

static uint8_t *convert(const uint8_t *bytes, size_t count, const char *encoding, size_t *length) {
    xmlCharEncodingHandlerPtr handler = xmlFindCharEncodingHandler(encoding);
    if (!handler) return NULL;
    xmlBufferPtr in = xmlBufferCreateSize(count + 1), out = xmlBufferCreateSize(count + count / 2 + 16);
    uint8_t *result = NULL;
    int status = -1;
    // Outside of a parser libxml2 would print its complaints.
    xmlStructuredErrorFunc report = xmlStructuredError;
    void *reportData = xmlStructuredErrorContext;
    xmlSetStructuredErrorFunc(NULL, ignoreError);
    if (in && out && !xmlBufferAdd(in, bytes, (int)count)) {
        do status = xmlCharEncInFunc(handler, out, in);
        while (status >= 0 && xmlBufferLength(in) > 1 && status > 0);
    }
    xmlSetStructuredErrorFunc(reportData, report);
    // A single odd byte may be left of a UTF-16 document that was cut: the parser will say that the end is missing.
    if (status >= 0 && xmlBufferLength(in) <= 1 && (result = malloc((size_t)xmlBufferLength(out) + 1))) {
        *length = (size_t)xmlBufferLength(out);
        memcpy(result, xmlBufferContent(out), *length);
        result[*length] = 0;
    }
    if (in) xmlBufferFree(in);
    if (out) xmlBufferFree(out);
    xmlCharEncCloseFunc(handler);
    return result;
}

uint8_t *CXMLMakeUTF8(uint8_t *bytes, size_t *count, CXMLFailure *failure) {
    char name[64];
    const char *encoding = encodingOf(bytes, *count, name);
    if (encoding) {
        size_t length = 0, mark = bytes[0] == 0xfe || bytes[0] == 0xff ? 2 : 0;
        uint8_t *result = convert(bytes + mark, *count - mark, encoding, &length);
        if (result) {
            free(bytes);
            *count = length;
            return result;
        }
        *failure = CXMLFailureUnknownEncoding;
    } else if (*count >= 3 && !memcmp(bytes, "\xef\xbb\xbf", 3)) {
        memmove(bytes, bytes + 3, *count -= 3);
    }
    bytes[*count] = 0;
    return bytes;
}
