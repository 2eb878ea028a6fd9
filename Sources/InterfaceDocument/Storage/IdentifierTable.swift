// Object ids to elements: an open hash table over the bytes of the ids, made in one pass.

import CXMLReader

/// Finds elements by id.
struct IdentifierTable: Sendable {
    private struct Slot {
        var element: Int32 = -1
        var hash: UInt32 = 0
    }

    private var slots: [Slot]
    private let seed: UInt64
    /// Elements whose id was taken already, with the element that has it.
    private(set) var duplicates: [(element: Int32, first: Int32)] = []

    init(_ document: CXMLDocument) {
        // The address differs from run to run, so that no document can be made up to fill one slot with all its ids.
        seed = UInt64(UInt(bitPattern: document.bytes)) | 1
        var capacity = 16
        while capacity < Int(document.elementCount) * 2 { capacity *= 2 }
        slots = Array(repeating: Slot(), count: capacity)
        for index in 0..<document.elementCount {
            let element = document.elements + Int(index)
            // Their ids name a kind of device, not an object.
            if element.pointee.name == ElementName.device.number
                || element.pointee.name == ElementName.adaptation.number
            {
                continue
            }
            guard let id = Self.id(of: index, in: document) else { continue }
            insert(index, id, document)
        }
    }

    private mutating func insert(_ index: Int32, _ id: Bytes, _ document: CXMLDocument) {
        let hash = Self.hash(id, seed)
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot].element >= 0 {
            if slots[slot].hash == hash, let other = Self.id(of: slots[slot].element, in: document),
                other.areEqual(to: id)
            {
                duplicates.append((index, slots[slot].element))
                return
            }
            slot = (slot + 1) & mask
        }
        slots[slot] = Slot(element: index, hash: hash)
    }

    /// The element that has `id`: the first one, when several have.
    func find(_ id: Bytes, in storage: DocumentStorage) -> Int32? {
        guard !id.isEmpty else { return nil }
        let hash = Self.hash(id, seed)
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot].element >= 0 {
            let element = slots[slot].element
            if slots[slot].hash == hash, storage.value(of: element, AttributeName.id.number)?.areEqual(to: id) == true {
                return element
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    private static func id(of element: Int32, in document: CXMLDocument) -> Bytes? {
        let record = document.elements + Int(element)
        var place = document.attributes + Int(record[1].firstAttribute)
        let start = document.attributes + Int(record[0].firstAttribute)
        while place > start {  // an id stands near the end
            place -= 1
            if place.pointee.name == AttributeName.id.number, place.pointee.length > 0 {
                return Bytes(start: document.bytes + Int(place.pointee.offset), count: Int(place.pointee.length))
            }
        }
        return nil
    }

    private static func hash(_ id: Bytes, _ seed: UInt64) -> UInt32 {
        let raw = UnsafeRawBufferPointer(id)
        var hash = seed ^ UInt64(truncatingIfNeeded: raw.count)
        var place = 0
        func mix(_ word: UInt64) {
            let product = (hash ^ word).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
            hash = product.high ^ product.low
        }
        while place + 8 <= raw.count {
            mix(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        var tail: UInt64 = 0
        while place < raw.count {
            tail = tail << 8 | UInt64(raw[place])
            place += 1
        }
        mix(tail)
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }
}
