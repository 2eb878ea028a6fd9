import InterfaceDocument

/// Images that a document holds itself, as archives in its resources. Old tools gave each another name, a UUID,
/// whenever they saved it.
enum EmbeddedImages {
    /// The archives of the images that tools named, by these names.
    static func named(in document: Document) -> [String: String] {
        var archives: [String: String] = [:]
        for image in document.images where image.isEmbedded && isGeneratedName(image.name) {
            archives[image.name] = archive(of: image.element)
        }
        return archives
    }

    /// The archive that an image holds, in base 64 as it is written; nil for one that is only named.
    static func archive(of image: Element) -> String? {
        guard image.hasChildren else { return nil }
        return image.descendants.map { "\($0.name) \($0.text)" }.joined()
    }

    /// An archive as a value: its size and a number for its contents, which say that it is another one.
    static func value(_ archive: String) -> PropertyValue {
        var (count, hash) = (0, UInt32(2_166_136_261))  // FNV-1a
        for byte in archive.utf8 where byte > UInt8(ascii: " ") {
            count += 1
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        let digits = String(hash, radix: 16)
        let number = String(repeating: "0", count: 8 - digits.count) + digits
        return PropertyValue("embedded image \(number) of \(max(count * 3 / 4096, 1)) kB", form: archive)
    }

    /// Whether a name is a UUID.
    static func isGeneratedName(_ name: String) -> Bool {
        name.utf8.count == 36
            && name.utf8.enumerated().allSatisfy { index, byte in
                [8, 13, 18, 23].contains(index)
                    ? byte == UInt8(ascii: "-") : (48...57).contains(byte) || (65...70).contains(byte)
            }
    }
}
