// What the C files of the reader share: growing arrays, the builder that collects events, and the parts of the work.
#ifndef CXML_INTERNAL_H
#define CXML_INTERNAL_H

#include "CXMLReader.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/// Makes room for one more entry of an array that doubles; false when there is no memory.
#define CXML_RESERVE(array, count, capacity)                                                \
    ((count) < (capacity) ||                                                                \
     CXMLGrow((void **)&(array), (capacity), (size_t)(count) + 1, sizeof(*(array)), &(capacity)))

bool CXMLGrow(void **array, size_t capacity, size_t needed, size_t size, size_t *grownCapacity);

/// The document's bytes as NUL-terminated UTF-8 without a byte order mark, in memory of their own.
///
/// NULL, with `*failure` set, when the encoding is unknown or there is no memory.
uint8_t *CXMLCopyAsUTF8(const uint8_t *bytes, size_t count, size_t *length, CXMLFailure *failure);

/// The last `byte` in the `length` bytes before `end`, or NULL.
const uint8_t *CXMLFindLast(const uint8_t *start, const uint8_t *end, uint8_t byte);

#endif
