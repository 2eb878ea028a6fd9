// The names known beforehand, in a hash table that is built once and read by every document.
#include "Internal.h"

#include <libxml/parser.h>

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

/// Eight bytes at once; the last ones overlap those before.
static uint32_t hashOf(const uint8_t *name, size_t length) {
    uint64_t hash = length, word = 0;
    if (length < 8) {
        for (size_t i = 0; i < length; i++) word = word << 8 | name[i];
    } else {
        for (size_t i = 0; i + 8 < length; i += 8) {
            memcpy(&word, name + i, 8);
            hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
            hash ^= hash >> 29;
        }
        memcpy(&word, name + length - 8, 8);
    }
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    return (uint32_t)(hash >> 32);
}

CXMLVocabulary *CXMLVocabularyCreate(const char *names, size_t count) {
    xmlInitParser();  // here, because a vocabulary is made once, and before any thread reads a document
    if (count >= UINT16_MAX) return NULL;
    size_t total = 1;
    for (size_t i = 0; i < count; i++) total += names[i] == ' ';
    size_t slots = 64;
    while (slots < total * 3) slots *= 2;
    CXMLVocabulary *vocabulary = calloc(1, sizeof *vocabulary + (total + 1 + slots) * sizeof(uint16_t));
    if (!vocabulary) return NULL;
    *vocabulary = (CXMLVocabulary){names, (int32_t)total, (uint32_t)slots - 1, (uint16_t *)(vocabulary + 1), NULL};
    vocabulary->slots = vocabulary->starts + total + 1;
    const char *start = names;
    for (uint16_t number = 0; number < total; number++) {
        const char *space = memchr(start, ' ', (size_t)(names + count - start));
        const char *end = space ? space : names + count;
        uint32_t slot = hashOf((const uint8_t *)start, (size_t)(end - start)) & vocabulary->mask;
        while (vocabulary->slots[slot]) slot = (slot + 1) & vocabulary->mask;
        vocabulary->slots[slot] = number + 1;
        start = end + 1;
        vocabulary->starts[number + 1] = (uint16_t)(start - names);
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
