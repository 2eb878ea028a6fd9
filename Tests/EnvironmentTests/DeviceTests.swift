// The devices that Strut knows: sizes, scales, safe areas, size classes, and the names under which they are found.

import InterfaceDocument
import Testing

@testable import StrutEnvironment

/// A device as published, with the insets of the running system.
struct DeviceFacts: CustomTestStringConvertible, Sendable {
    var id: String
    var width: Double
    var height: Double
    var scale: Double
    /// The insets above and below in portrait; the top is that of both sides in landscape on phones with a notch.
    var top: Double
    var bottom: Double
    /// Whether landscape is regular in width on a phone; nil for an iPad.
    var isLarge: Bool?

    var testDescription: String { id }

    init(
        _ id: String, _ width: Double, _ height: Double, _ scale: Double, _ top: Double, _ bottom: Double,
        _ isLarge: Bool?
    ) {
        self.id = id
        self.width = width
        self.height = height
        self.scale = scale
        self.top = top
        self.bottom = bottom
        self.isLarge = isLarge
    }
}

@Suite struct DeviceTests {
    static let facts: [DeviceFacts] = [
        .init("retina3_5", 320, 480, 2, 20, 0, false), .init("retina4_0", 320, 568, 2, 20, 0, false),
        .init("retina4_7", 375, 667, 2, 20, 0, false), .init("retina5_5", 414, 736, 3, 20, 0, true),
        .init("iphone_x", 375, 812, 3, 44, 34, false), .init("retina5_9", 375, 812, 3, 50, 34, false),
        .init("retina6_1", 414, 896, 2, 48, 34, true),
        .init("retina6_5", 414, 896, 3, 44, 34, true), .init("retina6_0", 390, 844, 3, 47, 34, false),
        .init("retina6_7", 428, 926, 3, 47, 34, true), .init("retina6_12", 393, 852, 3, 59, 34, false),
        .init("retina6_72", 430, 932, 3, 59, 34, true), .init("retina6_3", 402, 874, 3, 62, 34, false),
        .init("retina6_9", 440, 956, 3, 62, 34, true), .init("iphone_air", 420, 912, 3, 68, 34, true),
        .init("ipad_pro_11_m4", 834, 1210, 2, 24, 20, nil), .init("ipad_pro_13_m4", 1032, 1376, 2, 24, 20, nil),
        .init("ipad8_3rounded", 744, 1133, 2, 24, 20, nil), .init("ipad9_7", 768, 1024, 2, 20, 0, nil),
        .init("ipad10_2", 810, 1080, 2, 20, 0, nil), .init("ipad10_5", 834, 1112, 2, 20, 0, nil),
        .init("ipad12_9", 1024, 1366, 2, 20, 0, nil), .init("ipad10_9rounded", 820, 1180, 2, 24, 20, nil),
        .init("ipad11_0rounded", 834, 1194, 2, 24, 20, nil), .init("ipad12_9rounded", 1024, 1366, 2, 24, 20, nil),
    ]

    @Test(arguments: Device.all)
    func isFoundUnderItsOwnName(device: Device) {
        #expect(Device.named(device.id)?.id == device.id)
        for alias in device.aliases { #expect(Device.named(alias)?.id == device.id) }
    }

    @Test func namesAreDistinct() {
        #expect(Set(Device.all.map(\.id)).count == Device.all.count)
        let aliases = Device.all.flatMap(\.aliases)
        #expect(Set(aliases).count == aliases.count)
    }

    /// Case, spaces and hyphens make no difference.
    @Test(arguments: ["iPhone 15", "iphone-15", "IPHONE15", "iphone_15", "retina6_12", "Retina6_12"])
    func isFoundInAnySpelling(name: String) { #expect(Device.named(name)?.id == "retina6_12") }

    /// Every name of the table leads to the first device that has it, also after a comma and without its brackets.
    @Test func isFoundByEachOfItsNames() {
        for device in Device.all {
            for name in [device.id] + device.aliases {
                let found = Device.named(" " + name.uppercased().filter { $0 != "(" && $0 != ")" })
                #expect(found.map { $0.id == device.id || ([$0.id] + $0.aliases).contains(name) } == true, "\(name)")
            }
            if device.aliases.count > 1 { #expect(Device.named(device.names) == nil) }
        }
    }

    /// The names that Xcode gives its simulators.
    @Test(arguments: [
        ("iPhone SE (3rd generation)", "retina4_7"), ("iPhone 16e", "retina6_0"), ("iPhone 17", "retina6_3"),
        ("iPhone 17 Pro", "retina6_3"), ("iPhone 17 Pro Max", "retina6_9"), ("iphone air", "iphone_air"),
        ("iPad (10th generation)", "ipad10_9rounded"), ("iPad (A16)", "ipad10_9rounded"),
        ("ipad mini (a17 pro)", "ipad8_3rounded"), ("iPad Air 11-inch (M2)", "ipad10_9rounded"),
        ("iPad Air 13-inch (M3)", "ipad12_9rounded"), ("iPad Pro 11-inch (M4) (16GB)", "ipad_pro_11_m4"),
        ("iPad Pro 13-inch (M4)", "ipad_pro_13_m4"), ("iPad Pro (11-inch) (4th generation)", "ipad11_0rounded"),
        ("iPad Pro (12.9-inch) (2nd generation)", "ipad12_9"), ("iPhone X", "iphone_x"), ("iPhone 11 Pro", "iphone_x"),
        ("iPhone 13 mini", "retina5_9"),
    ])
    func simulators(name: String, id: String) { #expect(Device.named(name)?.id == id) }

    /// Words count, numbers by their nearness, and a family alone is no likeness.
    @Test(arguments: [
        ("iPhone 18", ["iPhone 17"]), ("17 pro", ["iPhone 17 Pro"]),
        ("iPad Pro 11 M3", ["iPad Pro 11", "iPad Pro 11-inch"]),
        ("iPad 10", ["iPad (10th generation)"]), ("iPhone", []), ("Newton", []),
    ])
    func likeNames(name: String, names: [String]) { #expect(Device.names(like: name) == names) }

    @Test func unknownNamesAreNotGuessed() {
        #expect(Device.named("Newton") == nil)
        #expect(Device.named("") == nil)
        #expect(Device.named("(-)") == nil)
        #expect(Device.named("iPhone") == nil)
    }

    @Test(arguments: facts)
    func sizeAndScale(facts: DeviceFacts) throws {
        let device = try #require(Device.named(facts.id))
        #expect(device.size == Size(width: facts.width, height: facts.height))
        #expect(device.size(in: .landscape) == Size(width: facts.height, height: facts.width))
        #expect(device.scale == facts.scale)
    }

    /// Phones without a notch show no status bar in landscape; with one its inset stands at both sides, and 21 below.
    @Test(arguments: facts)
    func safeAreas(facts: DeviceFacts) throws {
        let device = try #require(Device.named(facts.id))
        #expect(device.safeArea(in: .portrait) == EdgeInsets(facts.top, facts.bottom))
        let landscape: EdgeInsets =
            facts.isLarge == nil
            ? EdgeInsets(facts.top, facts.bottom)
            : facts.bottom == 0 ? .zero : EdgeInsets(0, 21, sides: facts.top)
        #expect(device.safeArea(in: .landscape) == landscape)
    }

    @Test(arguments: facts)
    func sizeClasses(facts: DeviceFacts) throws {
        let device = try #require(Device.named(facts.id))
        let portrait = device.traits(in: .portrait)
        let landscape = device.traits(in: .landscape)
        guard let isLarge = facts.isLarge else {
            #expect(portrait == (.regular, .regular))
            #expect(landscape == (.regular, .regular))
            return
        }
        #expect(portrait == (.compact, .regular))
        #expect(landscape == (isLarge ? .regular : .compact, .compact))
    }
}
