import Environment
import InterfaceDocument

/// The sizes of UIKit's controls by operating system, in points: one place for every figure that imitates UIKit.
///
/// Each was measured on frames that Interface Builder stored where no constraint sets them; the counts stand beside it.
enum ControlMetrics {
    /// From a view's frame to its alignment rectangle.
    ///
    /// Measured where constraints meet stored edges: switch trailing 2 (216 of 217), slider leading −2 (152 of 160),
    /// trailing 2 (163 of 179), bottom 1 (90 of 96), segmented control bottom 1 (47 of 47).
    static func alignmentInsets(of view: View, era: MetricsEra) -> EdgeInsets {
        switch view.kind {
        case .switch: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        case .slider: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        case .segmentedControl: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        default: .zero
        }
    }

    /// A switch's alignment rectangle: 51 × 31 less 2 on the right (560 frames), 63 × 28 since iOS 26 (57 frames).
    static func switchSize(_ era: MetricsEra) -> Size {
        era >= .iOS26 ? Size(width: 61, height: 28) : Size(width: 49, height: 31)
    }

    /// A slider's alignment rectangle has no width of its own: 31 less 1 (190 frames), 34 less 1 since iOS 26.
    static func sliderHeight(_ era: MetricsEra) -> Double { era >= .iOS26 ? 33 : 30 }

    /// 94 × 29, and 32 high since iOS 13 (34 frames).
    static func stepperSize(_ era: MetricsEra) -> Size {
        Size(width: 94, height: era >= .iOS13 ? 32 : 29)
    }

    /// A segmented control's alignment rectangle: 29 less 1, 32 less 1 since iOS 13 (97 frames).
    static func segmentedControlHeight(_ era: MetricsEra) -> Double { era >= .iOS13 ? 31 : 28 }

    /// 2, and 4 since iOS 14; a bar's 2.5.
    static func progressViewHeight(isBar: Bool, _ era: MetricsEra) -> Double {
        isBar ? 2.5 : era >= .iOS14 ? 4 : 2
    }

    /// 37 for the large styles, 20 for the others, at all times (220 frames).
    static func activityIndicatorLength(isLarge: Bool) -> Double { isLarge ? 37 : 20 }

    /// A rounded text field is 30 high, 34 since iOS 13, whatever its font between 12 and 18 points (480 frames).
    static func roundedTextFieldHeight(_ era: MetricsEra) -> Double { era >= .iOS13 ? 34 : 30 }

    /// 44, 56 since iOS 11, 51 in iOS 15 (33 frames).
    static func searchBarHeight(_ era: MetricsEra) -> Double { era == .iOS15 ? 51 : era >= .iOS11 ? 56 : 44 }

    /// 44, and 54 since iOS 26.
    static func navigationBarHeight(_ era: MetricsEra) -> Double { era >= .iOS26 ? 54 : 44 }

    /// The info, detail and add buttons: 22 × 22; 25 × 24 since iOS 13, whose symbol is 24⅓ wide at three pixels a point.
    static func glyphButtonSize(_ era: MetricsEra, scale: Double) -> Size {
        era < .iOS13 ? Size(width: 22, height: 22) : Size(width: scale == 3 ? 24 + 1.0 / 3 : 25, height: 24)
    }

    /// Wheels: 320 × 216 (50 frames).
    static let wheels = Size(width: 320, height: 216)
}
