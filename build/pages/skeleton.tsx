/**
 * What a visitor sees until the program runs: the page as its first drawing has it, the device with a dark
 * display. The running page takes these elements over.
 */

import { renderToString } from 'react-dom/server'
import { factoryDevice } from '../../src/device/knowledge'
import { createDeviceStore } from '../../src/device-store'
import { DeviceProvider } from '../../src/display/use-device'
import { Page } from '../../src/page/page'

export function skeleton(): string {
  // Any device will do: the first drawing shows nothing of it.
  const device = factoryDevice('/home')
  const store = createDeviceStore(device, () => 0)
  return renderToString(
    <DeviceProvider store={store}>
      <Page />
    </DeviceProvider>,
  )
}
