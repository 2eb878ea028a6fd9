import Environment
import TextMeasurement

/// How the texts of a scene are set: which font a description means, and how wide and high text in it is.
struct Typesetting: Sendable {
    let fonts: FontResolver
    let measurer: TextMeasurer

    init(environment: ResolvedEnvironment) {
        fonts = FontResolver(environment: environment)
        measurer = TextMeasurer(
            generation: SystemFontGeneration(environment), scale: environment.scale, fonts: environment.fonts)
    }
}

extension Font {
    /// The height of one line in points, not rounded.
    func lineHeight(in measurer: TextMeasurer) -> Double { measurer.metrics(of: self).lineHeight }
}
