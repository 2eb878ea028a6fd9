// Lines and columns from byte offsets.
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE  // memrchr
#endif
#include "Internal.h"

const uint8_t *CXMLFindLast(const uint8_t *start, const uint8_t *end, uint8_t byte) {
#if defined(__linux__)
    return memrchr(start, byte, (size_t)(end - start));
#else
    while (end > start)
        if (*--end == byte) return end;
    return NULL;
#endif
}

static uint32_t linesBetween(const uint8_t *start, const uint8_t *end) {
    uint32_t count = 0;
    for (; start < end; start++) count += *start == '\n';
    return count;
}

static uint32_t columnOf(const CXMLDocument *document, const uint8_t *place) {
    const uint8_t *newline = CXMLFindLast(document->bytes, place, '\n');
    return (uint32_t)(newline ? place - newline : place - document->bytes + 1);
}

void CXMLDocumentLocate(const CXMLDocument *document, uint32_t offset, uint32_t *line, uint32_t *column) {
    const uint8_t *place = document->bytes + (offset < document->sourceLength ? offset : document->sourceLength);
    *line = 1 + linesBetween(document->bytes, place);
    *column = columnOf(document, place);
}

void CXMLDocumentLocateElement(const CXMLDocument *document, int32_t element, uint32_t *line, uint32_t *column) {
    const CXMLElement *record = &document->elements[element];
    const uint8_t *place = document->bytes + record->offset, *end = document->bytes + document->sourceLength;
    const uint8_t *tagEnd = place;
    for (char quote = 0; tagEnd < end && (quote || *tagEnd != '>'); tagEnd++) {
        if (quote ? *tagEnd == quote : *tagEnd == '"' || *tagEnd == '\'') quote = quote ? 0 : (char)*tagEnd;
    }
    *line = record->lastLine - linesBetween(place, tagEnd);
    *column = record->offset - record->lineOffset + 1;
}
