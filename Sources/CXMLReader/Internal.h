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

/// Brings the `*count` bytes of a document to UTF-8 without a byte order mark, and puts a NUL behind them; their memory has
/// room for it. The memory is taken over, and is returned, or other memory in its place.
///
/// With `*failure` set, the bytes are as they were, because their encoding is unknown or there is no memory.
uint8_t *CXMLMakeUTF8(uint8_t *bytes, size_t *count, CXMLFailure *failure);

/// The last `byte` in the `length` bytes before `end`, or NULL.
const uint8_t *CXMLFindLast(const uint8_t *start, const uint8_t *end, uint8_t byte);

#endif
