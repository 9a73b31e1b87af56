/**
 * Draws the page that a visitor sees until the program runs: the device with a dark display. React takes over
 * (hydrates) these elements.
 */
import { renderToString } from 'react-dom/server'
import { Page } from '../../src/site/page/page'
import { createFactoryDevice } from '../../src/thermostat/device/knowledge'
import { createDeviceStore } from '../../src/thermostat/device-store'
import { createDeviceElements, DeviceElementsProvider } from '../../src/thermostat/display/device-elements'
import { DeviceProvider } from '../../src/thermostat/display/use-device'

export function skeleton(): string {
  // The first drawing shows nothing of the device, so any device will do.
  const device = createFactoryDevice('/home')
  const store = createDeviceStore(device, () => 0)
  return renderToString(
    <DeviceProvider value={store}>
      <DeviceElementsProvider value={createDeviceElements()}>
        <Page />
      </DeviceElementsProvider>
    </DeviceProvider>,
  )
}
