// The names known beforehand, in a hash table that the compiler has laid out: starting a program costs nothing for it.
#include "Internal.h"
#include "VocabularyTables.h"

static inline uint32_t lengthOf(int32_t number) { return (uint32_t)starts[number + 1] - starts[number]; }

/// The hash of a name by its first eight bytes, its last eight, which may overlap them, and its length: two words tell
/// nearly all names apart. Scripts/make-vocabulary has it too.
static inline uint32_t hashOf(const uint8_t *name, size_t length) {
    uint64_t first = 0, last = 0;
    if (length >= 8) {
        for (size_t i = 8; i-- > 0;) first = first << 8 | name[i], last = last << 8 | name[length - 8 + i];
    } else {
        for (size_t i = 0; i < length; i++) first = first << 8 | name[i];
    }
    uint64_t hash = (first ^ length) * 0x9e3779b97f4a7c15u;
    hash = (hash ^ hash >> 32 ^ last) * 0x9e3779b97f4a7c15u;
    return (uint32_t)(hash >> 32);
}

int32_t CXMLVocabularyFind(const uint8_t *name, size_t length) {
    uint32_t slot = hashOf(name, length) % slotCount;
    for (int32_t number; (number = slots[slot] - 1) >= 0; slot = (slot + 1) % slotCount)
        if (lengthOf(number) == length && !memcmp(names + starts[number], name, length)) return number;
    return -1;
}

const char *CXMLVocabularyName(int32_t number, size_t *length) {
    *length = lengthOf(number);
    return names + starts[number];
}

int32_t CXMLVocabularyCount(void) { return nameCount; }
