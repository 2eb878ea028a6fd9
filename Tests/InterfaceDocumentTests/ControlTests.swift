// Labels, buttons, text input and the other controls.

import Testing

@testable import InterfaceDocument

@Suite struct ControlTests {
    @Test func labels() throws {
        let label = try #require(
            Label(
                element(
                    """
                    <label text="Hi" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" \
                    preferredMaxLayoutWidth="280" adjustsFontSizeToFit="YES" adjustsFontForContentSizeCategory="YES" \
                    minimumScaleFactor="0.5" minimumFontSize="9" baselineAdjustment="none" enabled="NO">
                        <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                        <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    </label>
                    """)))
        #expect(label.text == "Hi" && label.attributedText == nil)
        #expect(label.textAlignment == .center && label.lineBreakMode == .wordWrapping && label.numberOfLines == 0)
        #expect(label.preferredMaxLayoutWidth == 280)
        #expect(label.adjustsFontSizeToFitWidth && label.adjustsFontForContentSizeCategory && !label.isEnabled)
        #expect(label.minimumScaleFactor == 0.5 && label.minimumFontSize == 9 && label.baselineAdjustment == "none")
        #expect(label.font?.kind == .boldSystem && label.font?.pointSize == 17)
        #expect(label.textColor?.value == .rgb(red: 1, green: 0.5, blue: 0, alpha: 1))
        let plain = try #require(Label(element("<label preferredMaxLayoutWidth='0.0'/>")))
        #expect(plain.text == nil && plain.numberOfLines == 1 && plain.lineBreakMode == .truncatingTail)
        #expect(plain.textAlignment == .left && plain.preferredMaxLayoutWidth == nil && plain.isEnabled)
        #expect(plain.baselineAdjustment == "alignBaselines" && plain.minimumScaleFactor == 0)
        #expect(try Label(element("<button/>")) == nil)
    }

    @Test func buttons() throws {
        let button = try #require(
            Button(
                element(
                    """
                    <button buttonType="roundedRect" lineBreakMode="clip" contentHorizontalAlignment="left" \
                    contentVerticalAlignment="top" selected="YES" enabled="NO">
                        <fontDescription key="fontDescription" type="system" pointSize="15"/>
                        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="2.2250738585072014e-308"/>
                        <inset key="titleEdgeInsets" minX="4" minY="0.0" maxX="0.0" maxY="0.0"/>
                        <inset key="imageEdgeInsets" minX="0.0" minY="0.0" maxX="5" maxY="0.0"/>
                        <state key="normal" title="Go" image="arrow" backgroundImage="back">
                            <color key="titleColor" white="0" alpha="1"/>
                            <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" \
                    configurationType="pointSize" pointSize="20" scale="large" weight="bold"/>
                        </state>
                        <state key="selected"><attributedString key="attributedTitle"><fragment content="Stop"/>
                        </attributedString><imageReference key="image" image="stop" catalog="system"/></state>
                    </button>
                    """)))
        #expect(button.buttonType == .roundedRect && button.lineBreakMode == .clipping)
        #expect(button.contentHorizontalAlignment == "left" && button.contentVerticalAlignment == "top")
        #expect(button.isSelected && !button.isEnabled && button.font?.pointSize == 15)
        #expect(button.contentEdgeInsets == EdgeInsets(top: 2, left: 1, bottom: .leastNormalMagnitude, right: 3))
        #expect(button.titleEdgeInsets?.left == 4 && button.imageEdgeInsets?.right == 5)
        #expect(button.states.map(\.key) == ["normal", "selected"])
        let normal = try #require(button.normalState)
        #expect(normal.title == "Go" && normal.imageName == "arrow" && normal.backgroundImageName == "back")
        #expect(normal.titleColor?.value == .white(0, alpha: 1) && normal.attributedTitle == nil)
        let symbol = try #require(normal.symbolConfiguration)
        #expect(symbol.configurationType == "pointSize" && symbol.pointSize == 20)
        #expect(symbol.scale == "large" && symbol.weight == "bold" && symbol.font == nil)
        #expect(button.states.last?.title == "Stop" && button.states.last?.imageName == "stop")
        #expect(button.configuration == nil)
        let plain = try #require(Button(element("<button/>")))
        #expect(plain.buttonType == .custom && plain.normalState == nil && plain.contentEdgeInsets == nil)
        #expect(plain.lineBreakMode == .truncatingMiddle && plain.contentHorizontalAlignment == "center")
    }

    @Test("A button starts out with what its state has, and of what that lacks with what the normal state has")
    func buttonStates() throws {
        func button(_ attributes: String) throws -> Button {
            try #require(
                Button(
                    element(
                        """
                        <button \(attributes)>
                        <state key="normal" title="Go" image="go" backgroundImage="plate">
                        <color key="titleColor" white="0" alpha="1"/></state>
                        <state key="selected" title="Stop" backgroundImage="pressed"/>
                        <state key="disabled" image="wait"><color key="titleColor" white="0.5" alpha="1"/></state>
                        </button>
                        """)))
        }
        func shown(_ attributes: String) throws -> [String?] {
            let button = try button(attributes)
            return [button.titleState?.title, button.imageState?.imageName, button.backgroundImageName]
        }
        #expect(try shown("") == ["Go", "go", "plate"])
        #expect(try shown(#"selected="YES""#) == ["Stop", "go", "pressed"])
        #expect(try shown(#"enabled="NO""#) == ["Go", "wait", "plate"])
        #expect(try shown(#"enabled="NO" selected="YES""#) == ["Go", "go", "plate"])
        #expect(try button(#"selected="YES""#).titleColor?.value == .white(0, alpha: 1))
        #expect(try button(#"enabled="NO""#).titleColor?.value == .white(0.5, alpha: 1))
    }

    @Test func buttonConfigurations() throws {
        let configuration = try #require(
            Button(
                element(
                    """
                    <button><buttonConfiguration key="configuration" style="filled" title="Title" subtitle="Sub" image="star" \
                    catalog="system" imagePlacement="trailing" imagePadding="8" titlePadding="2" titleAlignment="center" \
                    cornerStyle="capsule" buttonSize="large" showsActivityIndicator="YES">
                        <fontDescription key="titleFontDescription" style="UICTFontTextStyleBody"/>
                        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                        <backgroundConfiguration key="background" cornerRadius="5"/>
                        <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" scale="small"/>
                    </buttonConfiguration></button>
                    """)
            )?.configuration)
        #expect(configuration.style == .filled && configuration.title == "Title" && configuration.subtitle == "Sub")
        #expect(configuration.imageName == "star" && configuration.imagePlacement == "trailing")
        #expect(configuration.imagePadding == 8 && configuration.titlePadding == 2)
        #expect(configuration.titleAlignment == "center" && configuration.cornerStyle == "capsule")
        #expect(configuration.buttonSize == "large" && configuration.showsActivityIndicator)
        #expect(configuration.font?.kind == .style("UICTFontTextStyleBody"))
        #expect(configuration.contentInsets == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(
            configuration.background?.double(.cornerRadius) == 5 && configuration.symbolConfiguration?.scale == "small")
        let plain = try #require(
            Button(element("<button><buttonConfiguration key='configuration'/></button>"))?.configuration)
        #expect(plain.style == .plain && plain.title == nil && plain.imagePlacement == "leading")
        #expect(plain.imagePadding == nil && plain.contentInsets == nil && plain.buttonSize == "medium")
    }

    @Test("The font of a button's subtitle is not its title's")
    func subtitleFonts() throws {
        func font(_ key: String) throws -> FontDescription? {
            let font = #"<fontDescription \#(key) type="system" pointSize="9"/>"#
            let button = try element(
                "<button><buttonConfiguration key='configuration'>\(font)</buttonConfiguration></button>")
            return try #require(Button(button)?.configuration).font
        }
        #expect(try font(#"key="subtitleFontDescription""#) == nil)
        #expect(try font(#"key="titleFontDescription""#)?.pointSize == 9)
        #expect(try font(#"key="fontDescription""#)?.pointSize == 9)
        #expect(try font("")?.pointSize == 9)
    }

    @Test func textFields() throws {
        let field = try #require(
            TextField(
                element(
                    """
                    <textField text="T" placeholder="P" borderStyle="roundedRect" textAlignment="right" minimumFontSize="17" \
                    adjustsFontSizeToFit="NO" clearButtonMode="always" background="image">
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                        <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
                    </textField>
                    """)))
        #expect(field.text == "T" && field.placeholder == "P" && field.borderStyle == .roundedRect)
        #expect(field.textAlignment == .right && field.minimumFontSize == 17 && !field.adjustsFontSizeToFitWidth)
        #expect(field.clearButtonMode == "always" && field.backgroundImageName == "image" && field.isSecure)
        #expect(field.font?.pointSize == 14 && field.textInputTraits != nil)
        let plain = try #require(TextField(element("<textField/>")))
        #expect(plain.borderStyle == .none && plain.text == nil && !plain.isSecure && plain.clearButtonMode == "never")
    }

    @Test func textViews() throws {
        let text = try #require(
            TextView(
                element(
                    """
                    <textView editable="NO" selectable="NO" scrollEnabled="NO" textAlignment="justified">
                        <string key="text">Lorem
                    ipsum</string><fontDescription key="fontDescription" name="Georgia" family="Georgia" pointSize="14"/>
                        <inset key="textContainerInset" minX="1" minY="2" maxX="3" maxY="4"/>
                    </textView>
                    """)))
        #expect(text.text == "Lorem\nipsum" && !text.isEditable && !text.isSelectable && !text.isScrollEnabled)
        #expect(text.font?.kind == .named(name: "Georgia", family: "Georgia") && text.textAlignment == .justified)
        #expect(text.textContainerInset == EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        let plain = try #require(TextView(element("<textView/>")))
        #expect(plain.isEditable && plain.isScrollEnabled && plain.text == nil)
    }

    @Test func images() throws {
        let view = try #require(
            ImageView(
                element(
                    """
                    <imageView image="star" catalog="system" highlightedImage="moon" \
                    adjustsImageSizeForAccessibilityContentSizeCategory="YES">
                    <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
                        <fontDescription key="font" type="system" pointSize="12"/></preferredSymbolConfiguration></imageView>
                    """)))
        #expect(view.imageName == "star" && view.isSystemImage && view.highlightedImageName == "moon")
        #expect(view.symbolConfiguration?.font?.pointSize == 12)
        #expect(view.adjustsImageSizeForAccessibilityContentSizeCategory)
        let referring = try #require(
            ImageView(
                element(
                    "<imageView><imageReference key='image' image='a' catalog='system' symbolScale='small'/></imageView>"
                )))
        #expect(referring.imageName == "a" && referring.isSystemImage && referring.symbolScale == "small")
        #expect(try ImageView(element("<imageView image='a'/>"))?.isSystemImage == false)
    }

    @Test func segmentedControls() throws {
        let control = try #require(
            SegmentedControl(
                element(
                    """
                    <segmentedControl segmentControlStyle="bar" selectedSegmentIndex="1" momentary="YES" enabled="NO" \
                    apportionsSegmentWidthsByContent="YES"><segments>
                    <segment title="One" width="50"/><segment title="" image="two" width="0.0" enabled="NO"/>
                    </segments></segmentedControl>
                    """)))
        #expect(
            control.style == "bar" && control.selectedSegmentIndex == 1 && control.isMomentary && !control.isEnabled)
        #expect(control.apportionsSegmentWidthsByContent)
        #expect(control.segments.map(\.title) == ["One", ""] && control.segments.map(\.imageName) == [nil, "two"])
        #expect(control.segments.map(\.width) == [50, nil] && control.segments.map(\.isEnabled) == [true, false])
    }

    @Test func valueControls() throws {
        let toggle = try #require(Switch(element("<switch on='YES' title='T' enabled='NO'/>")))
        #expect(toggle.isOn && toggle.title == "T" && !toggle.isEnabled && toggle.onTintColor == nil)
        let slider = try #require(
            Slider(element("<slider value='2' minValue='1' maxValue='3' minimumValueImage='a' continuous='NO'/>")))
        #expect(slider.value == 2 && slider.minimumValue == 1 && slider.maximumValue == 3)
        #expect(slider.minimumValueImageName == "a" && slider.maximumValueImageName == nil && !slider.isContinuous)
        #expect(slider.isEnabled)
        let stepper = try #require(
            Stepper(element("<stepper value='2' minimumValue='1' maximumValue='5' stepValue='0.5'/>")))
        #expect(
            stepper.value == 2 && stepper.minimumValue == 1 && stepper.maximumValue == 5 && stepper.stepValue == 0.5)
        let progress = try #require(
            ProgressView(
                element("<progressView progress='0.5' progressViewStyle='bar' trackImage='t' progressImage='p'/>")))
        #expect(progress.progress == 0.5 && progress.isBarStyle && progress.trackImageName == "t")
        #expect(progress.progressImageName == "p")
        let activity = try #require(
            ActivityIndicator(
                element("<activityIndicatorView style='whiteLarge' animating='YES' hidesWhenStopped='YES'/>")))
        #expect(activity.isLarge && activity.isAnimating && activity.hidesWhenStopped && activity.style == "whiteLarge")
        let pages = try #require(
            PageControl(element("<pageControl numberOfPages='3' currentPage='1' hidesForSinglePage='YES'/>")))
        #expect(pages.numberOfPages == 3 && pages.currentPage == 1 && pages.hidesForSinglePage)
    }

    @Test func pickersAndSearchBars() throws {
        let picker = try #require(
            DatePicker(
                element(
                    """
                    <datePicker datePickerMode="date" style="wheels" minuteInterval="5">
                    <date key="date" timeIntervalSinceReferenceDate="-978267600"/>
                    <date key="minimumDate" timeIntervalSinceReferenceDate="1"><!--1 Jan--></date></datePicker>
                    """)))
        #expect(picker.mode == .date && picker.style == "wheels" && picker.minuteInterval == 5)
        #expect(picker.date == -978_267_600 && picker.minimumDate == 1 && picker.maximumDate == nil)
        #expect(try DatePicker(element("<datePicker/>"))?.mode == .dateAndTime)
        #expect(try PickerView(element("<pickerView/>")) != nil)
        let search = try #require(
            SearchBar(
                element(
                    """
                    <searchBar text="T" placeholder="P" prompt="Q" showsScopeBar="YES" showsCancelButton="YES" \
                    searchBarStyle="minimal"><scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles></searchBar>
                    """)))
        #expect(search.text == "T" && search.placeholder == "P" && search.prompt == "Q" && search.style == "minimal")
        #expect(search.showsScopeBar && search.showsCancelButton && search.scopeButtonTitles == ["A", "B"])
    }
}
