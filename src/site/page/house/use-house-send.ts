import type { DeviceEvent } from '../../../thermostat/device/device'
import { useDeviceElements } from '../../../thermostat/display/device-elements'
import { useSend } from '../../../thermostat/display/use-device'
import { highlightChanges } from './highlight-changes'

/** Like `useHighlightingSend`, and scrolls to the display, which phones have above the house. */
export function useHouseSend(): (deviceEvent: DeviceEvent) => void {
  const send = useHighlightingSend()
  const { display } = useDeviceElements()
  return (deviceEvent) => {
    send(deviceEvent)
    display.current?.scrollIntoView({ block: 'nearest' })
  }
}

/**
 * Sends to the device, and highlights on the display what the event changes. Without scrolling, for readings that are
 * being dragged (behaviour 17.9).
 */
export function useHighlightingSend(): (deviceEvent: DeviceEvent) => void {
  const send = useSend()
  const { display } = useDeviceElements()
  return (deviceEvent) => {
    if (display.current) highlightChanges(display.current)
    send(deviceEvent)
  }
}
