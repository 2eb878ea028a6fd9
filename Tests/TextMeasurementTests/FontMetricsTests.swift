// Vertical measures: 1950 and 494 of 2048 units of the system font, text styles' leading.

import Testing
import TextMeasurement

@Suite struct FontMetricsTests {
    let measurer = TextMeasurer(generation: .sanFrancisco, scale: 2)

    @Test(arguments: [(11.0, 13.5), (12, 14.5), (14, 17), (16, 19.5), (17, 20.5), (18, 21.5), (80, 95.5)])
    func systemFontLineHeightRoundsUpToAPixel(size: Double, height: Double) {
        #expect(measurer.measure("Label", font: .system(ofSize: size)).height == height)
    }
}
