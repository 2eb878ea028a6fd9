// The devices that Strut knows, and the names under which they are found.

import Environment
import InterfaceDocument
import Testing

@Suite struct DeviceTests {
    @Test(arguments: Device.all)
    func isFoundUnderItsOwnName(device: Device) {
        #expect(Device.named(device.id)?.id == device.id)
    }
}
