import InterfaceDocument

// The screens of iPhones and iPads as data: sizes, scales, safe areas, models.

extension Device {
    /// Every device that Strut knows, phones first, from small to large.
    ///
    /// Sizes, scales and insets are those of the running systems, as measured in Interface Builder documents by root
    /// sizes and safe-area constraints, and as published in the Human Interface Guidelines and Apple's technical
    /// specifications. No document shows the iPhone Air and the iPads of 2024 with other screens: theirs are the
    /// published ones, with the insets of their families.
    public static let all: [Device] = [
        .homeButtonPhone("retina3_5", "iPhone 4s", 320, 480, 2, "iPhone 4s, iPhone 4"),
        .homeButtonPhone(
            "retina4_0", "iPhone 5s, SE (1st generation)", 320, 568, 2,
            "iPhone SE (1st generation), iPhone 5s, iPhone 5c, iPhone 5, iPhone SE 1"),
        .homeButtonPhone(
            "retina4_7", "iPhone 6, 7, 8, SE (2nd and 3rd generation)", 375, 667, 2,
            """
            iPhone SE (3rd generation), iPhone SE (2nd generation), iPhone 8, iPhone 7, iPhone 6s, iPhone 6, \
            iPhone SE, iPhone SE 2, iPhone SE 3
            """),
        .homeButtonPhone(
            "retina5_5", "iPhone 6, 7, 8 Plus", 414, 736, 3,
            "iPhone 8 Plus, iPhone 7 Plus, iPhone 6s Plus, iPhone 6 Plus", isLarge: true),
        .notchPhone(
            "iphone_x", "iPhone X, XS, 11 Pro", 375, 812, 3, top: 44, "iPhone 11 Pro, iPhone XS, iPhone X"),
        .notchPhone(
            "retina5_9", "iPhone 13 mini, 12 mini", 375, 812, 3, top: 50, "iPhone 13 mini, iPhone 12 mini"),
        .notchPhone(
            "retina6_1", "iPhone 11, XR", 414, 896, 2, top: 48, "iPhone 11, iPhone XR", isLarge: true),
        .notchPhone(
            "retina6_5", "iPhone 11 Pro Max, XS Max", 414, 896, 3, top: 44, "iPhone 11 Pro Max, iPhone XS Max",
            isLarge: true),
        .notchPhone(
            "retina6_0", "iPhone 16e, 14, 13, 12", 390, 844, 3, top: 47,
            "iPhone 16e, iPhone 14, iPhone 13, iPhone 13 Pro, iPhone 12, iPhone 12 Pro"),
        .notchPhone(
            "retina6_7", "iPhone 14 Plus, 13 Pro Max, 12 Pro Max", 428, 926, 3, top: 47,
            "iPhone 14 Plus, iPhone 13 Pro Max, iPhone 12 Pro Max", isLarge: true),
        .notchPhone(
            "retina6_12", "iPhone 16, 15, 15 Pro, 14 Pro", 393, 852, 3, top: 59,
            "iPhone 16, iPhone 15, iPhone 15 Pro, iPhone 14 Pro"),
        .notchPhone(
            "retina6_72", "iPhone 16 Plus, 15 Plus, 15 Pro Max, 14 Pro Max", 430, 932, 3, top: 59,
            "iPhone 16 Plus, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 14 Pro Max", isLarge: true),
        .notchPhone(
            "retina6_3", "iPhone 17, 17 Pro, 16 Pro", 402, 874, 3, top: 62,
            "iPhone 17, iPhone 17 Pro, iPhone 16 Pro"),
        .notchPhone("iphone_air", "iPhone Air", 420, 912, 3, top: 68, "iPhone Air, iPhone 17 Air", isLarge: true),
        .notchPhone(
            "retina6_9", "iPhone 17 Pro Max, 16 Pro Max", 440, 956, 3, top: 62,
            "iPhone 17 Pro Max, iPhone 16 Pro Max", isLarge: true),
        .pad(
            "ipad9_7", "iPad 9.7-inch, iPad mini 7.9-inch", 768, 1024, bottom: 0,
            """
            iPad, iPad (5th generation), iPad (6th generation), iPad Air 2, iPad Pro (9.7-inch), iPad mini, \
            iPad mini 4, iPad mini (5th generation)
            """),
        .pad(
            "ipad10_2", "iPad 10.2-inch", 810, 1080, bottom: 0,
            "iPad (7th generation), iPad (8th generation), iPad (9th generation)"),
        .pad(
            "ipad10_5", "iPad Pro and Air 10.5-inch", 834, 1112, bottom: 0,
            "iPad Pro (10.5-inch), iPad Air (3rd generation)"),
        .pad(
            "ipad12_9", "iPad Pro 12.9-inch (1st and 2nd generation)", 1024, 1366, bottom: 0,
            "iPad Pro (12.9-inch) (1st generation), iPad Pro (12.9-inch) (2nd generation)"),
        .pad(
            "ipad8_3rounded", "iPad mini 8.3-inch", 744, 1133, bottom: 20,
            "iPad mini (A17 Pro), iPad mini (6th generation), iPad mini 6, iPad mini 7"),
        .pad(
            "ipad10_9rounded", "iPad Air and iPad 10.9-inch, iPad Air 11-inch", 820, 1180, bottom: 20,
            """
            iPad (A16), iPad (10th generation), iPad Air 11-inch (M3), iPad Air 11-inch (M2), \
            iPad Air (5th generation), iPad Air (4th generation), iPad Air, iPad Air 11-inch, \
            iPad (11th generation)
            """),
        .pad(
            "ipad11_0rounded", "iPad Pro 11-inch (1st to 4th generation)", 834, 1194, bottom: 20,
            """
            iPad Pro (11-inch) (4th generation), iPad Pro (11-inch) (3rd generation), \
            iPad Pro (11-inch) (2nd generation), iPad Pro (11-inch) (1st generation), iPad Pro 11, \
            iPad Pro 11-inch
            """),
        .pad(
            "ipad_pro_11_m4", "iPad Pro 11-inch (M4, M5)", 834, 1210, bottom: 20,
            "iPad Pro 11-inch (M5), iPad Pro 11-inch (M4)"),
        .pad(
            "ipad12_9rounded", "iPad Pro 12.9-inch, iPad Air 13-inch", 1024, 1366, bottom: 20,
            """
            iPad Pro (12.9-inch) (6th generation), iPad Pro (12.9-inch) (5th generation), \
            iPad Pro (12.9-inch) (4th generation), iPad Pro (12.9-inch) (3rd generation), \
            iPad Air 13-inch (M3), iPad Air 13-inch (M2), iPad Air 13-inch, iPad Pro 12.9, \
            iPad Pro 12.9-inch
            """),
        .pad(
            "ipad_pro_13_m4", "iPad Pro 13-inch (M4, M5)", 1032, 1376, bottom: 20,
            "iPad Pro 13-inch (M5), iPad Pro 13-inch (M4), iPad Pro 13-inch, iPad Pro 13"),
    ]

    private static func homeButtonPhone(
        _ id: String, _ model: String, _ width: Double, _ height: Double, _ scale: Double, _ names: String,
        isLarge: Bool = false
    ) -> Device {
        Device(
            id: id, model: model, names: names, size: Size(width: width, height: height), scale: scale,
            portraitSafeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero,
            isPad: false, isRegularWidthInLandscape: isLarge)
    }

    /// In landscape the notch's inset stands on both sides, and the home indicator takes 21 points.
    private static func notchPhone(
        _ id: String, _ model: String, _ width: Double, _ height: Double, _ scale: Double, top: Double,
        _ names: String, isLarge: Bool = false
    ) -> Device {
        Device(
            id: id, model: model, names: names, size: Size(width: width, height: height), scale: scale,
            portraitSafeArea: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscapeSafeArea: EdgeInsets(top: 0, left: top, bottom: 21, right: top),
            isPad: false, isRegularWidthInLandscape: isLarge)
    }

    /// iPads with a home indicator have a status bar of 24 points, those with a home button one of 20.
    private static func pad(
        _ id: String, _ model: String, _ width: Double, _ height: Double, bottom: Double, _ names: String
    ) -> Device {
        let insets = EdgeInsets(top: bottom > 0 ? 24 : 20, left: 0, bottom: bottom, right: 0)
        return Device(
            id: id, model: model, names: names, size: Size(width: width, height: height), scale: 2,
            portraitSafeArea: insets, landscapeSafeArea: insets, isPad: true, isRegularWidthInLandscape: true)
    }
}
