import type { Happening } from '../../../thermostat/device/device'
import { useDeviceElements } from '../../../thermostat/display/device-elements'
import { useSend } from '../../../thermostat/display/use-device'
import { highlightChanges } from './highlight-changes'

/** Like `useHighlightingSend`, and scrolls to the display, which phones have above the house. */
export function useHouseSend(): (happening: Happening) => void {
  const send = useHighlightingSend()
  const { display } = useDeviceElements()
  return (happening) => {
    send(happening)
    display.current?.scrollIntoView({ block: 'nearest' })
  }
}

/** Sends to the device, and highlights on the display what the event changes. */
export function useHighlightingSend(): (happening: Happening) => void {
  const send = useSend()
  const { display } = useDeviceElements()
  return (happening) => {
    if (display.current) highlightChanges(display.current)
    send(happening)
  }
}
