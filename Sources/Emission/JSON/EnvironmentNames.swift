import StrutEnvironment
import StrutTextMeasurement

// Names of cases, written out: asking Swift's reflection for them would take longer than laying a small document out.

extension ContentSizeCategory {
    /// The name of the case: `accessibilityMedium`.
    var caseName: String {
        switch self {
        case .extraSmall: "extraSmall"
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        case .extraLarge: "extraLarge"
        case .extraExtraLarge: "extraExtraLarge"
        case .extraExtraExtraLarge: "extraExtraExtraLarge"
        case .accessibilityMedium: "accessibilityMedium"
        case .accessibilityLarge: "accessibilityLarge"
        case .accessibilityExtraLarge: "accessibilityExtraLarge"
        case .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge"
        case .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge"
        }
    }
}

extension MetricsEra {
    /// The name of the case: `iOS17`.
    var caseName: String { "iOS\(rawValue)" }
}
