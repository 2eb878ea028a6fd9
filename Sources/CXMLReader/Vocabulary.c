// The names known beforehand, in a hash table that is built once and read by every document.
#include "Internal.h"
#include "LibXML2.h"

struct CXMLVocabulary {
    const char *names;
    int32_t count;
    uint32_t mask;
    uint16_t *starts;  // where each name starts in names, and one past the space that would follow the last
    uint16_t *slots;   // numbers + 1, 0 for a free slot: few bytes, because every start of a program fills them
};

static inline uint32_t lengthOf(const CXMLVocabulary *vocabulary, int32_t number) {
    return vocabulary->starts[number + 1] - vocabulary->starts[number] - 1u;
}

/// The hash of a name by its first eight bytes, its last eight, which may overlap them, and its length: two words tell
/// nearly all names apart, and every start of a program hashes them all.
static inline uint32_t hashOf(const uint8_t *name, size_t length) {
    uint64_t first = 0, last = 0;
    if (length >= 8) {
        memcpy(&first, name, 8);
        memcpy(&last, name + length - 8, 8);
    } else {
        for (size_t i = 0; i < length; i++) first = first << 8 | name[i];
    }
    uint64_t hash = (first ^ length) * 0x9e3779b97f4a7c15u;
    hash = (hash ^ hash >> 32 ^ last) * 0x9e3779b97f4a7c15u;
    return (uint32_t)(hash >> 32);
}

/// Notes where names start, one past a space that would follow the last included; returns how many names there are.
static int32_t findStarts(const char *names, size_t count, uint16_t *starts) {
    int32_t total = 0;
    starts[0] = 0;
    for (const char *start = names, *end = names + count; start <= end; starts[total] = (uint16_t)(start - names)) {
        const char *space = memchr(start, ' ', (size_t)(end - start));
        start = (space ? space : end) + 1;
        total++;
    }
    return total;
}

CXMLVocabulary *CXMLVocabularyCreate(const char *names, size_t count) {
    xmlInitParser();  // here, because a vocabulary is made once, and before any thread reads a document
    if (count >= UINT16_MAX) return NULL;
    uint16_t *starts = malloc((count + 2) * sizeof *starts);  // as many as there can be; most are given back
    if (!starts) return NULL;
    int32_t total = findStarts(names, count, starts);
    uint16_t *kept = realloc(starts, ((size_t)total + 1) * sizeof *starts);
    if (kept) starts = kept;
    uint32_t slotCount = 64;
    while (slotCount < (uint32_t)total * 2) slotCount *= 2;
    CXMLVocabulary *vocabulary = malloc(sizeof *vocabulary);
    uint16_t *slots = calloc(slotCount, sizeof *slots);
    if (!vocabulary || !slots) {
        free(vocabulary);
        free(slots);
        free(starts);
        return NULL;
    }
    *vocabulary = (CXMLVocabulary){names, total, slotCount - 1, starts, slots};
    for (int32_t number = 0; number < total; number++) {
        uint32_t slot = hashOf((const uint8_t *)names + starts[number], lengthOf(vocabulary, number)) & vocabulary->mask;
        while (slots[slot]) slot = (slot + 1) & vocabulary->mask;
        slots[slot] = (uint16_t)(number + 1);
    }
    return vocabulary;
}

int32_t CXMLVocabularyFind(const CXMLVocabulary *vocabulary, const uint8_t *name, size_t length) {
    uint32_t slot = hashOf(name, length) & vocabulary->mask;
    for (int32_t number; (number = vocabulary->slots[slot] - 1) >= 0; slot = (slot + 1) & vocabulary->mask)
        if (lengthOf(vocabulary, number) == length
            && !memcmp(vocabulary->names + vocabulary->starts[number], name, length))
            return number;
    return -1;
}

const char *CXMLVocabularyName(const CXMLVocabulary *vocabulary, int32_t number, size_t *length) {
    *length = lengthOf(vocabulary, number);
    return vocabulary->names + vocabulary->starts[number];
}

int32_t CXMLVocabularyCount(const CXMLVocabulary *vocabulary) { return vocabulary->count; }
