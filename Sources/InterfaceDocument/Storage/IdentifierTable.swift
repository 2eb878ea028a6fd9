// Object ids to elements: an open hash table over the bytes of the ids, made in one pass.

import CXMLReader

/// Finds elements by id.
struct IdentifierTable: ~Copyable, @unchecked Sendable {
    /// An element and where in the document's bytes its id stands.
    private struct Slot {
        var element: Int32 = -1
        var hash: UInt32 = 0
        var offset: UInt32 = 0
        var length: UInt32 = 0

        func id(in bytes: UnsafePointer<UInt8>) -> Bytes {
            Bytes(start: bytes + Int(offset), count: Int(length))
        }
    }

    /// In memory of its own: of an array the runtime would make a type first, for every document that is read alone.
    private let slots: UnsafeMutablePointer<Slot>
    private let mask: Int
    private let seed: UInt64

    /// Elements whose id was taken already, with the element that has it.
    private(set) var duplicates: [(element: Int32, first: Int32)] = []

    init(_ document: CXMLDocument) {
        // The address differs from run to run, so that no document can be made up to fill one slot with all its ids.
        seed = UInt64(UInt(bitPattern: document.bytes)) | 1
        var capacity = 16
        while capacity < Int(document.elementCount) * 3 / 2 { capacity *= 2 }
        mask = capacity - 1
        slots = .allocate(capacity: capacity)
        slots.initialize(repeating: Slot(), count: capacity)
        for position in 0..<document.elementCount {
            // The ids of these name a kind of device, not an object.
            let name = document.elements[Int(position)].name
            if name == ElementName.device.number || name == ElementName.adaptation.number { continue }
            if let id = Self.id(of: position, in: document) { insert(position, id, document.bytes) }
        }
    }

    deinit { slots.deallocate() }

    private mutating func insert(_ element: Int32, _ id: CXMLAttribute, _ bytes: UnsafePointer<UInt8>) {
        var new = Slot(element: element, offset: id.offset, length: id.length)
        new.hash = Self.hash(new.id(in: bytes), seed)
        var place = Int(new.hash) & mask
        while slots[place].element >= 0 {
            if slots[place].hash == new.hash, slots[place].id(in: bytes).areEqual(to: new.id(in: bytes)) {
                duplicates.append((element, slots[place].element))
                return
            }
            place = (place + 1) & mask
        }
        slots[place] = new
    }

    /// The element that has `id`: the first one, when several have.
    func find(_ id: Bytes, in bytes: UnsafePointer<UInt8>) -> Int32? {
        guard !id.isEmpty else { return nil }
        let hash = Self.hash(id, seed)
        var place = Int(hash) & mask
        while slots[place].element >= 0 {
            let slot = slots[place]
            if slot.hash == hash, slot.id(in: bytes).areEqual(to: id) { return slot.element }
            place = (place + 1) & mask
        }
        return nil
    }

    private static func id(of element: Int32, in document: CXMLDocument) -> CXMLAttribute? {
        let record = document.elements + Int(element)
        let start = document.attributes + Int(record[0].firstAttribute)
        var place = document.attributes + Int(record[1].firstAttribute)
        while place > start {  // an id stands near the end
            place -= 1
            if place.pointee.name == AttributeName.id.number { return place.pointee.length > 0 ? place.pointee : nil }
        }
        return nil
    }

    private static func hash(_ id: Bytes, _ seed: UInt64) -> UInt32 {
        let raw = UnsafeRawBufferPointer(id)
        var hash = seed ^ UInt64(truncatingIfNeeded: raw.count)
        var place = 0
        while place + 8 <= raw.count {
            hash = mixed(hash, raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        var tail: UInt64 = 0
        while place < raw.count {
            tail = tail << 8 | UInt64(raw[place])
            place += 1
        }
        hash = mixed(hash, tail)
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }

    @inline(__always)
    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
        return product.high ^ product.low
    }
}
