import type { Happening } from '../../../thermostat/device/device'
import { useSend } from '../../../thermostat/display/use-device'
import { highlightChanges } from './highlight-changes'

/** Sends what the panel does to the device, and scrolls to the display, which a phone has above it. */
export function useHouseSend(): (happening: Happening) => void {
  const send = useHighlightingSend()
  return (happening) => {
    send(happening)
    document.querySelector('.display')?.scrollIntoView({ block: 'nearest' })
  }
}

/** Sends it, and marks what it changes on the display. */
export function useHighlightingSend(): (happening: Happening) => void {
  const send = useSend()
  return (happening) => {
    highlightChanges()
    send(happening)
  }
}
