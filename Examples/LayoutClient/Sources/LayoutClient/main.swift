// Prints where views stand, from the frames that the build made of the storyboards beside this file.

import Foundation

for (device, layout) in [
    ("iPhone SE", ProfileScreenLayout.ViewController.iPhoneSE),
    ("iPhone 15", ProfileScreenLayout.ViewController.iPhone15),
] {
    print("\(device): the name stands at \(layout.nameLabel.frame)")
}

let settings = SettingsScreenLayout.ViewController.iPhone15
print("iPhone 15: the switch stands at \(settings.soundSwitch.frame)")
