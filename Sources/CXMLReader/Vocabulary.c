// The names known beforehand, in a hash table that is built once and read by every document.
#include "Internal.h"

#include <libxml/parser.h>

struct CXMLVocabulary {
    int32_t count;
    uint32_t mask;
    const char **names;
    uint8_t *lengths;
    int32_t *slots;  // indices into names, -1 for a free slot
};

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

static void insert(CXMLVocabulary *vocabulary, int32_t index) {
    uint32_t slot = hashOf((const uint8_t *)vocabulary->names[index], vocabulary->lengths[index]) & vocabulary->mask;
    while (vocabulary->slots[slot] >= 0) slot = (slot + 1) & vocabulary->mask;
    vocabulary->slots[slot] = index;
}

CXMLVocabulary *CXMLVocabularyCreate(const char *names, size_t count) {
    xmlInitParser();  // here, because a vocabulary is made once, and before any thread reads a document
    CXMLVocabulary *vocabulary = calloc(1, sizeof *vocabulary);
    if (!vocabulary) return NULL;
    size_t total = 1;
    for (size_t i = 0; i < count; i++) total += names[i] == ' ';
    uint32_t slots = 64;
    while (slots < total * 3) slots *= 2;
    vocabulary->mask = slots - 1;
    vocabulary->names = malloc(total * sizeof *vocabulary->names);
    vocabulary->lengths = malloc(total);
    vocabulary->slots = malloc(slots * sizeof *vocabulary->slots);
    if (!vocabulary->names || !vocabulary->lengths || !vocabulary->slots) {
        free(vocabulary->names);
        free(vocabulary->lengths);
        free(vocabulary->slots);
        free(vocabulary);
        return NULL;
    }
    memset(vocabulary->slots, 0xff, slots * sizeof *vocabulary->slots);
    for (const char *start = names, *end = names + count; start <= end;) {
        const char *space = memchr(start, ' ', (size_t)(end - start));
        const char *next = space ? space : end;
        vocabulary->names[vocabulary->count] = start;
        vocabulary->lengths[vocabulary->count] = (uint8_t)(next - start);
        insert(vocabulary, vocabulary->count++);
        start = next + 1;
    }
    return vocabulary;
}

int32_t CXMLVocabularyFind(const CXMLVocabulary *vocabulary, const uint8_t *name, size_t length) {
    uint32_t slot = hashOf(name, length) & vocabulary->mask;
    for (int32_t index; (index = vocabulary->slots[slot]) >= 0; slot = (slot + 1) & vocabulary->mask)
        if (vocabulary->lengths[index] == length && !memcmp(vocabulary->names[index], name, length)) return index;
    return -1;
}

int32_t CXMLVocabularyCount(const CXMLVocabulary *vocabulary) { return vocabulary->count; }
