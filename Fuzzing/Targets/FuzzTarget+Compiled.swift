import StrutEmission
import StrutNib
import StrutPropertyList

extension FuzzTarget {
    /// Compiled nibs: what is read is written as the same, and printed whole.
    static let nib = FuzzTarget(name: "nib", isStructured: false) { bytes in
        let archive: NibArchive
        do throws(NibArchiveError) {
            archive = try NibArchive(reading: bytes)
        } catch {
            require(!error.description.isEmpty && (0...bytes.count).contains(error.offset))
            return
        }
        let written = archive.bytes()
        // Numbers that are not equal to themselves may be in it, so bytes are compared.
        require(
            written.count > bytes.count || bytes == written || hasGaps(bytes, written), "a nib is written otherwise")
        require((try? NibArchive(reading: written))?.bytes() == written, "a nib that was written cannot be read")

        let numbered = NibGraph(archive).archive(coderVersion: archive.coderVersion)
        require((try? NibArchive(reading: numbered.bytes())) != nil, "the nib of a graph cannot be read")
        let again = NibGraph(numbered).archive(coderVersion: archive.coderVersion)
        require(again.bytes() == numbered.bytes(), "a graph is numbered otherwise the second time")

        let document = DecodedDocument(path: "Fuzz.nib", nibs: [CompiledNib(name: nil, archive: archive)])
        JSONCheck.demandText(document.emitTree())
        JSONCheck.demand(DecodedDocument.emitJSON([document]), "a nib as JSON")
    }

    /// Whether the bytes of a nib have something that is written in another way: gaps, or numbers with zeros in front.
    private static func hasGaps(_ bytes: [UInt8], _ written: [UInt8]) -> Bool {
        bytes.count > written.count || bytes.prefix(50) != written.prefix(50)
    }

    /// Binary property lists: what is read is written as the same in binary, and as XML.
    static let propertyList = FuzzTarget(name: "property-list", isStructured: false) { bytes in
        let value: PropertyListValue
        do throws(PropertyListError) {
            value = try PropertyListValue(readingBinary: bytes)
        } catch {
            require(!error.description.isEmpty && (0...bytes.count).contains(error.offset))
            return
        }
        let written = value.binaryBytes()
        require(
            (try? PropertyListValue(readingBinary: written))?.binaryBytes() == written,
            "a property list that was written cannot be read")
        MarkupCheck.demand(value.xmlBytes(), "a property list in XML")
        let document = DecodedDocument(path: "Fuzz.storyboardc", info: value, nibs: [])
        JSONCheck.demandText(document.emitTree())
        JSONCheck.demand(DecodedDocument.emitJSON([document]), "a property list as JSON")
    }
}
