/**
 * What a visitor sees until the program runs: the page as its first drawing has it, the device with a dark
 * display. The running page takes these elements over.
 */
import { renderToString } from 'react-dom/server'
import { Page } from '../../src/site/page/page'
import { factoryDevice } from '../../src/thermostat/device/knowledge'
import { createDeviceStore } from '../../src/thermostat/device-store'
import { DeviceProvider } from '../../src/thermostat/display/use-device'

export function skeleton(): string {
  // Any device will do: the first drawing shows nothing of it.
  const device = factoryDevice('/home')
  const store = createDeviceStore(device, () => 0)
  return renderToString(
    <DeviceProvider value={store}>
      <Page />
    </DeviceProvider>,
  )
}
