// Reads a document with libxml2's SAX2 interface into flat arrays: no tree, and no allocation per element or attribute.
#include "Internal.h"
#include "LibXML2.h"

#include <libxml/parserInternals.h>
#include <pthread.h>
#include <stdio.h>

/// A name as libxml2's dictionary holds it: equal names have equal pointers within one document.
typedef struct {
    const xmlChar *name;
    int32_t number;
} NameSlot;

/// How many names of its own a document may have: libxml2's dictionary becomes slow with very many, and real ones have few.
enum { MAXIMUM_OTHER_NAMES = 10000 };

typedef struct {
    CXMLDocument document;  // first: the caller's pointer is the builder's
    xmlParserCtxtPtr context;
    uint8_t *bytes;
    CXMLElement *elements;
    CXMLAttribute *attributes;
    CXMLText *texts;
    CXMLName *otherNames;
    uint8_t *decoded;  // values that do not stand in the source as they are; appended to it at the end
    NameSlot *slots;
    size_t elementCount, attributeCount, textCount, otherNameCount, decodedCount, slotCount, usedSlots;
    size_t elementCapacity, attributeCapacity, textCapacity, otherNameCapacity, decodedCapacity;
    uint32_t lineOffset, searched;  // where the line of the last start tag begins; up to where that was looked for
    int32_t current;  // the innermost open element
    int32_t *lastTexts;  // per depth, the newest piece of text of the open element there, -1 when it has none
    bool isBlankSoFar;  // the open element has no children and only white space: no text if a child follows
    int32_t depth, maximumDepth;
} Builder;

bool CXMLGrow(void **array, size_t capacity, size_t needed, size_t size, size_t *grownCapacity) {
    size_t grown = capacity < 32 ? 32 : capacity;
    while (grown < needed) grown *= 2;
    void *memory = realloc(*array, grown * size);
    if (!memory) return false;
    *array = memory;
    *grownCapacity = grown;
    return true;
}

// MARK: Stopping

static uint32_t currentOffset(const Builder *builder) {
    const xmlParserInputPtr input = builder->context->input;
    if (input && input->cur >= builder->bytes && input->cur <= builder->bytes + builder->document.sourceLength)
        return (uint32_t)(input->cur - builder->bytes);
    long consumed = xmlByteConsumed(builder->context);
    return consumed < 0 ? 0 : (uint32_t)consumed;
}

static void fail(Builder *builder, CXMLFailure failure, const char *message) {
    if (builder->document.failure) return;
    builder->document.failure = failure;
    builder->document.failureOffset = currentOffset(builder);
    snprintf(builder->document.message, sizeof builder->document.message, "%s", message);
    xmlStopParser(builder->context);
}

// MARK: Names and values

static uint32_t slotOf(const xmlChar *name, size_t slotCount) {
    uint64_t bits = (uint64_t)(uintptr_t)name * 0x9e3779b97f4a7c15u;
    return (uint32_t)(bits >> 40) & (uint32_t)(slotCount - 1);
}

static bool growSlots(Builder *builder) {
    size_t count = builder->slotCount ? builder->slotCount * 4 : 512;
    NameSlot *slots = calloc(count, sizeof *slots);
    if (!slots) return false;
    for (size_t i = 0; i < builder->slotCount; i++) {
        if (!builder->slots[i].name) continue;
        uint32_t slot = slotOf(builder->slots[i].name, count);
        while (slots[slot].name) slot = (slot + 1) & (uint32_t)(count - 1);
        slots[slot] = builder->slots[i];
    }
    free(builder->slots);
    builder->slots = slots;
    builder->slotCount = count;
    return true;
}

/// Gives a name that is new to this document its number: the vocabulary's, or the next one after those.
static int32_t addName(Builder *builder, const xmlChar *name, uint32_t slot) {
    size_t length = strlen((const char *)name);
    int32_t number = length < 256 ? CXMLVocabularyFind(name, length) : -1;
    if (number < 0) {
        if (builder->otherNameCount >= MAXIMUM_OTHER_NAMES)
            return fail(builder, CXMLFailureTooManyNames, "too many names"), 0;
        char *copy = CXML_RESERVE(builder->otherNames, builder->otherNameCount, builder->otherNameCapacity)
            ? malloc(length + 1) : NULL;
        if (!copy) return fail(builder, CXMLFailureOutOfMemory, "out of memory"), 0;
        memcpy(copy, name, length + 1);
        builder->otherNames[builder->otherNameCount] = (CXMLName){copy, length};
        number = CXMLVocabularyCount() + (int32_t)builder->otherNameCount++;
    }
    builder->slots[slot] = (NameSlot){name, number};
    if (++builder->usedSlots * 2 > builder->slotCount && !growSlots(builder))
        fail(builder, CXMLFailureOutOfMemory, "out of memory");
    return number;
}

static inline int32_t numberOf(Builder *builder, const xmlChar *name, const xmlChar *prefix) {
    if (prefix && !(name = xmlDictQLookup(builder->context->dict, prefix, name)))
        return fail(builder, CXMLFailureOutOfMemory, "out of memory"), 0;
    uint32_t mask = (uint32_t)(builder->slotCount - 1), slot = slotOf(name, builder->slotCount);
    for (; builder->slots[slot].name; slot = (slot + 1) & mask)
        if (builder->slots[slot].name == name) return builder->slots[slot].number;
    return addName(builder, name, slot);
}

/// Where in the document's bytes a value stands; one that libxml2 had to decode is copied behind the source first.
static inline uint32_t offsetOf(Builder *builder, const xmlChar *value, size_t length) {
    if (value >= builder->bytes && value <= builder->bytes + builder->document.sourceLength)
        return (uint32_t)(value - builder->bytes);
    size_t base = (size_t)builder->document.sourceLength + 1, needed = builder->decodedCount + length;
    if (base + needed > UINT32_MAX) return fail(builder, CXMLFailureTooLarge, "too many decoded values"), 0;
    if (needed > builder->decodedCapacity
        && !CXMLGrow((void **)&builder->decoded, builder->decodedCapacity, needed, 1, &builder->decodedCapacity))
        return fail(builder, CXMLFailureOutOfMemory, "out of memory"), 0;
    memcpy(builder->decoded + builder->decodedCount, value, length);
    builder->decodedCount = needed;
    return (uint32_t)(base + needed - length);
}

// MARK: Events

/// Where the line of the start tag at `offset` begins; each byte is looked at once, however long lines are.
static uint32_t lineOffsetOf(Builder *builder, uint32_t offset) {
    if (offset > builder->searched) {
        const uint8_t *newline = CXMLFindLast(builder->bytes + builder->searched, builder->bytes + offset, '\n');
        if (newline) builder->lineOffset = (uint32_t)(newline - builder->bytes) + 1;
        builder->searched = offset;
    }
    return builder->lineOffset;
}

/// White space before the first child of the open element only sets it apart. It is what was added last of all texts.
static void dropBlanks(Builder *builder) {
    if (!builder->isBlankSoFar) return;
    CXMLElement *element = &builder->elements[builder->current];
    builder->textCount = (size_t)element->firstText;
    element->firstText = -1;
    builder->lastTexts[builder->depth] = -1;
    builder->isBlankSoFar = false;
}

static void startElement(
    void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaceCount,
    const xmlChar **namespaces, int attributeCount, int defaulted, const xmlChar **attributes) {
    (void)uri, (void)namespaceCount, (void)namespaces, (void)defaulted;
    Builder *builder = data;
    if (builder->document.failure) return;
    dropBlanks(builder);
    uint32_t tagEnd = currentOffset(builder);
    const uint8_t *start = CXMLFindLast(builder->bytes, builder->bytes + tagEnd, '<');
    if (!CXML_RESERVE(builder->elements, builder->elementCount + 1, builder->elementCapacity))
        return fail(builder, CXMLFailureOutOfMemory, "out of memory");
    int32_t index = (int32_t)builder->elementCount++;
    CXMLElement *element = &builder->elements[index];
    element->name = numberOf(builder, name, prefix);
    element->parent = builder->current;
    element->end = index + 1;
    element->firstText = -1;
    element->offset = start ? (uint32_t)(start - builder->bytes) : 0;
    element->lineOffset = lineOffsetOf(builder, element->offset);
    element->lastLine = (uint32_t)builder->context->input->line;
    element->firstAttribute = (uint32_t)builder->attributeCount;
    builder->current = index;
    builder->lastTexts[++builder->depth] = -1;
    size_t needed = builder->attributeCount + (size_t)attributeCount;
    if (needed > builder->attributeCapacity
        && !CXMLGrow((void **)&builder->attributes, builder->attributeCapacity, needed, sizeof *builder->attributes,
                     &builder->attributeCapacity))
        return fail(builder, CXMLFailureOutOfMemory, "out of memory");
    for (; attributeCount > 0; attributeCount--, attributes += 5) {
        size_t length = (size_t)(attributes[4] - attributes[3]);
        CXMLAttribute *attribute = &builder->attributes[builder->attributeCount++];
        attribute->name = numberOf(builder, attributes[0], attributes[1]);
        attribute->offset = offsetOf(builder, attributes[3], length);
        attribute->length = (uint32_t)length;
    }
    if (builder->depth > builder->maximumDepth) {
        fail(builder, CXMLFailureTooDeep, "elements are nested too deeply");
        builder->document.failureOffset = builder->elements[index].offset;
    }
}

static void addText(Builder *builder, uint32_t offset, uint32_t length) {
    if (!CXML_RESERVE(builder->texts, builder->textCount, builder->textCapacity))
        return fail(builder, CXMLFailureOutOfMemory, "out of memory");
    int32_t index = (int32_t)builder->textCount++;
    builder->texts[index] = (CXMLText){offset, length, -1};
    int32_t *last = &builder->lastTexts[builder->depth];
    if (*last >= 0) builder->texts[*last].next = index;
    else builder->elements[builder->current].firstText = index;
    *last = index;
}

static bool isBlank(const xmlChar *text, int length) {
    int i = 0;
    for (; i + 8 <= length; i += 8) {  // indentation is long: eight bytes at once, of which one is above a space
        uint64_t word;
        memcpy(&word, text + i, sizeof word);
        if ((((word & 0x7f7f7f7f7f7f7f7f) + 0x5f5f5f5f5f5f5f5f) | word) & 0x8080808080808080) return false;
    }
    for (; i < length; i++)
        if (text[i] > ' ') return false;
    return true;
}

/// Keeps text in the pieces in which it comes, and white space only where it is the whole content of an element or a part of
/// its text.
static void characters(void *data, const xmlChar *text, int length) {
    Builder *builder = data;
    if (builder->current < 0 || builder->document.failure || length <= 0) return;
    bool isNew = builder->lastTexts[builder->depth] < 0;
    if (isNew || builder->isBlankSoFar) {
        bool isBlankPiece = isBlank(text, length), hasChildren = builder->current + 1 < (int32_t)builder->elementCount;
        if (isBlankPiece && hasChildren) return;
        builder->isBlankSoFar = isBlankPiece;
    }
    addText(builder, offsetOf(builder, text, (size_t)length), (uint32_t)length);
}

static void endElement(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
    (void)name, (void)prefix, (void)uri;
    Builder *builder = data;
    if (builder->current < 0 || builder->document.failure) return;
    CXMLElement *element = &builder->elements[builder->current];
    element->end = (int32_t)builder->elementCount;
    builder->isBlankSoFar = false;
    builder->current = element->parent;
    builder->depth--;
}

static void entityDeclaration(
    void *data, const xmlChar *name, int type, const xmlChar *publicID, const xmlChar *systemID, xmlChar *content) {
    (void)name, (void)type, (void)publicID, (void)systemID, (void)content;
    fail(data, CXMLFailureEntityDeclaration, "the document declares an entity");
}

static void unparsedEntityDeclaration(
    void *data, const xmlChar *name, const xmlChar *publicID, const xmlChar *systemID, const xmlChar *notation) {
    (void)name, (void)publicID, (void)systemID, (void)notation;
    fail(data, CXMLFailureEntityDeclaration, "the document declares an entity");
}

static void attributeDeclaration(
    void *data, const xmlChar *element, const xmlChar *name, int type, int kind, const xmlChar *value,
    xmlEnumerationPtr tree) {
    (void)element, (void)name, (void)type, (void)kind, (void)value;
    xmlFreeEnumeration(tree);
    fail(data, CXMLFailureEntityDeclaration, "the document declares attributes of its own");
}

#if LIBXML_VERSION >= 21200
static void parserError(void *data, const xmlError *error) {
#else
static void parserError(void *data, xmlErrorPtr error) {
#endif
    Builder *builder = data;
    if (error->level != XML_ERR_FATAL || builder->document.failure) return;
    char message[sizeof builder->document.message];
    snprintf(message, sizeof message, "%s", error->message ? error->message : "not well formed");
    for (size_t length = strlen(message); length && strchr(" \n.", message[length - 1]);) message[--length] = 0;
    for (char *place = message; *place; place++)
        if (*place == '\n') *place = ' ';
    bool atEnd = currentOffset(builder) >= builder->document.sourceLength && builder->elementCount;
    fail(builder, error->code == XML_ERR_NO_MEMORY ? CXMLFailureOutOfMemory
            : atEnd ? CXMLFailureEndsTooEarly : CXMLFailureNotWellFormed, message);
}

// MARK: Reading

/// The place behind the first `mark` from `start` on, or `end`.
static const uint8_t *skipPast(const uint8_t *start, const uint8_t *end, const char *mark) {
    size_t length = strlen(mark);
    while (start < end && (start = memchr(start, mark[0], (size_t)(end - start)))) {
        if ((size_t)(end - start) >= length && !memcmp(start, mark, length)) return start + length;
        start++;
    }
    return end;
}

/// `tag` if an element's tag is there; else the place behind a comment, CDATA or an instruction, or where a declaration ends
/// or holds another one. The bytes end with a NUL.
static const uint8_t *skipNonTag(const uint8_t *tag, const uint8_t *end) {
    if (tag[1] == '?') return skipPast(tag + 2, end, "?>");
    if (tag[1] != '!') return tag;
    if (!strncmp((const char *)tag, "<!--", 4)) return skipPast(tag + 4, end, "-->");
    if (!strncmp((const char *)tag, "<![CDATA[", 9)) return skipPast(tag + 9, end, "]]>");
    const uint8_t *place = tag + 2;
    for (; place < end && *place != '<' && *place != '>'; place++) {
        if (*place != '"' && *place != '\'') continue;
        place = memchr(place + 1, *place, (size_t)(end - place - 1));
        if (!place) return end;
    }
    return place;
}

/// How many attributes a tag has that ends before `limit`; no more than `maximum` and one are counted.
static int32_t countAttributes(const uint8_t *tag, const uint8_t *limit, int32_t maximum) {
    int32_t count = 0;
    for (const uint8_t *place = tag; place < limit && *place != '>' && count <= maximum; place++) {
        if (*place != '"' && *place != '\'') continue;
        place = memchr(place + 1, *place, (size_t)(limit - place - 1));
        if (!place) break;
        count++;
    }
    return count;
}

/// The first start tag with more than `maximum` attributes, NULL if none has: libxml2 compares each with all before it.
///
/// Raw `<` cannot stand in a tag, and an attribute takes at least five bytes, so that almost all tags are stepped over.
static const uint8_t *findCrowdedTag(const uint8_t *bytes, const uint8_t *end, int32_t maximum) {
    const uint8_t *tag = bytes;
    while (tag < end && (tag = memchr(tag, '<', (size_t)(end - tag)))) {
        const uint8_t *behind = skipNonTag(tag, end);
        if (behind == tag) {
            const uint8_t *next = memchr(tag + 1, '<', (size_t)(end - tag - 1));
            behind = next ? next : end;
            if (behind - tag > 5 * (ptrdiff_t)maximum && countAttributes(tag, behind, maximum) > maximum) return tag;
        }
        tag = behind;
    }
    return NULL;
}

static const xmlSAXHandler handler = {
    .initialized = XML_SAX2_MAGIC,
    .startElementNs = startElement,
    .endElementNs = endElement,
    .characters = characters,
    .ignorableWhitespace = characters,  // the same function: libxml2 then spares itself the guess which of both it is
    .cdataBlock = characters,
    .entityDecl = entityDeclaration,
    .unparsedEntityDecl = unparsedEntityDeclaration,
    .attributeDecl = attributeDeclaration,
    .serror = parserError,
};

static void parse(Builder *builder) {
    xmlParserInputPtr input = xmlNewStringInputStream(builder->context, builder->bytes);
    if (!input) return fail(builder, CXMLFailureOutOfMemory, "out of memory");
    inputPush(builder->context, input);
    // Huge: libxml2's own limits are replaced by ours, and entities, which they are for, are refused altogether. So
    // the only ones to replace are XML's own five; without NOENT libxml2 hands out `&amp;` as `&#38;`.
    xmlCtxtUseOptions(
        builder->context, XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC | XML_PARSE_NOENT);
    xmlParseDocument(builder->context);
    if (!builder->context->wellFormed) fail(builder, CXMLFailureNotWellFormed, "not well formed");
    // libxml2 takes a NUL for the end: what stands behind one would go unseen.
    const uint8_t *end = memchr(builder->bytes, 0, builder->document.sourceLength);
    if (end && !builder->document.failure) {
        fail(builder, CXMLFailureNotWellFormed, "a NUL character, which XML does not have");
        builder->document.failureOffset = (uint32_t)(end - builder->bytes);
    }
}

/// Makes the arrays of the document what has been collected, values that were decoded standing behind the source.
static void finish(Builder *builder) {
    CXMLDocument *document = &builder->document;
    if (builder->decodedCount) {
        size_t base = (size_t)document->sourceLength + 1;
        uint8_t *joined = realloc(builder->bytes, base + builder->decodedCount);
        if (joined) {
            builder->bytes = joined;
            memcpy(joined + base, builder->decoded, builder->decodedCount);
        } else {
            document->failure = CXMLFailureOutOfMemory;
        }
    }
    if (CXML_RESERVE(builder->elements, builder->elementCount, builder->elementCapacity))
        builder->elements[builder->elementCount] =
            (CXMLElement){.parent = -1, .firstText = -1, .firstAttribute = (uint32_t)builder->attributeCount};
    else
        document->failure = CXMLFailureOutOfMemory;
    for (int32_t open = builder->current; open >= 0; open = builder->elements[open].parent)
        builder->elements[open].end = (int32_t)builder->elementCount;
    document->bytes = builder->bytes;
    document->elements = builder->elements;
    document->elementCount = (int32_t)builder->elementCount;
    document->attributes = builder->attributes;
    document->attributeCount = (int32_t)builder->attributeCount;
    document->texts = builder->texts;
    document->textCount = (int32_t)builder->textCount;
    document->otherNames = builder->otherNames;
    document->otherNameCount = (int32_t)builder->otherNameCount;
}

CXMLDocument *CXMLDocumentRead(uint8_t *bytes, size_t count, int32_t maximumDepth, int32_t maximumAttributes) {
    static pthread_once_t isReady = PTHREAD_ONCE_INIT;
    pthread_once(&isReady, xmlInitParser);  // several threads may read their first documents at once
    Builder *builder = calloc(1, sizeof *builder);
    if (!builder) {
        free(bytes);
        return NULL;
    }
    CXMLDocument *document = &builder->document;
    document->bytes = builder->bytes = bytes;
    builder->current = -1;
    builder->maximumDepth = maximumDepth;
    if (count > INT32_MAX / 2) {
        document->failure = CXMLFailureTooLarge;
        return document;
    }
    document->bytes = builder->bytes = CXMLMakeUTF8(bytes, &count, &document->failure);
    document->sourceLength = (uint32_t)count;
    if (document->failure) return document;
    const uint8_t *crowded = findCrowdedTag(builder->bytes, builder->bytes + count, maximumAttributes);
    if (crowded) {
        document->failure = CXMLFailureTooManyAttributes;
        document->failureOffset = (uint32_t)(crowded - builder->bytes);
        return document;
    }
    builder->elementCapacity = count / 96 + 16;
    builder->attributeCapacity = count / 24 + 16;
    builder->elements = malloc(builder->elementCapacity * sizeof *builder->elements);
    builder->attributes = malloc(builder->attributeCapacity * sizeof *builder->attributes);
    if (!builder->elements) builder->elementCapacity = 0;
    if (!builder->attributes) builder->attributeCapacity = 0;
    builder->lastTexts = malloc(((size_t)maximumDepth + 2) * sizeof *builder->lastTexts);
    builder->context = xmlNewParserCtxt();
    if (!builder->elements || !builder->attributes || !builder->lastTexts || !builder->context || !growSlots(builder)) {
        document->failure = CXMLFailureOutOfMemory;
    } else {
        *builder->context->sax = handler;
        builder->context->userData = builder;
        parse(builder);
    }
    finish(builder);
    if (builder->context) {
        // libxml2 keeps declared entities in a document of its own, and forgets it when parsing is stopped.
        if (builder->context->myDoc) xmlFreeDoc(builder->context->myDoc);
        builder->context->myDoc = NULL;
        xmlFreeParserCtxt(builder->context);
    }
    builder->context = NULL;
    free(builder->decoded);
    free(builder->slots);
    free(builder->lastTexts);
    builder->decoded = NULL;
    builder->slots = NULL;
    builder->lastTexts = NULL;
    return document;
}

void CXMLDocumentFree(CXMLDocument *document) {
    if (!document) return;
    Builder *builder = (Builder *)document;
    for (size_t i = 0; i < builder->otherNameCount; i++) free((void *)builder->otherNames[i].bytes);
    free(builder->otherNames);
    free(builder->bytes);
    free(builder->elements);
    free(builder->attributes);
    free(builder->texts);
    free(builder);
}
