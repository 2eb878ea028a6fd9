// Our own view of an XML document: flat arrays of elements, attributes and text, as libxml2 met them.
//
// libxml2's headers stay inside the one C file behind this header: they clash with Foundation's on some systems.
#ifndef CXML_READER_H
#define CXML_READER_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The number of a name of the vocabulary, the names that are known beforehand; -1 for others.
int32_t CXMLVocabularyFind(const uint8_t *name, size_t length);

/// The number of names in the vocabulary.
int32_t CXMLVocabularyCount(void);

/// The name with a number below the count, and its length in bytes; it does not end with a zero.
const char *CXMLVocabularyName(int32_t number, size_t *length);

/// An element. Elements stand in document order, so the first child of element `i`, if any, is element `i + 1`.
typedef struct {
    int32_t name;             ///< a number of the vocabulary, or its count + an index into `otherNames`
    int32_t parent;           ///< -1 for the root
    int32_t end;              ///< one past the last element inside this one: where the next sibling is, if any
    int32_t firstText;        ///< index into `texts`, -1 when there is no character content
    uint32_t offset;          ///< of the `<` of the start tag in `bytes`
    uint32_t lineOffset;      ///< of the beginning of its line in `bytes`
    uint32_t lastLine;        ///< the line, from 1, on which the start tag ends
    uint32_t firstAttribute;  ///< index into `attributes`; the next element's is where they end
} CXMLElement;

/// An attribute: its name's number and its value, decoded, in `bytes`.
typedef struct {
    int32_t name;
    uint32_t offset;
    uint32_t length;
} CXMLAttribute;

/// A piece of character content.
typedef struct {
    uint32_t offset;
    uint32_t length;
    int32_t next;  ///< the next piece of the same element, -1 for the last
} CXMLText;

/// A name that the vocabulary does not hold.
typedef struct {
    const char *bytes;
    size_t length;
} CXMLName;

/// Why a document could not be read to its end.
typedef enum {
    CXMLFailureNone = 0,
    CXMLFailureOutOfMemory,
    CXMLFailureTooLarge,           ///< more bytes than offsets can count
    CXMLFailureUnknownEncoding,    ///< an encoding that libxml2 cannot convert, or bytes that do not fit it
    CXMLFailureNotWellFormed,      ///< libxml2 refused it; see the message
    CXMLFailureEndsTooEarly,       ///< well formed so far, but the end is missing
    CXMLFailureTooDeep,            ///< deeper than the limit
    CXMLFailureTooManyAttributes,  ///< an element has more than the limit
    CXMLFailureTooManyNames,       ///< more names that are not in the vocabulary than the limit
    CXMLFailureEntityDeclaration,  ///< declares entities or default values, which could be made to explode
} CXMLFailure;

/// A document as read. After a failure the arrays hold what came before it.
typedef struct {
    const uint8_t *bytes;   ///< the source in UTF-8 without a byte order mark, then a NUL, then decoded values; as it was
                            ///< read if its encoding is unknown
    uint32_t sourceLength;  ///< the bytes of the source alone
    const CXMLElement *elements;
    int32_t elementCount;  ///< one more element follows the last: the end of its attributes
    const CXMLAttribute *attributes;
    int32_t attributeCount;
    const CXMLText *texts;
    int32_t textCount;
    const CXMLName *otherNames;
    int32_t otherNameCount;

    CXMLFailure failure;
    uint32_t failureOffset;  ///< where in `bytes` the failure was seen
    char message[256];       ///< what libxml2 says about it, in one line
} CXMLDocument;

/// Reads `count` bytes of XML; never touches the network or other files, and never expands an entity of the document's.
///
/// Takes over the memory of the bytes, which is from `malloc` and has room for one more.
/// Returns NULL only when there is no memory for the document itself; look at `failure` otherwise.
CXMLDocument *CXMLDocumentRead(uint8_t *bytes, size_t count, int32_t maximumDepth, int32_t maximumAttributes);

/// Gives the memory of a document back.
void CXMLDocumentFree(CXMLDocument *document);

/// The line and the column in bytes, both from 1, of an offset into the source.
void CXMLDocumentLocate(const CXMLDocument *document, uint32_t offset, uint32_t *line, uint32_t *column);

/// As `CXMLDocumentLocate` for the start of an element, without counting lines from the top of the document.
void CXMLDocumentLocateElement(const CXMLDocument *document, int32_t element, uint32_t *line, uint32_t *column);

#ifdef __cplusplus
}
#endif

#endif
